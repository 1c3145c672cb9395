import { checkFormerVatId } from '../../domain/vat-id';
import { z } from 'zod';
import { checkFlag } from '../../domain/checks';
import { E_INVOICE_FORMATS } from '../../domain/e-invoice-formats';
import type { CUSTOMER_API_FIELDS } from '../../domain/fields/records';
import { LANGUAGES } from '../../domain/languages';
import { CONTACTS, CONTACTS_CHANGE } from './contacts';
import { DELIVERY_CHANGE_OF_CUSTOMER, DELIVERY_OF_CUSTOMER } from './delivery-address';
import { PARTY_DEFAULTS } from './defaults';
import { METADATA, METADATA_CHANGE } from './metadata';
import {
  changeable,
  clearable,
  countryCode,
  COUNTRY_CODE_DOC,
  DOCS,
  email,
  IDENTIFIER_DOCS,
  IDENTIFIERS,
  name,
  oneOf,
  optional,
  required,
  text,
  verbatimNumber,
  VAT_ID_DOC,
  vatId,
} from '../../validation/fields';

const LONG = { address: 1000, notes: 10_000 } as const;

const docs = {
  name: DOCS.text('Trimmed; must not be empty.'),
  customer_number: DOCS.text(
    'Unique in the business, without regard to upper and lower case. Omitted, it is drawn where the business has a pattern.',
  ),
  email: { ...DOCS.text('An e-mail address.'), format: 'email' },
  phone: DOCS.text('Telephone number, in any notation.'),
  address: DOCS.text('Street address.', LONG.address),
  city: DOCS.text('City.'),
  state: DOCS.text('State or province.'),
  country: DOCS.text('Country, as it is printed.'),
  country_code: COUNTRY_CODE_DOC,
  postal_code: DOCS.text('Postal code.'),
  tax_id: DOCS.text('Tax identification number.'),
  vat_id: VAT_ID_DOC,
  buyer_reference: DOCS.text(
    'A text that the customer wants on its documents, such as a cost centre.',
  ),
  language: { enum: [...LANGUAGES, null], description: 'The language of the customer.' },
  ...IDENTIFIER_DOCS,
  notes: DOCS.text('Internal notes; never printed.', LONG.notes),
};

const checks = {
  customer_number: verbatimNumber,
  email,
  phone: text(),
  address: text(LONG.address),
  city: text(),
  state: text(),
  country: text(),
  country_code: countryCode,
  postal_code: text(),
  tax_id: text(),
  vat_id: vatId,
  buyer_reference: text(),
  language: oneOf(LANGUAGES),
  ...IDENTIFIERS,
  notes: text(LONG.notes),
} satisfies Record<
  Exclude<
    (typeof CUSTOMER_API_FIELDS)[number]['name'],
    'name' | 'contacts' | 'delivery_address' | 'metadata'
  >,
  unknown
>;

type OptionalField = keyof typeof checks;

function eachField<T>(make: (field: OptionalField) => T): Record<OptionalField, T> {
  const fields = Object.keys(checks) as OptionalField[];
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<
    OptionalField,
    T
  >;
}

/** Body of POST /api/v1/customers. */
export const CUSTOMER_CREATE = z
  .object({
    name: required(name, docs.name),
    ...eachField((field) => optional(checks[field], docs[field])),
    language: optional(checks.language, docs.language),
    delivery_address: DELIVERY_OF_CUSTOMER,
    contacts: CONTACTS,
    metadata: METADATA,
  })
  .meta({ id: 'CustomerCreate', title: 'Customer to create' });

/** Body of PATCH /api/v1/customers/{id}: every field may be sent alone; `null` clears all but the name. */
export const CUSTOMER_UPDATE = z
  .object({
    name: changeable(name, docs.name),
    ...eachField((field) => clearable(checks[field], docs[field])),
    language: clearable(checks.language, docs.language),
    vat_id: clearable(checkFormerVatId, docs.vat_id),
    delivery_address: DELIVERY_CHANGE_OF_CUSTOMER,
    contacts: CONTACTS_CHANGE,
    metadata: METADATA_CHANGE,
  })
  .meta({ id: 'CustomerUpdate', title: 'Change to a customer' });

/** A customer as the panel saves it: the API has no part in the defaults. */
export const CUSTOMER_RECORD = CUSTOMER_CREATE.extend({
  ...PARTY_DEFAULTS,
  e_invoice_format: optional(oneOf(E_INVOICE_FORMATS), {}),
  no_reminders: optional(checkFlag, {}),
});

type CustomerRecord = z.infer<typeof CUSTOMER_RECORD>;
/** The fields that the panel alone saves. */
interface OfPanel extends Pick<
  CustomerRecord,
  'payment_term_days' | 'e_invoice_format' | 'no_reminders'
> {
  /** Per cent, as exact text. */
  default_tax_rate: string | null;
}
export type CustomerCreate = z.infer<typeof CUSTOMER_CREATE> & Partial<OfPanel>;
export type CustomerUpdate = z.infer<typeof CUSTOMER_UPDATE> & Partial<OfPanel>;
