import type { View } from './view';

export const CUSTOMER_VIEW: View = {
  namedBy: 'name',
  columns: ['name', 'email', 'city', 'business'],
  form: [
    [
      ['name', 6],
      ['business', 6],
    ],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [['address', 12]],
    [
      ['postal_code', 3],
      ['city', 3],
      ['state', 3],
      ['country', 3],
    ],
    [['tax_id', 6]],
    [['notes', 12]],
  ],
  fields: {
    name: { label: 'Name', placeholder: 'Ada Lovelace Ltd' },
    business: {
      label: 'Business',
      help: 'The business of this customer. You cannot change it later.',
      namedBy: 'name',
    },
    email: { label: 'Email', placeholder: 'ada@example.com' },
    phone: { label: 'Phone' },
    address: { label: 'Address', help: 'Street and number, on one or more lines.' },
    city: { label: 'City' },
    state: { label: 'State or region' },
    country: { label: 'Country' },
    postal_code: { label: 'Postal code' },
    tax_id: { label: 'Tax number', help: 'Printed on documents.' },
    notes: { label: 'Notes', help: 'For internal use, never printed.' },
  },
};
