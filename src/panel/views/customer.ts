import {
  ADDRESS_FIELDS,
  ADDRESS_ROWS,
  IDENTIFIER_FIELDS,
  IDENTIFIER_ROWS,
  TAX_NUMBERS_ROW,
} from './party';
import type { View } from './view';

export const CUSTOMER_VIEW: View = {
  namedBy: 'name',
  columns: ['name', 'email', 'city', 'business'],
  form: [
    [
      ['name', 6],
      ['customer_number', 6],
    ],
    [['business', 6]],
    [
      ['email', 6],
      ['phone', 6],
    ],
    [['contacts', 12]],
    ...ADDRESS_ROWS,
    [['delivery_address', 12]],
    TAX_NUMBERS_ROW,
    [
      ['buyer_reference', 6],
      ['language', 6],
    ],
    ...IDENTIFIER_ROWS,
    [
      ['e_invoice_format', 6],
      ['no_reminders', 6],
    ],
    [
      ['default_tax_rate', 6],
      ['payment_term_days', 6],
    ],
    [['notes', 12]],
  ],
  fields: {
    name: { label: 'Name', placeholder: 'Ada Lovelace Ltd' },
    customer_number: {
      label: 'Customer number',
      help: 'Printed on documents. If empty, a new customer gets one where the business has a pattern.',
    },
    business: {
      label: 'Business',
      help: 'The business of this customer. You cannot change it later.',
      namedBy: 'name',
    },
    email: { label: 'Email', placeholder: 'ada@example.com' },
    phone: { label: 'Phone' },
    contacts: {
      label: 'Contacts',
      help: 'Documents and reminders go to the contacts that receive them, else to the email of the customer. Contacts that may use the portal are invited by email when you save.',
    },
    ...ADDRESS_FIELDS,
    delivery_address: {
      label: 'Delivery address',
      help: 'Where new documents deliver, if not here. Printed.',
    },
    tax_id: { label: 'Tax number', help: 'Printed on documents.' },
    buyer_reference: {
      label: 'Buyer reference',
      help: 'Printed on documents as "Your Reference", such as a cost centre.',
    },
    language: { label: 'Language', help: 'The language in which you write to this customer.' },
    ...IDENTIFIER_FIELDS,
    e_invoice_format: {
      label: 'E-invoice format',
      help: 'The format that this customer wants. It comes first when you download an e-invoice.',
    },
    no_reminders: {
      label: 'No reminders',
      help: 'This customer gets no reminders of unpaid invoices.',
    },
    default_tax_rate: { label: 'Usual tax %', help: 'If empty, that of the business.' },
    payment_term_days: {
      label: 'Days to pay',
      help: 'From 0 to 365. If empty, those of the business.',
    },
    metadata: { label: 'Metadata' },
    notes: { label: 'Notes', help: 'For internal use, never printed.' },
  },
};
