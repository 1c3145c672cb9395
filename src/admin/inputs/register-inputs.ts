import type { StrapiApp } from '@strapi/strapi/admin';
import { CONTENT_TYPE } from '../../content-types';
import { EnumSelect } from './EnumSelect';
import { DateField } from './typed/DateField';
import { NumberField } from './typed/NumberField';
import { TaxRateField } from './typed/TaxRateField';
import { AttemptsField } from '../webhooks/AttemptsField';
import { EventsField } from '../webhooks/EventsField';
import { addInputs } from '../strapi-overrides/panel-parts';
import { BusinessPicker } from './BusinessPicker';
import { CountryField, CurrencyField, LanguageField, TimeZoneField } from './lists/ListField';
import { CustomerPicker } from './CustomerPicker';
import { QuotationLink } from './QuotationLink';

interface Cell {
  name: string;
  label?: unknown;
  type: string;
  attribute: { type: string; target?: string; maxLength?: number };
}

interface Form {
  layout: { layout: Cell[][][]; components: Record<string, { layout: Cell[][] }> };
}

const PICKERS: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.business]: 'invoicing-business',
  [CONTENT_TYPE.customer]: 'invoicing-customer',
  [CONTENT_TYPE.quotation]: 'invoicing-quotation-link',
};

/** Lists that Strapi would show as JSON. */
const LISTS: Readonly<Record<string, string>> = {
  events: 'invoicing-events',
  attempt_log: 'invoicing-attempts',
};

const TYPED: Readonly<Record<string, string>> = {
  enumeration: 'invoicing-enum',
  decimal: 'invoicing-number',
  integer: 'invoicing-number',
  date: 'invoicing-date',
};

/** Inputs of single fields. */
const OWN: Readonly<Record<string, string>> = {
  tax_rate: 'invoicing-tax-rate',
  country_code: 'invoicing-country',
  currency: 'invoicing-currency',
  default_currency: 'invoicing-currency',
  time_zone: 'invoicing-time-zone',
  language: 'invoicing-language',
};

/** Labels that an older service stored with its views, and what they are called now. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: { Country: 'Country as printed' },
};

function inputOf({ name, type, attribute }: Cell): string {
  if (attribute.type === 'json') return LISTS[name] ?? type;
  if (attribute.type === 'relation') return PICKERS[attribute.target ?? ''] ?? type;
  return OWN[name] ?? TYPED[attribute.type] ?? type;
}

/** Hides "max. 255 characters" below each field. The service still checks lengths. */
function withInput(cell: Cell): Cell {
  const { maxLength: _hidden, ...attribute } = cell.attribute;
  const label = RENAMED[cell.name]?.[String(cell.label)] ?? cell.label;
  return { ...cell, label, type: inputOf(cell), attribute };
}

function mutate(form: Form): Form {
  const { layout, components } = form.layout;
  const rows = (cells: Cell[][]) => cells.map((row) => row.map(withInput));
  return {
    ...form,
    layout: {
      ...form.layout,
      layout: layout.map(rows),
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
    'invoicing-business': BusinessPicker,
    'invoicing-customer': CustomerPicker,
    'invoicing-quotation-link': QuotationLink,
    'invoicing-events': EventsField,
    'invoicing-attempts': AttemptsField,
    'invoicing-enum': EnumSelect,
    'invoicing-number': NumberField,
    'invoicing-tax-rate': TaxRateField,
    'invoicing-date': DateField,
    'invoicing-country': CountryField,
    'invoicing-currency': CurrencyField,
    'invoicing-time-zone': TimeZoneField,
    'invoicing-language': LanguageField,
  });
  const hook = 'Admin/CM/pages/EditView/mutate-edit-view-layout';
  app.registerHook(hook, (form: unknown) => mutate(form as Form));
}
