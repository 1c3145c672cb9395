import type { FieldView } from './view';

/** Rows and texts of the fields that businesses and customers share. */
export const ADDRESS_ROWS = [
  [['address', 12]],
  [
    ['postal_code', 4],
    ['city', 4],
    ['state', 4],
  ],
  [
    ['country_code', 6],
    ['country', 6],
  ],
] as const;

export const TAX_NUMBERS_ROW = [
  ['tax_id', 6],
  ['vat_id', 6],
] as const;

export const ADDRESS_FIELDS = {
  address: { label: 'Address', help: 'Street and number, on one or more lines.' },
  city: { label: 'City' },
  state: { label: 'State or region' },
  country_code: { label: 'Country', help: 'Type a name or a code.' },
  country: { label: 'Country as printed', help: 'If empty, the name of the country.' },
  postal_code: { label: 'Postal code' },
  vat_id: {
    label: 'VAT number',
    help: 'With the country prefix. Printed on documents.',
    placeholder: 'DE123456789',
  },
} as const satisfies Readonly<Record<string, FieldView>>;

/** Rows and texts of the identifiers that e-invoices carry. */
export const IDENTIFIER_ROWS = [
  [
    ['registration_id', 6],
    ['registration_scheme', 6],
  ],
  [
    ['electronic_address', 6],
    ['electronic_address_scheme', 6],
  ],
] as const;

export const IDENTIFIER_FIELDS = {
  registration_id: {
    label: 'Registration number',
    help: 'For e-invoices: the number in a register of companies.',
    placeholder: '552100554',
  },
  registration_scheme: {
    label: 'Register',
    help: 'Whose number it is, by ISO/IEC 6523. Optional.',
  },
  electronic_address: {
    label: 'Electronic address',
    help: 'Where e-invoices are delivered. If empty, the VAT number, else the email address.',
  },
  electronic_address_scheme: {
    label: 'Kind of address',
    help: 'The scheme of the electronic address, by the list EAS.',
  },
} as const satisfies Readonly<Record<string, FieldView>>;
