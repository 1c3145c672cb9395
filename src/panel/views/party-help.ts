import type { FieldView } from './view';

/** Help texts of fields that businesses and customers share. */
export const COUNTRY_HELP = 'Type a name or a code.';
export const PRINTED_COUNTRY_HELP = 'If empty, the name of the country.';
export const VAT_ID_HELP = 'With the country prefix. Printed on documents.';

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
    help: 'Where e-invoices are delivered. If empty, the VAT number, else the e-mail address.',
  },
  electronic_address_scheme: {
    label: 'Kind of address',
    help: 'The scheme of the electronic address, by the list EAS.',
  },
} as const satisfies Readonly<Record<string, FieldView>>;
