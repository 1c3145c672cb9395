import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';

const UNITS: Readonly<Record<IntervalUnit, { one: string; many: string }>> = {
  day: { one: 'Every day', many: 'days' },
  week: { one: 'Every week', many: 'weeks' },
  month: { one: 'Every month', many: 'months' },
  year: { one: 'Every year', many: 'years' },
};

const invoices = (count: number): string => counted(count, { one: 'invoice', other: 'invoices' });

export const RECURRING_WORDS = {
  lastDay: 'Last day',
  /** Stands for the name of one that has none. */
  unnamed: 'The recurring invoice',
  every: (count: number, unit: IntervalUnit) =>
    count === 1 ? UNITS[unit].one : `Every ${shownCount(count)} ${UNITS[unit].many}`,
  title: 'Schedule',
  unreadable: 'The schedule could not be read.',
  next: (day: string) => `Next invoice: ${day}`,
  noNext: 'No invoice comes any more.',
  missed: (count: number) =>
    `${counted(count, { one: 'date has', other: 'dates have' })} passed during the pause.`,
  ended: 'This recurring invoice has ended, so its fields cannot be changed.',
  past: {
    title: 'So far',
    none: 'No invoice was made yet.',
    skipped: 'Skipped',
    deleted: 'Deleted',
  },
  pause: { label: 'Pause', done: (name: string) => `${name} is paused.` },
  resume: {
    label: 'Resume',
    title: (name: string) => `Resume ${name}?`,
    field: 'Dates that have passed',
    hint: (count: number) => `${invoices(count)} would have been made.`,
    done: (name: string) => `${name} goes on.`,
  },
  skip: {
    label: 'Skip the next date',
    title: (day: string) => `Skip ${day}?`,
    text: 'No invoice is made for this date. You cannot undo this.',
    confirm: 'Skip',
    done: (day: string) => `${day} is skipped.`,
  },
  run: {
    label: 'Make the next invoice now',
    title: (day: string) => `Make the invoice of ${day} now?`,
    text: {
      draft: 'It becomes a draft.',
      issue: 'It is issued with the date of today.',
      issue_and_send: 'It is issued with the date of today and mailed to the customer.',
    },
    confirm: 'Make it now',
    done: (number: string) => `${number} was made.`,
  },
  cancel: {
    label: 'End for good',
    title: (name: string) => `End ${name} for good?`,
    text: 'It makes no more invoices. Those that it made stay. You cannot undo this.',
    confirm: 'End it',
    done: (name: string) => `${name} has ended.`,
  },
  coming: {
    title: 'Next invoices',
    hint: 'Choose a customer, an interval and a first date, and add a line, to see the next invoices.',
    none: 'No invoice would be made.',
    made: (day: string) => `Made on ${day}`,
    due: (day: string) => `Due on ${day}`,
    unreachable: 'The service could not be reached.',
  },
  placeholders: {
    title: 'Placeholders',
    text: 'In a text, each invoice has its own value there. A click puts one at the cursor.',
    insert: (name: string) => `Insert ${name}`,
  },
  priceSource: 'Price of the product',
  make: {
    label: 'Make recurring',
    title: (number: string) => `Bill ${number} again and again`,
    text: 'Customer, lines and texts are those of this invoice. You can change them afterwards.',
    done: 'The recurring invoice is made.',
  },
  origin: (name: string | null) =>
    name === null ? 'From a recurring invoice' : `From recurring invoice ${name}`,
  reprice: {
    button: 'New prices',
    title: 'Change prices or tax rates',
    text: 'Shows what changes before anything is stored.',
    change: 'Change',
    changes: { price_by: 'By amount', price_percent: 'By per cent', new_tax_rate: 'To tax %' },
    value: 'Value',
    everyCustomer: 'All customers',
    everyProduct: 'All products',
    show: 'Show',
    apply: 'Apply',
    none: 'Nothing matches. Choose other lines.',
    matches: (count: number) =>
      `${counted(count, { one: 'recurring invoice changes', other: 'recurring invoices change' })}.`,
    done: (count: number) =>
      `${counted(count, { one: 'recurring invoice is', other: 'recurring invoices are' })} changed.`,
  },
  home: {
    title: 'Recurring invoices',
    days: 'In the next 30 days',
    count: invoices,
    more: 'Only the next 2,000 recurring invoices are added up.',
    drafts: (count: number) =>
      `${invoices(count)} of recurring ones ${count === 1 ? 'waits as a draft' : 'wait as drafts'}`,
    nothing: 'No invoice is made in the next 30 days.',
    failing: 'Recurring invoices that fail',
  },
};

export type RecurringWords = typeof RECURRING_WORDS;
