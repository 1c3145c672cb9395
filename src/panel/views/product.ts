import type { View } from './view';

export const PRODUCT_VIEW: View = {
  namedBy: 'name',
  columns: ['name', 'sku', 'unit_price', 'currency', 'active', 'business'],
  form: [
    [
      ['name', 6],
      ['business', 6],
    ],
    [['description', 12]],
    [
      ['sku', 6],
      ['active', 6],
    ],
    [
      ['unit_price', 4],
      ['currency', 4],
      ['unit_code', 4],
    ],
    [
      ['tax_rate', 6],
      ['tax_category', 6],
    ],
  ],
  fields: {
    name: { label: 'Name', placeholder: 'Consulting' },
    business: {
      label: 'Business',
      help: 'The business that sells this. You cannot change it later.',
      namedBy: 'name',
    },
    description: {
      label: 'Description',
      help: 'Fills the description of a line. If empty, the name does.',
    },
    sku: { label: 'Article number', help: 'Unique in the business.', placeholder: 'CONS-1' },
    active: { label: 'Active', help: 'If off, lines no longer offer it. Old lines keep it.' },
    unit_price: { label: 'Unit price', help: 'Before tax. At most 6 decimals.' },
    currency: { label: 'Currency', help: 'If empty, that of each document.' },
    unit_code: {
      label: 'Unit',
      help: 'Chosen by its name. Codes of UN/ECE Recommendation 20 can be typed, too.',
    },
    tax_rate: { label: 'Tax %', help: 'If empty, the usual rate of the customer or business.' },
    tax_category: { label: 'Tax category', help: 'If empty, that of each document.' },
    metadata: { label: 'Metadata' },
  },
};
