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
      help: 'Whose customer this is. It cannot be changed later.',
      namedBy: 'name',
    },
    email: { label: 'Email', placeholder: 'ada@example.com' },
    phone: { label: 'Phone' },
    address: { label: 'Address', help: 'Street and number; several lines are fine.' },
    city: { label: 'City' },
    state: { label: 'State or region' },
    country: { label: 'Country' },
    postal_code: { label: 'Postal code' },
    tax_id: { label: 'Tax number', help: 'Printed on documents.' },
    notes: { label: 'Notes', help: 'For yourselves: never printed.' },
  },
};
