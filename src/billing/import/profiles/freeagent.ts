import type { Profile } from './profile';

export const FREEAGENT: Profile = {
  id: 'freeagent',
  name: 'FreeAgent',
  exports: {
    customers: [
      {
        shownBy: ['Organisation', 'First name', 'Last name', 'Address 1', 'Town', 'Postcode'],
        fills: {
          Organisation: 'name',
          'First name': 'first_name',
          'Last name': 'last_name',
          Email: 'email',
          'Phone number': 'phone',
          Telephone: 'phone',
          'Address 1': 'address',
          'Address 2': 'address_2',
          'Address 3': 'address_3',
          Town: 'city',
          Region: 'state',
          Postcode: 'postal_code',
          Country: 'country_code',
          'Sales tax registration number': 'tax_id',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['Reference', 'Dated on', 'Contact', 'Net value', 'Total value'],
        fills: {
          Reference: 'invoice_number',
          'Dated on': 'issue_date',
          'Due on': 'due_date',
          Contact: 'customer_name',
          'PO reference': 'order_reference',
          Currency: 'currency',
          'Net value': 'subtotal',
          'Sales tax': 'tax_total',
          'Total value': 'total',
          'Paid value': 'amount_paid',
          'Paid on': 'paid_on',
          Status: 'status',
        },
      },
    ],
  },
};
