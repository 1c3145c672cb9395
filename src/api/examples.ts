/** The customer of all example documents. */
export const EXAMPLE_CUSTOMER_ID = '7d8f2f6e-5b0c-4c39-9a5e-2f1c8e4b6a10';
/** The invoice that an example pays. */
const EXAMPLE_INVOICE_ID = '3f0b8f6e-2a47-4c7e-9b1d-6c1f5a7d2e90';

/** The server accepts these bodies as they are, if that customer exists. */
export const EXAMPLES = {
  customer: {
    name: 'Acme Corporation',
    email: 'billing@acme.example',
    phone: '+1 555 0100',
    address: '123 Main Street',
    city: 'Springfield',
    state: 'IL',
    country: 'US',
    postal_code: '62701',
    tax_id: '12-3456789',
    country_code: 'US',
    contacts: [
      { name: 'Ada Byron', email: 'ada@acme.example', receives_documents: true },
      { name: 'Accounts', email: 'accounts@acme.example', receives_reminders: true },
    ],
    metadata: { shop_id: '4711' },
  },
  bankMatch: { allocations: [{ invoice_id: EXAMPLE_INVOICE_ID, amount: 1500 }] },
  bankIgnore: { reason: 'A transfer between our own accounts' },
  portalSession: { contact_id: '9b2e1c34-6a7d-4f80-8c21-5d3e0f9a7b64' },
  customerUpdate: { email: 'accounts@acme.example', notes: null },
  product: {
    name: 'Web design',
    sku: 'WEB-1',
    description: 'Web design, per hour',
    unit_price: 150,
    currency: 'USD',
    tax_rate: 10,
    unit_code: 'HUR',
  },
  productUpdate: { unit_price: 160, active: false },
  invoice: {
    customer_id: EXAMPLE_CUSTOMER_ID,
    due_date: '2030-01-31',
    currency: 'USD',
    notes: 'Thank you for your business.',
    items: [
      { description: 'Web design', quantity: 10, unit_price: 150, tax_rate: 10 },
      { description: 'Hosting, one month', quantity: 1, unit_price: 29.99 },
    ],
  },
  recurringInvoice: {
    name: 'Hosting of Acme',
    customer_id: EXAMPLE_CUSTOMER_ID,
    interval_unit: 'month',
    start_date: '2030-01-31',
    period: 'advance',
    mode: 'issue',
    items: [
      {
        description: 'Hosting, {period_start} to {period_end}',
        quantity: 1,
        unit_price: 29.99,
        tax_rate: 10,
      },
    ],
  },
  recurringInvoiceUpdate: { end_date: '2031-12-31', due_days: 14 },
  recurringInvoiceResume: { catch_up: 'all' },
  recurringInvoiceSkip: { occurrence: 0 },
  recurringInvoiceRun: { occurrence: 1 },
  recurringInvoiceReprice: { tax_rate: 10, price_percent: 3 },
  recurringInvoiceOfInvoice: { interval_unit: 'month', start_date: '2030-02-01' },
  invoiceUpdate: { status: 'paid' },
  quotation: {
    customer_id: EXAMPLE_CUSTOMER_ID,
    valid_until: '2030-01-31',
    items: [{ description: 'Logo', quantity: 1, unit_price: 500, discount_rate: 20, tax_rate: 10 }],
  },
  quotationUpdate: { status: 'accepted' },
  customerPayment: { amount: 500, currency: 'USD', reference: 'Transfer of 2030-01-15' },
  allocation: { invoice_id: EXAMPLE_INVOICE_ID, amount: 50 },
  payment: { amount: 50, method: 'bank_transfer', reference: 'Transfer of 2030-01-15' },
  paymentUpdate: { reference: 'Transfer 4711', metadata: { bank_id: '4711' } },
  creditNote: { reason: 'return', notes: 'Returned in part.' },
  send: { to: ['billing@acme.example'], message: 'Thank you for your order.' },
  refund: { amount: 10, reference: 'Transfer of 2030-02-01' },
  webhookEndpoint: {
    url: 'https://hooks.acme.example/invoicing',
    events: ['invoice.created', 'invoice.paid'],
  },
  webhookEndpointUpdate: { enabled: false },
  generator: {
    from: 'Acme Corporation\n123 Main Street\nSpringfield, IL 62701',
    billTo: 'Jane Doe\n1 Elm Street',
    invoiceNumber: '1001',
    date: 'January 1, 2030',
    items: [{ id: '1', item: 'Web design', qty: 10, rate: 150 }],
    tax: '10',
    notes: 'Thank you.',
  },
};
