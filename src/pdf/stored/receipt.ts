import type { PaymentReceipt, Purpose, RefundReceipt } from '../../billing/sql/receipts';
import { USUAL_TEMPLATE } from '../../domain/templates';
import type { DocumentView, Labelled, PrintOptions } from '../view-model';
import { storedView, type PrintedDocument } from './document-view';
import { dated, labelled, printingOf, type Printing } from './printing';

type Receipt = PaymentReceipt | RefundReceipt;

/** What a receipt shows as a document without lines, in the look that new documents of its business have. */
const asDocument = ({ currency, amount, customer, business }: Receipt): PrintedDocument => ({
  number: '',
  currency,
  customer,
  notes: null,
  subtotal: amount,
  total: amount,
  lines: [],
  template_type: business.look?.template ?? USUAL_TEMPLATE,
  template_version: null,
});

/** What the money was for: `Invoice INV-1 (15 January 2026)`, or words alone, and its amount. */
type Part = readonly [item: string, amount: string];

const partOf = (word: string, { number, date, amount }: Purpose, printing: Printing): Part => [
  `${[word, number].filter(Boolean).join(' ')} (${printing.date(date)})`,
  amount,
];

/** The invoices that a payment pays, what is left of it, and what was paid back of that. */
function partsOfPayment(receipt: PaymentReceipt, printing: Printing): Part[] {
  const { statement, receipts, creditNote } = printing.words;
  const rest = (word: string, amount: string): Part[] => (amount === '0' ? [] : [[word, amount]]);
  return [
    ...receipt.invoices.map((one) => partOf(statement.entries.invoice, one, printing)),
    ...rest(receipts.onAccount, receipt.unallocated_amount),
    ...rest(creditNote.refunded, receipt.refunded_amount),
  ];
}

function partOfRefund({ of }: RefundReceipt, printing: Printing): Part {
  const { payment, credit_note: note } = printing.words.statement.entries;
  return partOf(of.number === null ? payment : note, of, printing);
}

/** How a payment came. What has a receipt is no write-off. */
function methodOf({ method }: PaymentReceipt, { words }: Printing): Labelled[] {
  if (method === null || method === 'write_off') return [];
  return labelled(words.receipts.method, words.receipts.methods[method]);
}

/** A receipt, as `GET /api/v1/payments/{id}/pdf` and `GET /api/v1/refunds/{id}/pdf` print it. */
export function receiptView(receipt: Receipt, options: PrintOptions = {}): DocumentView {
  const document = asDocument(receipt);
  const printing = printingOf(document, receipt.business);
  const { receipts, papers, statement } = printing.words;
  const isPayment = 'paid_on' in receipt;
  const { heading, customer, amount: label } = receipts[isPayment ? 'payment' : 'refund'];
  const parts = isPayment ? partsOfPayment(receipt, printing) : [partOfRefund(receipt, printing)];
  const amount = { label, value: printing.money(receipt.amount) };
  const own = {
    heading,
    recipient: customer,
    facts: [
      ...dated(statement.date, isPayment ? receipt.paid_on : receipt.refunded_on, printing),
      ...(isPayment ? methodOf(receipt, printing) : []),
      ...labelled(papers.reference, receipt.reference),
    ],
    end: [],
    due: amount,
    remarks: [],
  };
  return {
    ...storedView(document, receipt.business, printing, own, options),
    title: heading,
    number: undefined,
    columns: [
      { key: 'item', label: statement.entry },
      { key: 'amount', label: statement.amount },
    ],
    lines: parts.map(([item, part]) => ({ item, amount: printing.money(part) })),
    totals: [{ kind: 'due', ...amount }],
  };
}
