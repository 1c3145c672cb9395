import type { Profile } from './profile';

export const INVOICE_NINJA: Profile = {
  id: 'invoice-ninja',
  name: 'Invoice Ninja',
  exports: {
    customers: [
      {
        shownBy: ['Name', 'Paid to Date', 'Billing Apt/Suite', 'ID Number'],
        fills: {
          Name: 'name',
          'ID Number': 'customer_number',
          'First Name': 'first_name',
          'Last Name': 'last_name',
          Email: 'email',
          Phone: 'phone',
          'Billing Street': 'address',
          'Billing Apt/Suite': 'address_2',
          'Billing City': 'city',
          'Billing State/Province': 'state',
          'Billing Postal Code': 'postal_code',
          'Billing Country': 'country_code',
          'Shipping Street': 'delivery_address.address',
          'Shipping City': 'delivery_address.city',
          'Shipping State/Province': 'delivery_address.state',
          'Shipping Postal Code': 'delivery_address.postal_code',
          'Shipping Country': 'delivery_address.country_code',
          'VAT Number': 'vat_id',
          'Private Notes': 'notes',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['Client', 'Invoice Number', 'Item Product', 'Item Cost', 'Item Quantity'],
        fills: {
          Client: 'customer_name',
          Email: 'customer_email',
          'Invoice Number': 'invoice_number',
          Amount: 'total',
          Paid: 'amount_paid',
          'PO Number': 'order_reference',
          Status: 'status',
          'Invoice Date': 'issue_date',
          'Due Date': 'due_date',
          'Public Notes': 'notes',
          'Item Product': 'item',
          'Item Notes': 'description',
          'Item Cost': 'unit_price',
          'Item Quantity': 'quantity',
          'Item Tax Rate': 'tax_rate',
        },
      },
    ],
  },
};
