import Big from 'big.js';
import { decimalText, ZERO } from './money';

/** Amounts of an invoice in its currency. */
interface Settleable {
  status: string;
  total: Big;
  amountPaid: Big;
  amountCredited: Big;
}

/** The part of the total that is neither paid nor credited. */
export const openAmount = ({
  total,
  amountPaid,
  amountCredited,
}: Omit<Settleable, 'status'>): Big => total.minus(amountPaid).minus(amountCredited);

/** The amount due: the open amount; 0 for a cancelled invoice (contract §10). */
export const dueAmount = (invoice: Settleable): Big =>
  invoice.status === 'cancelled' ? ZERO : openAmount(invoice);

/** The same amounts as exact decimal text. */
interface Owed {
  status: string;
  total: string;
  amount_paid: string;
  amount_credited: string;
}

/** The amount due as exact decimal text. Most invoices have nothing paid, and their total is due. */
export function amountDue({ status, total, amount_paid, amount_credited }: Owed): string {
  const isUntouched = amount_paid === '0' && amount_credited === '0' && status !== 'cancelled';
  if (isUntouched) return total;
  const [amountPaid, amountCredited] = [new Big(amount_paid), new Big(amount_credited)];
  return decimalText(dueAmount({ status, total: new Big(total), amountPaid, amountCredited }));
}

interface Paid extends Owed {
  /** The part of `amount_paid` that will not come. */
  amount_written_off: string;
}

/**
 * An invoice as papers, e-invoices and mails show it: as if nothing was written off (contract §17). So nothing
 * calls it paid.
 */
export function withoutWriteOffs<Invoice extends Paid>(invoice: Invoice): Invoice {
  const { status, amount_paid: paid, amount_written_off: writtenOff } = invoice;
  if (ZERO.eq(writtenOff)) return invoice;
  return {
    ...invoice,
    status: status === 'paid' ? 'sent' : status,
    amount_paid: decimalText(new Big(paid).minus(writtenOff)),
    amount_written_off: '0',
  };
}

/** Whether nothing is due of an invoice because of a write-off. Pages show it as closed, and not as paid. */
export const isClosedByWriteOff = (invoice: Paid): boolean =>
  !ZERO.eq(invoice.amount_written_off) && ZERO.eq(amountDue(invoice));
/**
 * Whether somebody cancelled it by its status. What credit notes have cancelled stays a document with
 * corrections of its own; this one demands nothing any more, and no other document says so.
 */
export const isWithdrawn = ({ status, total, amount_credited }: Owed): boolean =>
  status === 'cancelled' && (ZERO.eq(amount_credited) || !new Big(total).eq(amount_credited));
