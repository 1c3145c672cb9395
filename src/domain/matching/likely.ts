import type Big from 'big.js';
import { ZERO } from '../money';
import { rfReference } from '../rf-reference';
import type { Candidate, Credit, Known, Reason } from './credit';
import { isSameName } from './names';
import { squeezed, squeezedIn } from './readings';
import { isMistyped, isOneMistakeAway } from './typing';

/** Invoices that a credit may pay in full, and what speaks for them. */
export interface Likely {
  invoices: readonly Candidate[];
  because: Reason[];
}

/** Each invoice gets as much as fits, in this order; the rest stays on account. */
export function allocationsOf(
  invoices: readonly Candidate[],
  amount: Big,
): { invoice_id: string; amount: Big }[] {
  let left = amount;
  return invoices.flatMap(({ id, due }) => {
    const part = left.lt(due) ? left : due;
    left = left.minus(part);
    return part.gt(ZERO) ? [{ invoice_id: id, amount: part }] : [];
  });
}

/** Reads a text once for all candidates. */
function readerOf(credit: Credit, known: Known) {
  const exact = new Set(known.found.map(({ written }) => squeezed(written)));
  const runs = squeezedIn(credit.text).filter((run) => !exact.has(run));
  const hasReference = (number: string): boolean => {
    const reference = rfReference(number)?.toLowerCase();
    return reference !== undefined && runs.some((run) => isOneMistakeAway(run, reference));
  };
  return (one: Candidate): Reason[] => [
    ...(hasReference(one.number) ? (['reference'] as const) : []),
    ...(isMistyped(runs, one.number) ? (['number'] as const) : []),
    ...(one.due.eq(credit.amount) ? (['amount'] as const) : []),
    ...(known.iban_customers.includes(one.customer_id) ? (['iban'] as const) : []),
    ...(isSameName(one.customer_name, credit.name ?? '') ? (['name'] as const) : []),
  ];
}

const isWritten = (because: readonly Reason[]): boolean =>
  because.includes('reference') || because.includes('number');

/** Two reasons at least, of which one names the invoice or is its amount. The name must not belie the account. */
function isEnough(because: readonly Reason[], { iban_customers: payers }: Known): boolean {
  if (because.length < 2 || !(isWritten(because) || because.includes('amount'))) return false;
  return isWritten(because) || because.includes('iban') || payers.length === 0;
}

/** One invoice; null where others of another customer are as likely. */
function single(read: readonly Likely[], known: Known): Likely | null {
  const enough = read.filter(({ because }) => isEnough(because, known));
  const most = Math.max(...enough.map(({ because }) => because.length));
  const best = enough.filter(({ because }) => because.length === most);
  const customers = new Set(best.map(({ invoices }) => invoices[0]?.customer_id));
  return customers.size === 1 ? (best[0] ?? null) : null;
}

/** The oldest invoices of the one customer who pays from this account, where they come to the amount. */
function oldestOf(credit: Credit, known: Known, candidates: readonly Candidate[]): Likely | null {
  const [payer, ...others] = known.iban_customers;
  if (payer === undefined || others.length > 0) return null;
  const invoices: Candidate[] = [];
  let rest = credit.amount;
  for (const one of candidates.filter(({ customer_id: id }) => id === payer)) {
    if (rest.lte(ZERO)) break;
    invoices.push(one);
    rest = rest.minus(one.due);
  }
  return rest.eq(ZERO) ? { invoices, because: ['amount', 'iban'] } : null;
}

/**
 * Finds the invoices that a credit may pay, where its text names none exactly.
 * @param candidates that can take its money, the oldest first
 */
export function likelyOf(
  credit: Credit,
  known: Known,
  candidates: readonly Candidate[],
): Likely | null {
  const read = readerOf(credit, known);
  const all = candidates.map((one) => ({ invoices: [one], because: read(one) }));
  return single(all, known) ?? oldestOf(credit, known, candidates);
}
