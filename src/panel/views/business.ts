import type { View } from './view';

const numbersHelp = (prefix: string): string =>
  `{YYYY}, {YY} and {MM} come from the issue date: ${prefix}-{YYYY}-{000} gives ${prefix}-2026-001, and counts anew each year.`;

export const BUSINESS_VIEW: View = {
  namedBy: 'name',
  columns: ['name', 'legal_name', 'country', 'default_currency'],
  form: [
    [
      ['name', 6],
      ['legal_name', 6],
    ],
    [
      ['default_currency', 4],
      ['time_zone', 4],
      ['tax_id', 4],
    ],
    [['address', 12]],
    [
      ['postal_code', 3],
      ['city', 3],
      ['state', 3],
      ['country', 3],
    ],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [['logo', 6]],
    [
      ['tax_rounding', 4],
      ['zero_rate_category', 4],
    ],
    [['default_terms', 12]],
    [
      ['invoice_number_pattern', 6],
      ['quotation_number_pattern', 6],
    ],
    [['members', 6]],
  ],
  fields: {
    name: { label: 'Name', help: 'The name that customers know.', placeholder: 'Acme' },
    legal_name: {
      label: 'Legal name',
      help: 'Printed on documents instead of the name.',
      placeholder: 'Acme Ltd',
    },
    address: { label: 'Address', help: 'Street and number, on one or more lines.' },
    city: { label: 'City' },
    state: { label: 'State or region' },
    country: { label: 'Country' },
    postal_code: { label: 'Postal code' },
    tax_id: { label: 'Tax number', help: 'Printed on documents.', placeholder: 'DE123456789' },
    email: { label: 'Email', help: 'Printed on documents.', placeholder: 'billing@example.com' },
    phone: { label: 'Phone' },
    logo: { label: 'Logo', help: 'PNG or JPEG, printed on documents.' },
    time_zone: {
      label: 'Time zone',
      help: 'Determines on which day a document is issued, overdue or expired.',
      placeholder: 'Europe/Berlin',
    },
    default_currency: {
      label: 'Currency',
      help: 'Three-letter code for new documents.',
      placeholder: 'EUR',
    },
    tax_rounding: {
      label: 'Tax rounding',
      help: 'Whether the tax of each line is rounded, or of all lines of a rate together. Issued documents keep theirs.',
    },
    zero_rate_category: {
      label: 'Tax category at 0 %',
      help: 'For new lines at 0 % without a category.',
    },
    default_terms: { label: 'Terms', help: 'Used when a new document has no terms.' },
    invoice_number_pattern: {
      label: 'Invoice numbers',
      help: numbersHelp('INV'),
      placeholder: 'INV-{00000}',
    },
    quotation_number_pattern: {
      label: 'Quotation numbers',
      help: numbersHelp('QT'),
      placeholder: 'QT-{00000}',
    },
    members: {
      label: 'Members',
      help: 'Users with a limited role may work on this business if they are listed here.',
      namedBy: 'firstname',
    },
    api_tokens: { label: 'API keys' },
  },
};
