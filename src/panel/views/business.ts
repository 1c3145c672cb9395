import type { View } from './view';

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
    [['default_terms', 12]],
    [['members', 6]],
  ],
  fields: {
    name: { label: 'Name', help: 'As customers know it.', placeholder: 'Acme' },
    legal_name: {
      label: 'Legal name',
      help: 'Printed on documents in place of the name.',
      placeholder: 'Acme Ltd',
    },
    address: { label: 'Address', help: 'Street and number; several lines are fine.' },
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
      help: 'Decides which day it is: issue dates, overdue, expired.',
      placeholder: 'Europe/Berlin',
    },
    default_currency: {
      label: 'Currency',
      help: 'Three letters, for new documents.',
      placeholder: 'EUR',
    },
    default_terms: { label: 'Terms', help: 'For new documents that say none.' },
    members: {
      label: 'Members',
      help: 'Who may work on it, among people whose role is limited to their own businesses.',
      namedBy: 'firstname',
    },
    api_tokens: { label: 'API keys' },
  },
};
