import { randomUUID } from 'node:crypto';
import type Big from 'big.js';
import { requireBookingDate } from '../../../domain/booking-dates';
import { isClosed } from '../../../domain/closed-period';
import { validationError } from '../../../domain/errors';
import { folded } from '../../../domain/folded';
import { statusWhenOpen, type InvoiceStatus } from '../../../domain/invoice-status';
import { issues } from '../../../domain/issued';
import type { TaxRules } from '../../../domain/tax';
import { Message, say } from '../../../messages/message';
import type { PricedInvoice } from '../../document';
import { priceInvoice } from '../../documents/price';
import { isUnclearDate } from '../dates';
import { inTurns, sortedInTurns } from '../in-turns';
import { problemsOf, textOf, type ImportValues, type RowProblem, type Told } from '../rows';
import type { ImportRecord } from '../type';
import { customerField, namedCustomer, shownCustomer, type Customers } from './customers';
import { badRows, type InvoiceRows } from './group';
import { GOOD_LINE, placeOf, readLines } from './lines';
import { NOTHING_PAID, readPaid, settle, type PaidCells } from './paid';
import { inOrder, type PastInvoice } from './past-invoice';
import { checkSums, readInvoice, statesTotal, type PastBusiness } from './read-invoice';
import { differences, isSameCustomer, type StoredInvoice } from './stored';

/** The changes that an import of past invoices would make. */
export interface PastPlan {
  created: PastInvoice[];
  /** The records of new customers by their place holders. */
  customers: ReadonlyMap<string, ImportRecord>;
  same: number;
  /** How many of the created invoices have no total in the file. */
  unstated: number;
  problems: RowProblem[];
  /** The rows that are left out: those with a problem, and all others of their invoices. */
  bad: ReadonlySet<number>;
}

/** Everything that decides about the rows. */
export interface Known {
  business: PastBusiness;
  /** The day in the time zone of the business. */
  today: string;
  customers: Customers;
  /** The stored invoice with a number. */
  stored: (number: string) => StoredInvoice | undefined;
  /** True when the import makes a missing customer. */
  makesCustomers: boolean;
}

class Planner {
  readonly created: { past: PastInvoice; rows: InvoiceRows }[] = [];
  readonly problems: RowProblem[] = [];
  same = 0;
  /** The first row of each new number. */
  readonly #numbers = new Map<string, number>();

  constructor(private readonly known: Known) {}

  async add(rows: InvoiceRows): Promise<void> {
    const stored = this.known.stored(rows.number);
    if (!stored && this.#isTwin(rows)) return;
    const { rules } = this.known.business;
    const rounding = stored ? (stored.tax_rounding ?? 'line') : rules.rounding;
    const { lines, problems } = await readLines(rows, this.known.business, rounding);
    if (problems.length > 0) this.#refuseLines(rows, problems, stored !== undefined);
    else if (stored) this.#attempt(rows, () => this.#compare(rows, lines, stored));
    else this.#create(rows, lines);
  }

  /** Keeps the problems of bad lines, and of the rest of their invoice, so that all are told at once. */
  #refuseLines(rows: InvoiceRows, bad: readonly RowProblem[], isStored: boolean): void {
    const [{ values }] = rows.rows;
    this.#attempt(rows, () =>
      readInvoice(rows, [GOOD_LINE], randomUUID(), values['status'], this.known.business),
    );
    this.problems.push(...bad.map((problem) => this.#worded(rows, problem)));
    if (isStored) return;
    this.#attempt(rows, () => readPaid(values));
    this.#attempt(rows, () => this.#customer(rows));
  }

  /** Whether another new invoice of the file has the same number in other letters. */
  #isTwin(rows: InvoiceRows): boolean {
    const number = folded(rows.number);
    const first = this.#numbers.get(number);
    if (first === undefined) this.#numbers.set(number, rows.rows[0].row);
    else this.#refuse(rows, 'invoice_number', say('import_number_case', { row: first }));
    return first !== undefined;
  }

  /** Undefined when the rows have a problem, which is kept. */
  #attempt<T>(rows: InvoiceRows, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      const found = problemsOf(error, (path) => placeOf(rows, path));
      this.problems.push(...found.map((problem) => this.#worded(rows, problem)));
      return undefined;
    }
  }

  /** Says of a date how a file may write it, not how the API does. */
  #worded({ rows }: InvoiceRows, problem: RowProblem): RowProblem {
    if (!(problem.message instanceof Message) || problem.message.key !== 'not_date') return problem;
    const cells = rows.find(({ row }) => row === problem.row)?.values;
    const cell = textOf(cells?.[problem.field ?? '']);
    const message = isUnclearDate(cell) ? say('two_days', { cell }) : say('import_not_date');
    return { ...problem, message };
  }

  #read(
    rows: InvoiceRows,
    lines: readonly ImportValues[],
    customerId: string,
    rules: TaxRules,
    paid: PaidCells,
  ) {
    const [{ values }] = rows.rows;
    const business = { ...this.known.business, rules };
    const status = values['status'];
    const input = readInvoice(rows, lines, customerId, status, business);
    const price = (as: InvoiceStatus, stated: Big) =>
      priceInvoice({ ...input, status: as, amount_paid: stated }, rules);
    const given = status === undefined ? null : input.status;
    const read = settle(paid, input.currency, given, price);
    checkSums(rows, read.priced);
    return read;
  }

  #compare(rows: InvoiceRows, lines: readonly ImportValues[], stored: StoredInvoice): void {
    const { rules } = this.known.business;
    const rounding = stored.tax_rounding ?? 'line';
    const [{ values }] = rows.rows;
    const kept = { ...rules, rounding };
    const { priced, settled } = this.#read(rows, lines, stored.customer_id, kept, readPaid(values));
    const file = { ...priced, amount_paid: settled.amounts.amount_paid };
    const named = namedCustomer(values);
    const other = isSameCustomer(named, stored) ? [] : ['customer'];
    const parts = [...other, ...differences(file, stored)];
    if (parts.length === 0) this.same += 1;
    else
      this.#refuse(
        rows,
        'invoice_number',
        say('import_differs_from_stored', { fields: parts.join(', ') }),
      );
  }

  #create(rows: InvoiceRows, lines: readonly ImportValues[]): void {
    // The invoice is checked with any customer, so that all problems are told at once.
    const paid = this.#attempt(rows, () => readPaid(rows.rows[0].values));
    const read = this.#attempt(rows, () => {
      const { rules } = this.known.business;
      const one = this.#read(rows, lines, randomUUID(), rules, paid ?? NOTHING_PAID);
      this.#requireDays(one.priced, one.paidOn);
      return one;
    });
    const customer_id = this.#attempt(rows, () => this.#customer(rows));
    if (paid === undefined || read === undefined || customer_id === undefined) return;
    const { priced, settled, paidOn } = read;
    const issue_date = priced.issue_date ?? this.known.today;
    const { status: said } = settled.amounts;
    // A file may call an invoice sent that is overdue today.
    const status =
      said === 'sent' ? statusWhenOpen(priced.deadline ?? null, this.known.today) : said;
    const past = {
      invoice: { ...priced, customer_id, issue_date },
      amounts: { ...settled.amounts, status },
      payment: settled.payment,
      customer: shownCustomer(rows.rows[0].values),
      paidOn: paidOn ?? issue_date,
    };
    this.created.push({ past, rows });
  }

  #requireDays({ status, issue_date }: PricedInvoice, day: string | null): void {
    const { today, business } = this.known;
    const issued = issue_date ?? today;
    if (issues('invoice', status) && isClosed(business.closedUntil, issued)) {
      const message = say('in_closed_period', { date: business.closedUntil ?? '' });
      throw validationError([{ path: ['issue_date'], message }]);
    }
    if (day === null) return;
    requireBookingDate({ field: 'paid_on', day, document: 'invoice', issued, today });
  }

  #customer({ rows: [{ values }] }: InvoiceRows): string {
    const named = namedCustomer(values);
    const [found, ...others] = this.known.customers.find(named);
    if (others.length > 0) {
      const message = say('many_customers', { count: others.length + 1 });
      throw validationError([{ path: ['customer_name'], message }]);
    }
    if (found) return found.id;
    if (this.known.makesCustomers) return this.known.customers.make(values).id;
    const field = customerField(values);
    const message = say('import_unknown_customer');
    throw validationError([
      field ? { path: [field], message } : { path: ['customer_name'], message: say('required') },
    ]);
  }

  #refuse({ rows }: InvoiceRows, field: string, message: Message): void {
    this.problems.push({ row: rows[0].row, field, message });
  }
}

/** Invoices after which the progress is told. */
const TOLD = 50;

/** Decides about each invoice: it is made, or it is here already. */
export async function planPastInvoices(
  known: Known,
  invoices: readonly InvoiceRows[],
  problems: readonly RowProblem[],
  told: Told,
): Promise<PastPlan> {
  const planner = new Planner(known);
  for await (const [at, rows] of inTurns(invoices.entries())) {
    if (at % TOLD === 0) told('checked', at, invoices.length);
    await planner.add(rows);
  }
  const allProblems = [...problems, ...planner.problems];
  const bad = await badRows(invoices, allProblems);
  const good = planner.created.filter(({ rows }) => !bad.has(rows.rows[0].row));
  const created = good.map(({ past }) => past);
  const named = new Set(created.map(({ invoice }) => invoice.customer_id));
  return {
    created: await sortedInTurns(created, inOrder),
    customers: new Map([...known.customers.made].filter(([id]) => named.has(id))),
    same: planner.same,
    unstated: good.filter(({ rows }) => !statesTotal(rows)).length,
    problems: await sortedInTurns(allProblems, (one, other) => one.row - other.row),
    bad,
  };
}
