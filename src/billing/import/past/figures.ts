import Big from 'big.js';
import { amountDue } from '../../../domain/amount-due';
import { issues } from '../../../domain/issued';
import { decimalText, ZERO } from '../../../domain/money';
import { inTurns, sortedInTurns } from '../in-turns';
import type { PastInvoice } from './past-invoice';

/** Rows of a table that are named. Nobody compares more. */
const MOST_ROWS = 100;

/** New invoices with something in common, in one currency. Amounts are decimal texts. */
interface PastSum {
  /** A month such as `2026-01`, a status, or a customer as the file names them. */
  key: string;
  currency: string;
  invoices: number;
  total: string;
  due: string;
}

/** The figures that an operator compares with those of the other program. */
export interface PastFigures {
  /** The latest months, and how many they are. */
  months: PastSum[];
  month_count: number;
  statuses: PastSum[];
  /** Customers who owe something, the largest amount first, and how many they are. */
  balances: PastSum[];
  balance_count: number;
  /** Invoices that nobody changes after the import, and how many they are. */
  locked: { number: string; date: string; customer: string; currency: string; total: string }[];
  locked_count: number;
}

interface Sum {
  key: string;
  currency: string;
  invoices: number;
  total: Big;
  due: Big;
}

/** The debt of the customer. A draft is none yet. */
const dueOf = ({ invoice: { total }, amounts }: PastInvoice): string =>
  issues('invoice', amounts.status) ? amountDue({ ...amounts, total }) : '0';

/** Sums of invoices by a key and their currency, in the order of their first invoice. */
class Sums {
  readonly #sums = new Map<string, Sum>();

  add(id: string, key: string, past: PastInvoice): void {
    const { currency, total } = past.invoice;
    const place = `${id}\n${currency}`;
    const known = this.#sums.get(place) ?? { key, currency, invoices: 0, total: ZERO, due: ZERO };
    this.#sums.set(place, {
      ...known,
      invoices: known.invoices + 1,
      total: known.total.plus(total),
      due: known.due.plus(dueOf(past)),
    });
  }

  all(): Sum[] {
    return [...this.#sums.values()];
  }
}

const told = ({ total, due, ...rest }: Sum): PastSum => ({
  ...rest,
  total: decimalText(total),
  due: decimalText(due),
});

/** The first ones name the rest. */
const first = <One>(all: readonly One[]): One[] => all.slice(0, MOST_ROWS);

/** @param created in the order of their dates */
export async function pastFigures(created: readonly PastInvoice[]): Promise<PastFigures> {
  const [months, statuses, customers] = [new Sums(), new Sums(), new Sums()];
  const locked: PastInvoice[] = [];
  for await (const past of inTurns(created)) {
    const { invoice, amounts, customer } = past;
    const month = invoice.issue_date.slice(0, 7);
    months.add(month, month, past);
    statuses.add(amounts.status, amounts.status, past);
    customers.add(invoice.customer_id, customer, past);
    if (issues('invoice', amounts.status)) locked.push(past);
  }
  const ofMonths = months.all();
  const owing = customers.all().filter(({ due }) => !due.eq(ZERO));
  return {
    months: first(ofMonths.toReversed()).toReversed().map(told),
    month_count: ofMonths.length,
    statuses: statuses.all().map(told),
    balances: first(await sortedInTurns(owing, (one, other) => other.due.cmp(one.due))).map(told),
    balance_count: owing.length,
    locked: first(locked).map(({ invoice, customer }) => ({
      number: invoice.number ?? '',
      date: invoice.issue_date,
      customer,
      currency: invoice.currency,
      total: decimalText(new Big(invoice.total)),
    })),
    locked_count: locked.length,
  };
}
