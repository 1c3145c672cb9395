import type { Profile } from './profile';

export const STRIPE: Profile = {
  id: 'stripe',
  name: 'Stripe',
  exports: {
    customers: [
      {
        shownBy: ['id', 'Description', 'Created (UTC)', 'Delinquent'],
        fills: {
          id: 'metadata.imported_id',
          Name: 'name',
          Email: 'email',
          Description: 'notes',
          Phone: 'phone',
          'Address Line1': 'address',
          'Address Line2': 'address_2',
          'Address City': 'city',
          'Address State': 'state',
          'Address Postal Code': 'postal_code',
          'Address Country': 'country_code',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['id', 'Number', 'Date (UTC)', 'Total', 'Amount Paid', 'Customer Email'],
        fills: {
          id: 'metadata.imported_id',
          Number: 'invoice_number',
          'Date (UTC)': 'issue_date',
          'Due Date (UTC)': 'due_date',
          Currency: 'currency',
          Tax: 'tax_total',
          Total: 'total',
          'Amount Paid': 'amount_paid',
          Status: 'status',
          'Customer Name': 'customer_name',
          'Customer Email': 'customer_email',
        },
      },
    ],
  },
};
