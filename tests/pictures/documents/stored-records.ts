import { NO_PERIOD } from '../../../src/domain/service-period';
import { NO_REFERENCES } from '../../../src/domain/fields/references';
import type { BusinessDetails } from '../../../src/billing/sql/printed-details';
import type { StoredInvoice } from '../../../src/billing/document';
import { UNSTATED } from '../../../src/domain/fields/documents';

const NOTHING = {
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  country: null,
  country_code: null,
  postal_code: null,
  tax_id: null,
  vat_id: null,
};

export const WERFT: BusinessDetails = {
  ...NOTHING,
  name: 'Werft Design GmbH',
  address: 'Hafenstraße 7',
  city: 'Hamburg',
  postal_code: '20359',
  country_code: 'DE',
  email: 'post@werft.example',
  tax_id: '27/123/45678',
  vat_id: 'DE123456789',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  logo_url: null,
};

const MARCHAND: StoredInvoice['customer'] = {
  ...NOTHING,
  row_id: 1,
  id: 'c',
  name: 'Atelier Marchand SARL',
  address: '8 rue Victor Hugo',
  city: 'Lyon',
  postal_code: '69002',
  country_code: 'FR',
  vat_id: 'FRXX123456789',
  customer_number: null,
  buyer_reference: 'Cost centre 7',
  delivery_address: null,
  contacts: null,
  metadata: null,
  language: 'fr',
  notes: null,
  registration_id: null,
  registration_scheme: null,
  electronic_address: null,
  electronic_address_scheme: null,
  created_at: '',
  updated_at: '',
};

export const STORED_LINE = {
  product_id: null,
  discount_rate: '0',
  tax_rate: '0',
  tax_amount: '0',
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
};

/** A stored invoice with every field that the service prints. */
export const STORED: StoredInvoice = {
  ...UNSTATED,
  row_id: 1,
  id: 'i',
  customer_id: 'c',
  customer: MARCHAND,
  number: 'WD-2026-044',
  issue_date: '2026-03-02',
  deadline: '2026-04-01',
  delivery_date: '2026-02-27',
  ...NO_PERIOD,
  order_reference: 'PO-2026-0007',
  ...NO_REFERENCES,
  delivery_address: null,
  metadata: null,
  status: 'sent',
  currency: 'EUR',
  template_type: 'modern',
  notes: 'Thank you for your business.',
  terms: 'Payment within 30 days.',
  tax_rounding: 'line',
  subtotal: '2590',
  tax_amount: '0',
  total: '2590',
  amount_paid: '0',
  amount_paid_before: '0',
  amount_written_off: '0',
  amount_credited: '0',
  template_version: 1,
  created_at: '',
  updated_at: '',
  issued_at: null,
  lines: [
    { ...STORED_LINE, line_id: '1', description: 'Signage, entrance hall' },
    { ...STORED_LINE, line_id: '2', description: 'Posters A1, print run' },
  ].map((line, index) => {
    const [quantity, unit_price, amount] = index ? ['40', '18.5', '740'] : ['1', '1850', '1850'];
    return Object.assign(line, { quantity, unit_price, amount }) as StoredInvoice['lines'][number];
  }),
};
