import type { ComponentType } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';
import { CONTENT_TYPE } from '../../content-types';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import { LinesField } from '../forms/lines/LinesField';
import { ofBusiness, ofDocument, withCustomFields, type Cell, type Form } from './form-panels';
import { LockNotice } from './LockNotice';
import { More, shownInFrance, shownWhereNeeded, WHERE_NEEDED } from '../forms/more/More';
import { BankAccountField } from '../forms/more/BankAccountField';
import { LongTextField, ToldField } from '../forms/inputs/LongTextField';
import { DeliveryAddressField } from '../forms/inputs/DeliveryAddressField';
import { TopicHeading } from '../forms/more/Topics';
import type { InputProps } from '../forms/inputs/input-props';
import { lockable } from '../forms/locked/lockable';
import { EnumSelect } from '../forms/inputs/EnumSelect';
import { DateField } from '../forms/inputs/DateField';
import { IssueDate } from '../forms/more/IssueDate';
import { FirstTax } from '../features/country/FirstTax';
import { NarrowHead } from '../forms/more/NarrowHead';
import { NumberField, PriceField } from '../forms/inputs/NumberField';
import { SwitchField } from '../forms/inputs/SwitchField';
import { TextField } from '../forms/inputs/TextField';
import { AddressesField } from '../features/mails/AddressesField';
import { AttemptsField } from '../features/webhooks/AttemptsField';
import { EventsField } from '../features/webhooks/EventsField';
import { LookField } from '../features/look/LookField';
import { LOOK } from '../features/look/use-look';
import { addInputs } from '../strapi/panel-parts';
import { BusinessPicker } from '../forms/inputs/BusinessPicker';
import {
  AddressSchemeField,
  CountryField,
  CurrencyField,
  DayOfMonthField,
  EInvoiceFormatField,
  LanguageField,
  RegisterField,
  TimeZoneField,
  UnitField,
} from '../forms/inputs/ListField';
import { BankAccountsField } from '../forms/inputs/BankAccountsField';
import { ContactsField } from '../forms/inputs/ContactsField';
import { CustomFields } from '../forms/metadata/CustomFields';
import { CustomFieldsField } from '../forms/inputs/CustomFieldsField';
import { CustomerPicker } from '../forms/inputs/CustomerPicker';
import { MomentField } from '../forms/inputs/MomentField';
import { RecordLink } from '../forms/inputs/RecordLink';

const PICKERS: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.business]: 'invoicing-business',
  [CONTENT_TYPE.customer]: 'invoicing-customer',
  [CONTENT_TYPE.quotation]: 'invoicing-record-link',
  [CONTENT_TYPE.invoice]: 'invoicing-record-link',
  [CONTENT_TYPE.creditNote]: 'invoicing-record-link',
};

/** Lists that Strapi would show as JSON. */
const LISTS: Readonly<Record<string, string>> = {
  events: 'invoicing-events',
  attempt_log: 'invoicing-attempts',
  recipients: 'invoicing-addresses',
  copies: 'invoicing-addresses',
  custom_fields: 'invoicing-custom-field-names',
  contacts: 'invoicing-contacts',
  bank_accounts: 'invoicing-bank-accounts',
  delivery_address: 'invoicing-delivery-address',
  [LOOK]: 'invoicing-look',
  // Those of a recurring invoice. Other lines are components.
  items: 'invoicing-lines',
};

const TYPED: Readonly<Record<string, string>> = {
  enumeration: 'invoicing-enum',
  decimal: 'invoicing-number',
  integer: 'invoicing-number',
  date: 'invoicing-date',
  // Forms show them, and only the service sets them.
  datetime: 'invoicing-moment',
  boolean: 'invoicing-switch',
};

/** Inputs of single fields. */
const OWN: Readonly<Record<string, string>> = {
  issue_date: 'invoicing-issue-date',
  country_code: 'invoicing-country',
  currency: 'invoicing-currency',
  default_currency: 'invoicing-currency',
  time_zone: 'invoicing-time-zone',
  unit_code: 'invoicing-unit',
  language: 'invoicing-language',
  registration_scheme: 'invoicing-register',
  electronic_address_scheme: 'invoicing-address-scheme',
  e_invoice_format: 'invoicing-e-invoice-format',
  day_of_month: 'invoicing-day-of-month',
  bank_account_id: 'invoicing-bank-account',
  coded_notes: 'invoicing-french-texts',
  decided_by: 'invoicing-told',
  decision_remark: 'invoicing-told',
  unit_price: 'invoicing-price',
  amount: 'invoicing-price',
  unallocated_amount: 'invoicing-price',
};

/** The fields of documents: an input of theirs locks with the document. */
const LOCKABLE = (['invoice', 'quotation'] as const).flatMap((kind) =>
  fieldsOf(kind)
    .filter(({ initial }) => initial === undefined)
    .map((field) => columnName(kind, field)),
);

function inputOf({ name, type, attribute }: Cell): string {
  if (attribute.type === 'json') return LISTS[name] ?? type;
  if (attribute.type === 'relation') return PICKERS[attribute.target ?? ''] ?? type;
  const isText = attribute.type === 'string' && LOCKABLE.includes(name);
  // That of an invoice is a choice.
  if (isText && name === 'business_process') return 'invoicing-french-text';
  return OWN[name] ?? (isText ? 'invoicing-text' : TYPED[attribute.type]) ?? type;
}

/** Marks a field that the service requires. No field shows "max. 255 characters": the service checks lengths. */
function withInput(cell: Cell): Cell {
  const { maxLength: _hidden, ...attribute } = cell.attribute;
  const { mandatory = cell.required ?? false } = attribute;
  return { ...cell, type: inputOf(cell), attribute, required: mandatory };
}

function mutate(form: Form): Form {
  const { components, metadatas = {} } = form.layout;
  const rows = (cells: Cell[][]) => cells.map((row) => row.map(withInput));
  const panels = ofBusiness(form.layout.layout.map(rows));
  return {
    ...form,
    layout: {
      ...form.layout,
      layout: ofDocument('metadata' in metadatas ? withCustomFields(panels) : panels),
      components: Object.fromEntries(
        Object.entries(components).map(([uid, component]) => [
          uid,
          { ...component, layout: rows(component.layout) },
        ]),
      ),
    },
  };
}

const INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  'invoicing-business': lockable(BusinessPicker),
  'invoicing-customer': lockable(CustomerPicker),
  'invoicing-record-link': RecordLink,
  'invoicing-events': EventsField,
  'invoicing-attempts': AttemptsField,
  'invoicing-addresses': AddressesField,
  'invoicing-enum': lockable(EnumSelect),
  'invoicing-number': lockable(NumberField),
  'invoicing-price': PriceField,
  'invoicing-text': lockable(TextField),
  'invoicing-lock-notice': LockNotice,
  'invoicing-lines': LinesField,
  'invoicing-date': lockable(DateField),
  'invoicing-issue-date': lockable(IssueDate),
  'invoicing-moment': MomentField,
  'invoicing-switch': SwitchField,
  'invoicing-country': CountryField,
  'invoicing-currency': lockable(CurrencyField),
  'invoicing-time-zone': TimeZoneField,
  'invoicing-unit': UnitField,
  'invoicing-language': LanguageField,
  'invoicing-register': RegisterField,
  'invoicing-address-scheme': AddressSchemeField,
  'invoicing-e-invoice-format': EInvoiceFormatField,
  'invoicing-day-of-month': lockable(DayOfMonthField),
  'invoicing-look': LookField,
  'invoicing-topic': TopicHeading,
  'invoicing-narrow-head': NarrowHead,
  'invoicing-told': ToldField,
  'invoicing-more': More,
  'invoicing-bank-account': BankAccountField,
  'invoicing-french-text': shownInFrance(TextField),
  'invoicing-french-texts': shownInFrance(LongTextField),
  'invoicing-first-tax': FirstTax,
  'invoicing-delivery-address': DeliveryAddressField,
  'invoicing-custom-field-names': CustomFieldsField,
  'invoicing-contacts': ContactsField,
  'invoicing-bank-accounts': BankAccountsField,
  'invoicing-custom-fields': CustomFields,
};

/**
 * Replaces Strapi's inputs with ours. Strapi's offer every customer of every business, read `12,5` as
 * 125, and change the day of a typed date.
 */
export function registerInputs(app: StrapiApp): void {
  const whereNeeded = Object.entries(INPUTS).map(([type, Input]) => [
    `${type}${WHERE_NEEDED}`,
    shownWhereNeeded(Input as ComponentType<InputProps>),
  ]);
  addInputs(app, { ...INPUTS, ...Object.fromEntries(whereNeeded) });
  const hook = 'Admin/CM/pages/EditView/mutate-edit-view-layout';
  app.registerHook(hook, (form: unknown) => mutate(form as Form));
}
