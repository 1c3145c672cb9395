import type { Profile } from './profile';

/** A second tax of a line has no field here, so its line is refused: its total differs. */
export const FRESHBOOKS: Profile = {
  id: 'freshbooks',
  name: 'FreshBooks',
  exports: {
    customers: [
      {
        shownBy: ['Organization', 'First Name', 'Last Name', 'Province/State', 'Postal Code'],
        fills: {
          Organization: 'name',
          'First Name': 'first_name',
          'Last Name': 'last_name',
          Email: 'email',
          Phone: 'phone',
          Street: 'address',
          City: 'city',
          'Province/State': 'state',
          Country: 'country_code',
          'Postal Code': 'postal_code',
          Notes: 'notes',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['Invoice #', 'Date Issued', 'Line Subtotal', 'Tax 1 Amount', 'Line Total'],
        fills: {
          'Client Name': 'customer_name',
          'Invoice #': 'invoice_number',
          'Date Issued': 'issue_date',
          'Invoice Status': 'status',
          'Date Paid': 'paid_on',
          'Item Name': 'item',
          'Item Description': 'description',
          Rate: 'unit_price',
          Quantity: 'quantity',
          'Discount Percentage': 'discount_rate',
          'Line Subtotal': 'line_net',
          'Tax 1 Amount': 'line_tax',
          'Line Total': 'line_gross',
          Currency: 'currency',
        },
      },
    ],
  },
};
