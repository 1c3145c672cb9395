import { stringify } from 'qs';
import { daysLater } from '../../../domain/dates';
import { OPEN_STATUSES } from '../../../domain/invoice-status';
import { AGES, type Age } from '../../../domain/reports';
import type { Home, HomeRevenue, MoneyFigures, Waiting } from '../../../panel/answers';
import { CREDIT_NOTE, INVOICE, PAYMENT, QUOTATION, pageOf } from '../../requests/content-manager';
import { homeWords } from '../../words';
import type { HomeWords } from '../../words/en/figures';

type Periods = Home['periods'];

/** The panel reads at most five levels of a filter. */
interface Filters {
  $or?: object[];
  $and?: object[];
}

/** A list of the records that a sum counts. */
export interface CountedList {
  model: string;
  count: (money: MoneyFigures) => number;
  /** With the number of the records. */
  words: (count: number) => string;
  filters: (periods: Periods, money: MoneyFigures) => Filters;
}

const words =
  (name: keyof HomeWords['counts']) =>
  (count: number): string =>
    homeWords().counts[name](count);

const INVOICES = { model: INVOICE, words: words('invoices') };
const IS_OPEN = { state: { $in: OPEN_STATUSES } };

export const OUTSTANDING: CountedList = {
  ...INVOICES,
  count: (money) => money.outstanding_count,
  filters: () => ({ $and: [IS_OPEN] }),
};

/** The days since the due date, from the least to the most. */
const DAYS: Readonly<Record<Exclude<Age, 'not_due'>, readonly [number, number | null]>> = {
  days_1_30: [1, 30],
  days_31_60: [31, 60],
  days_61_90: [61, 90],
  over_90: [91, null],
};

function dueDates(age: Age, today: string): Filters {
  if (age === 'not_due')
    return { $or: [{ due_date: { $null: true } }, { due_date: { $gte: today } }], $and: [IS_OPEN] };
  const [least, most] = DAYS[age];
  const before = (days: number) => daysLater(today, -days) ?? today;
  const since = most === null ? [] : [{ due_date: { $gte: before(most) } }];
  return { $and: [IS_OPEN, { due_date: { $lte: before(least) } }, ...since] };
}

/** Open invoices, by days since the due date. */
export const OF_AGE = Object.fromEntries(
  AGES.map((age): [Age, CountedList] => [
    age,
    {
      ...INVOICES,
      count: (money) => money.ages[age].count,
      filters: ({ today }) => dueDates(age, today ?? ''),
    },
  ]),
) as Readonly<Record<Age, CountedList>>;

const PAYMENTS: CountedList = {
  model: PAYMENT,
  count: (money) => money.payment_count,
  words: words('payments'),
  filters: ({ first_day, last_day }) => ({
    // A payment may have no method, and a comparison alone would leave it out.
    $or: [{ method: { $null: true } }, { method: { $ne: 'write_off' } }],
    $and: [
      { state: { $eq: 'recorded' } },
      { paid_on: { $gte: first_day } },
      { paid_on: { $lte: last_day } },
    ],
  }),
};

const MARKED_PAID: CountedList = {
  model: INVOICE,
  count: (money) => money.marked_paid_count,
  words: words('markedPaid'),
  // A filter cannot compare what is paid with what is recorded, so it names the invoices. Where they
  // are too many for a URL, the list shows all that became paid in this month.
  filters: ({ month_start }, { marked_paid: ids, marked_paid_count: count }) => ({
    $and:
      ids.length === count
        ? [{ documentId: { $in: ids } }]
        : [{ state: { $eq: 'paid' } }, { paid_at: { $gte: month_start } }],
  }),
};

export const PAID = [PAYMENTS, MARKED_PAID] as const;

const waiting = (
  name: Waiting,
  { model, state }: { model: string; state: string },
): readonly [Waiting, CountedList] => [
  name,
  {
    model,
    words: words(name),
    count: (money) => money.waiting[name].count,
    filters: () => ({ $and: [{ state: { $eq: state } }] }),
  },
];

/** In the order in which they stand on the page. */
export const WAITING: readonly (readonly [Waiting, CountedList])[] = [
  waiting('draft_invoices', { model: INVOICE, state: 'draft' }),
  waiting('draft_quotations', { model: QUOTATION, state: 'draft' }),
  waiting('sent_quotations', { model: QUOTATION, state: 'sent' }),
  waiting('accepted_quotations', { model: QUOTATION, state: 'accepted' }),
];

/** The page of a list with these filters. @param model the type */
function listPage(model: string, filters: object): string {
  const query = { page: 1, sort: 'createdAt:DESC', filters };
  return `${pageOf(model)}?${stringify(query, { encodeValuesOnly: true })}`;
}

export function pageOfList(list: CountedList, money: MoneyFigures, periods: Periods): string {
  const { $and = [], ...rest } = list.filters(periods, money);
  return listPage(list.model, {
    ...rest,
    $and: [...$and, { currency: { $eq: money.currency } }],
  });
}

/**
 * The documents behind the revenue of a month. A report shows exactly these, and is about one business.
 * Without one, the list of the invoices that were issued then comes closest.
 */
export function pageOfMonth(
  { months, to }: HomeRevenue,
  place: number,
  { currency, business }: { currency: string; business: string | null },
): string {
  const first = months[place] ?? to;
  const next = months[place + 1];
  const last = (next === undefined ? null : daysLater(next, -1)) ?? to;
  if (business !== null) {
    const report = { report: 'revenue', by: 'month', period: 'own', from: first, to: last };
    return `/reports?${new URLSearchParams({ ...report, business })}`;
  }
  return listPage(INVOICE, {
    $and: [
      { issued_at: { $notNull: true } },
      { currency: { $eq: currency } },
      { issue_date: { $gte: first } },
      { issue_date: { $lte: last } },
    ],
  });
}

/** The list of all documents of a customer. Its name shows as a filter, its id finds the right one. */
export function pageOfCustomer(
  type: 'invoice' | 'quotation' | 'credit_note',
  { documentId, name }: { documentId: string; name: string },
): string {
  const model = { invoice: INVOICE, quotation: QUOTATION, credit_note: CREDIT_NOTE }[type];
  return listPage(model, {
    customer: { documentId: { $eq: documentId } },
    $and: [{ customer: { name: { $eq: name } } }],
  });
}
