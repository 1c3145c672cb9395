import type { Queryable } from '../../database/connection';
import { notFound } from '../../domain/errors';
import { requireReceipt } from '../../domain/receipts';
import type { CustomerRow } from '../rows';
import { CUSTOMER_OBJECT } from './document-columns';
import { PAYMENT_COLUMNS, type PaymentRow } from './payments';
import {
  named,
  todaysBusiness,
  type BusinessDetails,
  type CustomerDetails,
  type KeptBusiness,
} from './printed-details';
import { REFUND_COLUMNS, REFUND_OWNERS, type RefundRow } from './refunds';

/** A document or a payment that money was for, or a part of it. */
export interface Purpose {
  number: string | null;
  date: string;
  /** Exact decimal text. */
  amount: string;
}

/** Both parties, as they are today. */
interface Parties {
  business: BusinessDetails;
  customer: CustomerDetails;
}

export type PaymentReceipt = PaymentRow & Parties & { invoices: readonly Purpose[] };
/** The number is that of the credit note; null where it pays back a payment. */
export type RefundReceipt = RefundRow & Parties & { of: Purpose };

const PARTIES = (alias: string) =>
  `${todaysBusiness(alias, `invoicing_account(b.bank_accounts, NULL, ${alias}.currency)`)} AS business, ${CUSTOMER_OBJECT}`;

const PURPOSE = (number: string, date: string, amount: string) =>
  `json_build_object('number', ${number}, 'date', ${date}, 'amount', trim_scale(${amount})::text)`;

const PAYMENT = `SELECT ${PAYMENT_COLUMNS}, ${PARTIES('p')},
    (SELECT coalesce(json_agg(${PURPOSE('i.invoice_number', 'i.issue_date', 'a.amount')} ORDER BY a.id), '[]')
      FROM allocations a JOIN invoices i ON i.id = a.invoice_id
      WHERE a.payment_id = p.id AND a.state = 'recorded') AS invoices
  FROM payments p JOIN customers c ON c.id = p.customer_id
  WHERE p.document_id = $1 AND p.business_id = $2`;

const REFUND = `SELECT ${REFUND_COLUMNS}, ${PARTIES('r')},
    ${PURPOSE('n.credit_note_number', 'coalesce(n.issue_date, p.paid_on)', 'r.amount')} AS of
  FROM refunds r ${REFUND_OWNERS} JOIN customers c ON c.id = coalesce(n.customer_id, p.customer_id)
  WHERE r.document_id = $1 AND r.business_id = $2`;

/** As the statements give the parties. */
interface FoundParties {
  business: KeptBusiness;
  customer: CustomerRow;
}

type Found<Row extends Parties> = Omit<Row, keyof Parties> & FoundParties;

/** A business, by the id in a path. */
interface Wanted {
  businessRowId: number;
  id: string | null;
}

/** @throws 404 */
async function found<Row extends FoundParties>(
  db: Queryable,
  kind: 'payment' | 'refund',
  { businessRowId, id }: Wanted,
) {
  const text = kind === 'payment' ? PAYMENT : REFUND;
  const query = { name: `${kind}-receipt`, text, values: [id, businessRowId] };
  const [row] = id === null ? [] : await db.query<Row>(query);
  if (!row) throw notFound(kind);
  return { ...row, business: named(row.business) };
}

/** The facts of the receipt of a payment. @throws 404, 409 `no_receipt` */
export async function paymentReceipt(db: Queryable, wanted: Wanted): Promise<PaymentReceipt> {
  const payment = await found<Found<PaymentReceipt>>(db, 'payment', wanted);
  requireReceipt(payment.status, payment.method);
  return payment;
}

/** What the receipt of a refund says. @throws 404, 409 `no_receipt` */
export async function refundReceipt(db: Queryable, wanted: Wanted): Promise<RefundReceipt> {
  const refund = await found<Found<RefundReceipt>>(db, 'refund', wanted);
  requireReceipt(refund.status);
  return refund;
}
