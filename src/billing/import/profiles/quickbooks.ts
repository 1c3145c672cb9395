import type { Profile } from './profile';

export const QUICKBOOKS: Profile = {
  id: 'quickbooks',
  name: 'QuickBooks Online',
  exports: {
    customers: [
      {
        shownBy: ['Customer full name', 'Phone numbers', 'Bill address'],
        fills: {
          'Customer full name': 'name',
          Email: 'email',
          'Phone numbers': 'phone',
          'Full name': 'contact_name',
          'Bill address': 'address',
          'Ship address': 'delivery_address.address',
        },
      },
      {
        shownBy: ['Name', 'Company name', 'Street Address', 'Zip', 'Open Balance'],
        fills: {
          Name: 'name',
          'Street Address': 'address',
          City: 'city',
          State: 'state',
          Country: 'country_code',
          Zip: 'postal_code',
          Phone: 'phone',
          Email: 'email',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['InvoiceNo', 'Customer', 'ItemQuantity', 'ItemRate', 'ItemAmount'],
        fills: {
          InvoiceNo: 'invoice_number',
          Customer: 'customer_name',
          InvoiceDate: 'issue_date',
          DueDate: 'due_date',
          Terms: 'terms',
          Memo: 'notes',
          Item: 'item',
          'Item(Product/Service)': 'item',
          ItemDescription: 'description',
          ItemQuantity: 'quantity',
          ItemRate: 'unit_price',
          ItemAmount: 'line_net',
          ItemTaxCode: 'tax_rate',
          ItemTaxAmount: 'line_tax',
          Currency: 'currency',
        },
      },
    ],
  },
};
