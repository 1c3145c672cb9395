import { isOpen } from '../invoice-status';
import { sum, ZERO } from '../money';
import type { Candidate, Credit, Known, Reason, Suggestion } from './credit';
import { joinOf } from './joins';
import { allocationsOf, likelyOf } from './likely';
import { isSameName } from './names';

/** Whether an invoice can take money of a credit on a day. */
const canTake = (
  { status, currency, due, issue_date: issued }: Candidate,
  credit: Credit,
  today: string,
): boolean => isOpen(status) && currency === credit.currency && due.gt(ZERO) && issued <= today;

const dueOf = (invoices: readonly Candidate[]) => sum(invoices.map(({ due }) => due));

/** The invoices that a text names, each once, the oldest first. */
function namedInvoices({ found }: Known): Candidate[] {
  const named = found.flatMap(({ invoice }) => (invoice ? [[invoice.id, invoice] as const] : []));
  return [...new Map(named).values()].sort((a, b) =>
    a.issue_date === b.issue_date ? 0 : a.issue_date < b.issue_date ? -1 : 1,
  );
}

const oneCustomer = (invoices: readonly Candidate[]): string | null => {
  const customers = new Set(invoices.map(({ customer_id: id }) => id));
  const [customer = null] = customers;
  return customers.size === 1 ? customer : null;
};

/** The reasons for invoices that the text names. */
function reasonsOf(credit: Credit, known: Known, invoices: readonly Candidate[]): Reason[] {
  const [first] = invoices;
  const isFound = (by: 'reference' | 'number') =>
    known.found.some((one) => one.by === by && invoices.some(({ id }) => id === one.invoice?.id));
  return [
    ...(isFound('reference') ? (['reference'] as const) : []),
    ...(isFound('number') ? (['number'] as const) : []),
    ...(dueOf(invoices).eq(credit.amount) ? (['amount'] as const) : []),
    ...(first && known.iban_customers.includes(first.customer_id) ? (['iban'] as const) : []),
    ...(first && isSameName(first.customer_name, credit.name ?? '') ? (['name'] as const) : []),
  ];
}

/** The conditions of contract §22 for booking a credit without a person, payments beside it apart. */
function isSure(credit: Credit, known: Known, today: string): boolean {
  const named = namedInvoices(known);
  const customer = oneCustomer(named);
  return (
    customer !== null &&
    !known.is_cut &&
    known.found.every(({ invoice }) => invoice !== null && canTake(invoice, credit, today)) &&
    dueOf(named).eq(credit.amount) &&
    known.iban_customers.every((id) => id === customer) &&
    !credit.is_reversal &&
    !credit.is_possible_duplicate &&
    credit.booked_on <= today
  );
}

/**
 * Suggests a match for an open credit by the facts of the books; null where nothing speaks for any (contract §22).
 * @param today in the time zone of the business
 */
export function suggest(credit: Credit, known: Known, today: string): Suggestion | null {
  const named = namedInvoices(known);
  const customer = oneCustomer(named);
  const join = joinOf(credit, known, customer);
  if (join) return join;
  const payable = named.filter((one) => canTake(one, credit, today));
  if (customer !== null && payable.length > 0) {
    return {
      payment_ids: [],
      customer_id: customer,
      allocations: allocationsOf(payable, credit.amount),
      certainty: isSure(credit, known, today) ? 'sure' : 'likely',
      because: reasonsOf(credit, known, payable),
    };
  }
  if (payable.length > 0) return null;
  const candidates = known.candidates.filter((one) => canTake(one, credit, today));
  const likely = likelyOf(credit, known, candidates);
  const payer = likely && oneCustomer(likely.invoices);
  if (!payer) return null;
  const allocations = allocationsOf(likely.invoices, credit.amount);
  const { because } = likely;
  return { payment_ids: [], customer_id: payer, allocations, certainty: 'likely', because };
}
