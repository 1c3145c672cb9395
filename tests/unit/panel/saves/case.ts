import { invoiceRequest, quotationRequest } from '../../../../src/panel/saves/document';
import type { BusinessRow, CustomerRow, Loaded } from '../../../../src/panel/saves/load';
import { NOTHING_LOADED } from '../../../../src/panel/saves/load';
import type { LoadedRecord } from '../../../../src/panel/saves/loaded-record';
import { ALL_RIGHTS, type Rights } from '../../../../src/panel/saves/rights';
import type { Case } from '../../../../src/panel/saves/rule';
import type { Form } from '../../../../src/panel/saves/saving';

/** The input of a decision, made without a database and a clock. */

export const BUSINESS: BusinessRow = {
  row_id: 1,
  id: 'business-1',
  time_zone: 'UTC',
  default_currency: 'EUR',
  template: 'modern',
  default_tax_rate: null,
  default_notes: null,
  default_terms: 'Pay within 14 days.',
  tax_rounding: 'line',
  zero_rate_category: null,
  zero_rate_reason: null,
  default_quotation_notes: null,
  default_quotation_terms: null,
  lock_documents: 'never',
  closed_until: null,
};

export const OTHER_BUSINESS: BusinessRow = { ...BUSINESS, row_id: 2, id: 'business-2' };

export const CUSTOMER: CustomerRow = {
  row_id: 10,
  id: '7c1a5f0e-3a52-4d0e-9f60-0d7c5b1f8a10',
  business_row_id: 1,
  default_tax_rate: null,
};

const LINE = {
  line_id: '2f0c8a34-8b53-4bb7-9a24-61a3b25a0f01',
  description: 'Design',
  quantity: '2',
  unit_price: '50.123456',
  tax_rate: '10',
  discount_rate: '0',
  product_id: null,
  unit_code: 'C62',
  tax_category: 'S' as const,
  tax_exemption_reason: null,
  tax_amount: '10.02',
  amount: '110.27',
};

/** The row id of the component, by which a form names the stored line. */
export const LINE_ROW = 71;

/** The stored row of an invoice. */
export const INVOICE_ROW: LoadedRecord = {
  id: 5,
  document_id: 'invoice-5',
  updated_at: '2026-11-01T10:00:00.000Z',
  updated_by_id: null,
  business_id: 1,
  customer_id: 10,
  invoice_number: 'INV-00007',
  issue_date: '2026-11-01',
  due_date: '2026-11-15',
  state: 'sent',
  currency: 'USD',
  notes: null,
  terms: 'Thirty days.',
  template_type: 'classic',
  issued_at: '2026-11-01T09:00:00.000Z',
  handed_out_at: null,
  amount_paid: '20.000000',
  amount_paid_before: '0.000000',
};

const NOW = new Date('2026-11-22T09:00:00Z');
export const line = (fields: object = {}) => ({
  description: 'Work',
  quantity: 1,
  unit_price: 100,
  tax_rate: 0,
  ...fields,
});

/** Names a business or a customer, as the panel does. */
export const named = ({ id }: { id: string }) => ({ connect: [{ documentId: id }] });

interface Given {
  form: Partial<Form>;
  loaded?: Partial<Loaded>;
  rights?: Partial<Rights>;
  now?: Date;
}

export function caseOf({ form, loaded = {}, rights = {}, now = NOW }: Given): Case {
  return {
    form: { action: 'create', data: {}, ...form },
    loaded: { ...NOTHING_LOADED, ...loaded },
    rights: { ...ALL_RIGHTS, ...rights },
    now,
  };
}

/** A new invoice of one line. The form has chosen business and customer. */
export function creation(data: object = {}, given: Partial<Given> = {}): Case {
  const chosen = { business: named(BUSINESS), customer: named(CUSTOMER), items: [line()] };
  const loaded: Partial<Loaded> = {
    business: { current: null, chosen: BUSINESS, implied: BUSINESS },
    customer: { current: null, chosen: CUSTOMER },
  };
  return caseOf({ ...given, form: { action: 'create', data: { ...chosen, ...data } }, loaded });
}

/** An update or a clone of the stored invoice. */
export function later(
  action: 'update' | 'clone',
  data: Record<string, unknown> = {},
  { record = {}, ...given }: Omit<Partial<Given>, 'form'> & { record?: object } = {},
): Case {
  const loaded: Loaded = {
    record: { ...INVOICE_ROW, ...record },
    lines: new Map([[LINE_ROW, LINE]]),
    customer: { current: CUSTOMER, chosen: null },
    business: { current: BUSINESS, chosen: null, implied: null },
  };
  return caseOf({ ...given, form: { action, data }, loaded: { ...loaded, ...given.loaded } });
}

/** The body of a save that the use cases take. @throws when the save is locked */
function bodyOf<Body>(asked: { body: Body } | { locked: object }): Body {
  if ('locked' in asked) throw new Error('The document is locked');
  return asked.body;
}

export const invoiceBody = (given: Case) => bodyOf(invoiceRequest(given));
export const quotationBody = (given: Case) => bodyOf(quotationRequest(given));
