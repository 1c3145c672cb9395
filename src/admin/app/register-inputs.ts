import type { StrapiApp } from '@strapi/strapi/admin';
import { CONTENT_TYPE } from '../../content-types';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import { LinesField } from '../forms/lines/LinesField';
import { LockNotice } from './LockNotice';
import { lockable } from '../forms/locked/lockable';
import { EnumSelect } from '../forms/inputs/EnumSelect';
import { DateField } from '../forms/inputs/DateField';
import { NumberField } from '../forms/inputs/NumberField';
import { SwitchField } from '../forms/inputs/SwitchField';
import { TextField } from '../forms/inputs/TextField';
import { AddressesField } from '../features/mails/AddressesField';
import { AttemptsField } from '../features/webhooks/AttemptsField';
import { EventsField } from '../features/webhooks/EventsField';
import { addInputs } from '../strapi/panel-parts';
import { BusinessPicker } from '../forms/inputs/BusinessPicker';
import {
  AddressSchemeField,
  CountryField,
  CurrencyField,
  EInvoiceFormatField,
  LanguageField,
  RegisterField,
  TimeZoneField,
} from '../forms/inputs/ListField';
import { CustomFields } from '../forms/metadata/CustomFields';
import { CustomFieldsField } from '../forms/inputs/CustomFieldsField';
import { CustomerPicker } from '../forms/inputs/CustomerPicker';
import { ColorField } from '../forms/inputs/ColorField';
import { LogoField } from '../forms/inputs/LogoField';
import { RecordLink } from '../forms/inputs/RecordLink';

interface Cell {
  name: string;
  label?: unknown;
  type: string;
  size?: number;
  visible?: boolean;
  attribute: { type: string; target?: string; component?: string; maxLength?: number };
}

interface Form {
  layout: {
    layout: Cell[][][];
    components: Record<string, { layout: Cell[][] }>;
    metadatas?: Record<string, unknown>;
  };
}

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
};

const TYPED: Readonly<Record<string, string>> = {
  enumeration: 'invoicing-enum',
  decimal: 'invoicing-number',
  integer: 'invoicing-number',
  date: 'invoicing-date',
  boolean: 'invoicing-switch',
};

/** Inputs of single fields. */
const OWN: Readonly<Record<string, string>> = {
  country_code: 'invoicing-country',
  currency: 'invoicing-currency',
  default_currency: 'invoicing-currency',
  time_zone: 'invoicing-time-zone',
  language: 'invoicing-language',
  registration_scheme: 'invoicing-register',
  electronic_address_scheme: 'invoicing-address-scheme',
  e_invoice_format: 'invoicing-e-invoice-format',
  logo: 'invoicing-logo',
  brand_color: 'invoicing-color',
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
  return OWN[name] ?? (isText ? 'invoicing-text' : TYPED[attribute.type]) ?? type;
}

/** Hides "max. 255 characters" below each field. The service still checks lengths. */
function withInput(cell: Cell): Cell {
  const { maxLength: _hidden, ...attribute } = cell.attribute;
  return { ...cell, type: inputOf(cell), attribute };
}

const LINES = ['billing.invoice-line', 'billing.quotation-line', 'billing.credit-note-line'];

const hasLines = (row: Cell[]): boolean =>
  row.some(({ attribute }) => LINES.includes(attribute.component ?? ''));

/** A row that shows something of ours. Strapi asks for the right to read the field that it names. */
const ownRow = (type: string, name: string): Cell[] => [
  { name, label: '', type, attribute: { type: 'string' }, size: 12, visible: true },
];

/**
 * Status and figures, which the totals beside the form show. Buttons change a status, and payments the
 * amount paid. An older service stored these fields with its views.
 */
const SHOWN_BESIDE = ['state', 'amount_paid', 'subtotal', 'tax_amount', 'total', 'amount_credited'];

/** The lines are one input of ours, which Strapi knows by a field of theirs that it may read. */
const withLines = (row: Cell[]): Cell[] =>
  row.map((cell) =>
    LINES.includes(cell.attribute.component ?? '')
      ? {
          ...cell,
          name: `${cell.name}.description`,
          type: 'invoicing-lines',
          attribute: { type: 'string' },
        }
      : cell,
  );

/** The rows of a form without some of its fields. */
const without = (panels: Cell[][][], names: readonly string[]): Cell[][][] =>
  panels.map((rows) =>
    rows
      .map((row) => row.filter(({ name }) => !names.includes(name)))
      .filter((row) => row.length > 0),
  );

/** The form of a document begins with the notice of its lock, and has its lines in a table. */
function ofDocument(panels: Cell[][][]): Cell[][][] {
  if (!panels.some((rows) => rows.some(hasLines))) return panels;
  const shown = without(panels, SHOWN_BESIDE);
  const [first = [], ...rest] = shown.map((rows) => rows.map(withLines));
  return [[ownRow('invoicing-lock-notice', 'state'), ...first], ...rest];
}

/** Custom fields stand before the lines, else last. The rest of the metadata stands beside the form. */
function withCustomFields(panels: Cell[][][]): Cell[][][] {
  const shown = without(panels, ['metadata']);
  const own = ownRow('invoicing-custom-fields', 'metadata');
  const place = shown.findIndex((rows) => rows.some(hasLines));
  if (place < 0) return [...shown.slice(0, -1), [...(shown.at(-1) ?? []), own]];
  return shown.map((rows, index) => {
    if (index !== place) return rows;
    const lines = rows.findIndex(hasLines);
    return [...rows.slice(0, lines), own, ...rows.slice(lines)];
  });
}

function mutate(form: Form): Form {
  const { components, metadatas = {} } = form.layout;
  const rows = (cells: Cell[][]) => cells.map((row) => row.map(withInput));
  const panels = form.layout.layout.map(rows);
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

/**
 * Replaces Strapi's inputs with ours. Strapi's offer every customer of every business, read `12,5` as
 * 125, and change the day of a typed date.
 */
export function registerInputs(app: StrapiApp): void {
  addInputs(app, {
    'invoicing-business': lockable(BusinessPicker),
    'invoicing-customer': lockable(CustomerPicker),
    'invoicing-record-link': RecordLink,
    'invoicing-events': EventsField,
    'invoicing-attempts': AttemptsField,
    'invoicing-addresses': AddressesField,
    'invoicing-enum': lockable(EnumSelect),
    'invoicing-number': lockable(NumberField),
    'invoicing-text': lockable(TextField),
    'invoicing-lock-notice': LockNotice,
    'invoicing-lines': LinesField,
    'invoicing-date': lockable(DateField),
    'invoicing-switch': SwitchField,
    'invoicing-country': CountryField,
    'invoicing-currency': lockable(CurrencyField),
    'invoicing-time-zone': TimeZoneField,
    'invoicing-language': LanguageField,
    'invoicing-register': RegisterField,
    'invoicing-address-scheme': AddressSchemeField,
    'invoicing-e-invoice-format': EInvoiceFormatField,
    'invoicing-logo': LogoField,
    'invoicing-color': ColorField,
    'invoicing-custom-field-names': CustomFieldsField,
    'invoicing-custom-fields': CustomFields,
  });
  const hook = 'Admin/CM/pages/EditView/mutate-edit-view-layout';
  app.registerHook(hook, (form: unknown) => mutate(form as Form));
}
