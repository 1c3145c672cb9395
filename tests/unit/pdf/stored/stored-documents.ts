import { NO_REFERENCES } from '../../../../src/domain/fields/references';
import type { LineRow } from '../../../../src/billing/rows';
import { UNSTATED } from '../../../../src/domain/fields/documents';

/** A line of 200 without tax. */
export const line = (more: Partial<LineRow> = {}): LineRow => ({
  line_id: 'l1',
  product_id: null,
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
  discount_rate: '0',
  description: 'Work',
  quantity: '2',
  unit_price: '100',
  tax_rate: '0',
  tax_amount: '0',
  amount: '200',
  ...more,
});

const party = {
  name: '',
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  country: null,
  postal_code: null,
  tax_id: null,
  vat_id: null,
  country_code: null,
};
export const business = {
  ...party,
  name: 'Acme',
  address: '1 Road\nSuite 2',
  city: 'Town',
  postal_code: '123',
  tax_id: 'X1',
  logo_url: null,
  iban: null,
  bic: null,
};
const times = {
  created_at: '2026-01-02T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  issued_at: null,
  amount_written_off: '0',
  amount_credited: '0',
};
export const customer = {
  ...party,
  ...times,
  row_id: 1,
  id: 'c1',
  notes: null,
  customer_number: null,
  buyer_reference: null,
  delivery_address: null,
  contacts: null,
  metadata: null,
  language: null,
  registration_id: null,
  registration_scheme: null,
  electronic_address: null,
  electronic_address_scheme: null,
  name: 'Buyer',
  email: 'b@example.com',
  state: 'CA',
};

export const document = {
  ...times,
  row_id: 1,
  id: 'i1',
  customer_id: customer.id,
  number: 'INV-00007',
  issue_date: '2026-01-02',
  deadline: null,
  ...NO_REFERENCES,
  delivery_address: null,
  currency: 'EUR',
  notes: null,
  terms: 'Net 30',
  template_type: 'classic' as const,
  subtotal: '300',
  tax_amount: '25',
  total: '325',
  tax_rounding: 'line' as const,
  metadata: null,
  customer,
};

const lines = [
  line({ tax_rate: '10', tax_amount: '20', amount: '220' }),
  line({ quantity: '1', tax_rate: '5', tax_amount: '5', amount: '105' }),
];

export const invoice = {
  ...document,
  ...UNSTATED,
  status: 'sent' as const,
  amount_paid: '0',
  amount_paid_before: '0',
  lines,
};
