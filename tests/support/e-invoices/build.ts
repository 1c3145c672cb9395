import Big from 'big.js';
import { LINE_FACTS, type LineFacts } from '../../../src/domain/fields/line-facts';
import { pick } from '../../../src/domain/pick';
import { PERIOD_BOUNDS, type ServicePeriod } from '../../../src/domain/service-period';
import { creditItems } from '../../../src/billing/credits/credit-lines';
import { priceLines } from '../../../src/billing/documents/price-lines';
import type { LineRow } from '../../../src/billing/rows';
import { printedMinorUnit } from '../../../src/domain/currency';
import { sum } from '../../../src/domain/money';
import type { TaxCategory, TaxRounding } from '../../../src/domain/tax';
import type {
  DocumentSource,
  SourceBusiness,
  SourceCustomer,
  SourceDocument,
} from '../../../src/einvoice/source';

/** A line as a caller of the API sends it. */
export interface Item extends Partial<LineFacts>, Partial<ServicePeriod> {
  description?: string;
  quantity?: string;
  unit_price: string;
  tax_rate?: string;
  discount_rate?: string;
  unit_code?: string;
  tax_category?: TaxCategory | null;
  tax_exemption_reason?: string | null;
}

export type Changes = Partial<
  Omit<DocumentSource, 'business' | 'customer' | 'document' | 'lines'>
> & {
  business?: Partial<SourceBusiness>;
  customer?: Partial<SourceCustomer>;
  document?: Partial<SourceDocument>;
  items?: readonly Item[];
  tax_rounding?: TaxRounding;
};

const NOBODY = {
  email: null,
  phone: null,
  contact_name: null,
  address: null,
  city: null,
  state: null,
  postal_code: null,
  country_code: null,
  tax_id: null,
  vat_id: null,
  registration_id: null,
  registration_scheme: null,
  electronic_address: null,
  electronic_address_scheme: null,
};

const BUSINESS: SourceBusiness = {
  ...NOBODY,
  name: 'Nordlicht Software GmbH',
  email: 'rechnung@nordlicht.example',
  phone: '+49 30 1234567',
  contact_name: 'Ada Nord',
  address: 'Chausseestraße 8\nHof 2',
  city: 'Berlin',
  postal_code: '10115',
  country_code: 'DE',
  vat_id: 'DE123456789',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  business_process: null,
  coded_notes: [],
};

const CUSTOMER: SourceCustomer = {
  ...NOBODY,
  name: 'Stadtwerke Musterstadt AöR',
  email: 'einkauf@musterstadt.example',
  address: 'Am Markt 1',
  city: 'Musterstadt',
  postal_code: '04109',
  country_code: 'DE',
  vat_id: 'DE987654321',
  buyer_reference: '04011000-12345-39',
};

const DOCUMENT: SourceDocument = {
  kind: 'invoice',
  number: 'INV-00042',
  issue_date: '2026-11-20',
  due_date: '2026-12-20',
  delivery_date: '2026-11-18',
  order_reference: 'PO-7788',
  currency: 'EUR',
  notes: null,
  terms: null,
  amount_paid: '0',
  invoice: null,
};

export const ITEMS: readonly Item[] = [
  {
    description: 'Consulting',
    quantity: '8',
    unit_price: '95.5',
    tax_rate: '19',
    unit_code: 'HUR',
  },
  { description: 'Handbook', quantity: '3', unit_price: '24.9', tax_rate: '7' },
];

function priced(items: readonly Item[], currency: string, rounding: TaxRounding): LineRow[] {
  const inputs = items.map((item) => ({
    description: item.description ?? 'Work',
    quantity: new Big(item.quantity ?? '1'),
    unit_price: new Big(item.unit_price),
    tax_rate: new Big(item.tax_rate ?? '0'),
    discount_rate: new Big(item.discount_rate ?? '0'),
    product_id: null,
    unit_code: item.unit_code ?? 'C62',
    tax_category: item.tax_category ?? null,
    tax_exemption_reason: item.tax_exemption_reason ?? null,
    ...pick(item, [...LINE_FACTS, ...PERIOD_BOUNDS]),
  }));
  return priceLines(inputs, currency, { rounding, zeroRateCategory: null, zeroRateReason: null })
    .lines;
}

/** An invoice between two German businesses with some changes. Its lines are priced as the API prices them. */
export function invoiceSource(changes: Changes = {}): DocumentSource {
  const { business, customer, document, items = ITEMS, tax_rounding = 'rate', ...rest } = changes;
  const whole = { ...DOCUMENT, ...document };
  return {
    business: { ...BUSINESS, ...business },
    customer: { ...CUSTOMER, ...customer },
    document: whole,
    lines: priced(items, whole.currency, tax_rounding),
    ...rest,
  };
}

/** Part of a line by its place. Without both: all of it. */
export interface Credited {
  line: number;
  quantity?: string;
  amount?: string;
}

/** A credit note for parts of such an invoice. */
export function creditNoteSource(changes: Changes, credited: readonly Credited[]): DocumentSource {
  const invoice = invoiceSource(changes);
  const rows = invoice.lines as readonly LineRow[];
  const items = credited.map(({ line, quantity, amount }) => ({
    line_id: rows[line]?.line_id ?? '',
    quantity: quantity === undefined ? null : new Big(quantity),
    amount: amount === undefined ? null : new Big(amount),
  }));
  const { currency, number, issue_date } = invoice.document;
  return {
    ...invoice,
    document: {
      ...invoice.document,
      kind: 'credit_note',
      number: 'CN-00007',
      issue_date: '2026-11-25',
      due_date: null,
      terms: null,
      amount_paid: '0',
      invoice: { number, issue_date },
    },
    lines: creditItems(rows, new Map(), items, printedMinorUnit(currency)),
  };
}

/** The total of a document, such as for the amount paid. */
export const totalOf = ({ lines }: DocumentSource): string =>
  sum(lines.map(({ amount }) => new Big(amount))).toFixed();
