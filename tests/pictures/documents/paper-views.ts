import type { PaymentReceipt, RefundReceipt } from '../../../src/billing/sql/receipts';
import type { StoredQuotation } from '../../../src/billing/document';
import type { DocumentLook } from '../../../src/domain/document-look';
import type { Language } from '../../../src/domain/languages';
import type { TemplateName } from '../../../src/domain/templates';
import { paperView } from '../../../src/pdf/stored/papers';
import { receiptView } from '../../../src/pdf/stored/receipt';
import type { DocumentView } from '../../../src/pdf/view-model';
import { ARABIC } from './mirrored-views';
import { STORED, WERFT } from './stored-records';
import { MIXED } from './summary-views';
import { DECORATED } from './views';

const OPTIONS = { logo: DECORATED.logo };
const TIMES = { created_at: '2026-03-04T10:00:00.000Z', updated_at: '2026-03-04T10:00:00.000Z' };

interface Choices {
  readonly language?: Language;
  readonly template?: TemplateName;
  readonly look?: DocumentLook;
}

const businessOf = (look: DocumentLook = {}) => ({ ...WERFT, language: null, look });

/** A delivery note of an invoice with everything that it leaves out. */
export function deliveryNoteOf({
  language = 'en',
  template = 'modern',
  look,
}: Choices): DocumentView {
  const invoice = {
    ...MIXED,
    template_type: template,
    status: 'overdue' as const,
    customer: { ...STORED.customer, language },
    lines: MIXED.lines.map((line, at) => ({ ...line, unit_code: at % 2 === 0 ? 'HUR' : 'C62' })),
  };
  return paperView('delivery_note', invoice, businessOf(look), OPTIONS);
}

const { amount_paid, amount_paid_before, amount_written_off, amount_credited, ...PRICED } = MIXED;

export function quotationPaper(
  paper: 'order_confirmation' | 'proforma',
  { language = 'en', template = 'modern', look }: Choices,
): DocumentView {
  const quotation: StoredQuotation = {
    ...PRICED,
    template_type: template,
    number: 'AN-2026-012',
    status: 'accepted',
    customer: { ...STORED.customer, language },
    decided_by: null,
    decision_remark: null,
  };
  return paperView(paper, quotation, businessOf(look), OPTIONS);
}

const receiptParts = ({ language = 'en', template = 'modern', look = {} }: Choices) => ({
  ...TIMES,
  currency: 'EUR',
  status: 'recorded' as const,
  business: businessOf({ ...look, template }),
  customer: { ...STORED.customer, language },
});

export function paymentReceiptOf(choices: Choices): DocumentView {
  const receipt: PaymentReceipt = {
    ...receiptParts(choices),
    id: 'p',
    customer_id: 'c',
    amount: '3250.5',
    paid_on: '2026-03-04',
    method: 'bank_transfer',
    reference: 'WD-2026-044, WD-2026-045',
    note: 'INTERNAL',
    metadata: null,
    allocations: [],
    unallocated_amount: '150',
    refunded_amount: '0',
    invoices: [
      { number: 'WD-2026-044', date: '2026-03-02', amount: '2590' },
      { number: 'WD-2026-045', date: '2026-03-03', amount: '510.5' },
    ],
  };
  return receiptView(receipt, OPTIONS);
}

export function refundReceiptOf(choices: Choices): DocumentView {
  const receipt: RefundReceipt = {
    ...receiptParts(choices),
    id: 'r',
    credit_note_id: 'n',
    payment_id: null,
    amount: '740',
    refunded_on: '2026-03-09',
    reference: 'GS-2026-003',
    of: { number: 'GS-2026-003', date: '2026-03-06', amount: '740' },
  };
  return receiptView(receipt, OPTIONS);
}

/** A delivery note that is mostly right to left. */
function mirroredNote(): DocumentView {
  const { business, customer, descriptions, notes } = ARABIC;
  const invoice = {
    ...MIXED,
    customer: { ...STORED.customer, ...customer, language: 'en' as const },
    lines: MIXED.lines.map((line, at) => ({ ...line, description: descriptions[at] ?? '' })),
    notes,
  };
  return paperView('delivery_note', invoice, { ...businessOf(), ...business }, OPTIONS);
}

/** Each paper in one template, and what a look or a script moves. */
export const PAPERS: readonly { readonly name: string; readonly view: DocumentView }[] = [
  { name: 'paper-delivery-note', view: deliveryNoteOf({}) },
  { name: 'paper-order-confirmation', view: quotationPaper('order_confirmation', {}) },
  { name: 'paper-proforma', view: quotationPaper('proforma', { language: 'de' }) },
  { name: 'paper-payment-receipt', view: paymentReceiptOf({}) },
  { name: 'paper-refund-receipt', view: refundReceiptOf({ language: 'fr' }) },
  {
    name: 'paper-window',
    view: deliveryNoteOf({ language: 'de', look: { address_window: 'din5008' } }),
  },
  { name: 'paper-mirrored', view: mirroredNote() },
];
