import { VALUES } from '../../../messages/columns/en';
import {
  AGE_WORDS,
  BASIS_WORDS,
  ENTRY_WORDS,
  GROUP_WORDS,
  KEY_WORDS,
} from '../../../domain/report-words';
import type { IntervalUnit } from '../../../domain/schedule/occurrences';
import { counted, shownCount } from '../catalogues';

export const HOME_WORDS = {
  title: 'Home',
  hello: (name: string) => `Hello ${name}`,
  unreadable: 'The figures could not be read. Load the page again.',
  tooSlow: 'This takes too long. Choose one business, or try again later.',
  noFigures: 'Your role shows no figures of invoices.',
  currency: 'Currency',
  allCurrencies: 'All currencies',
  failing: {
    label: 'Failing webhooks',
    title: 'Webhooks fail',
    failing: 'Failing',
    off: 'Off',
    failed: (count: number) => `${count} failed`,
    more: (count: number) => `and ${count} more`,
  },
  refused: { label: 'Refused emails', title: 'Emails did not arrive' },
  noPublicUrl: {
    label: 'Missing setting',
    title: 'Customers cannot open links in emails',
    text: 'The links lead to this machine. Whoever runs this service sets PUBLIC_URL to the address at which customers reach it, and restarts it.',
  },
  steps: {
    title: 'Your first invoice in five steps',
    done: 'Done',
    noBusiness:
      'You are not a member of a business yet. An administrator adds you in the form of the business.',
    path: {
      business: {
        name: 'Your business',
        text: 'Every invoice shows its name and address.',
        button: 'Add a business',
      },
      look: {
        name: 'Its look',
        text: 'A logo or a colour for your documents.',
        button: 'Choose the look',
      },
      customer: { name: 'A customer', text: 'Who gets the invoice.', button: 'Add a customer' },
      invoice: { name: 'An invoice', text: 'Add lines and save.', button: 'Make an invoice' },
      send: {
        name: 'Send it',
        text: 'By email, or download the PDF and mark the invoice as sent.',
        button: 'Open the invoice',
      },
    },
  },
  sample: {
    badge: 'Sample',
    offer:
      'Would you like to look around first? A sample business has a customer, an invoice and a quotation. One click removes it.',
    make: 'Add a sample business',
    decline: 'No, thanks',
    made: (name: string) => `${name} is added.`,
    counts:
      'It shows what a business looks like, and counts in lists and figures until you remove it.',
    remove: 'Remove the sample',
    removed: (name: string) => `${name} is removed.`,
    keep: 'Keep as a business',
    kept: (name: string) => `${name} is a business like any other now.`,
    changed: {
      title: (name: string) => `Remove ${name}?`,
      text: 'Something in it was added or changed. It goes with the sample, and nobody can bring it back.',
    },
    issued:
      'The sample cannot be removed, because an issued document is never deleted. You can keep it as a business. The document:',
  },
  outstanding: {
    title: 'Outstanding by age',
    label: 'Outstanding',
    inCurrency: (currency: string) => `Outstanding in ${currency}`,
    none: 'Nothing is outstanding.',
  },
  paid: { title: 'Paid this month', none: 'Nothing was paid this month.' },
  latest: 'Latest invoices',
  waiting: { title: 'Waiting', none: 'Nothing is waiting.' },
  /** The links to the records that a sum counts. */
  counts: {
    invoices: (count: number) => counted(count, { one: 'invoice', other: 'invoices' }),
    payments: (count: number) => counted(count, { one: 'payment', other: 'payments' }),
    markedPaid: (count: number) =>
      counted(count, { one: 'marked as paid', other: 'marked as paid' }),
    draft_invoices: (count: number) =>
      counted(count, { one: 'draft invoice', other: 'draft invoices' }),
    draft_quotations: (count: number) =>
      counted(count, { one: 'draft quotation', other: 'draft quotations' }),
    sent_quotations: (count: number) =>
      counted(count, {
        one: 'quotation without an answer',
        other: 'quotations without an answer',
      }),
    accepted_quotations: (count: number) =>
      counted(count, {
        one: 'accepted quotation to invoice',
        other: 'accepted quotations to invoice',
      }),
  },
  revenue: {
    title: 'Revenue',
    months: (from: string, to: string) => `Net, ${from} – ${to}`,
    inTwelveMonths: 'in twelve months',
    loading: 'The revenue is loading …',
    unreadable: 'The revenue could not be read. Load the page again.',
    none: 'Nothing was invoiced in these twelve months.',
    chart: (currency: string) => `Revenue by month in ${currency}`,
    bar: (month: string, amount: string) => `${month}: ${amount}`,
    /** Thousands, millions, billions and trillions above a bar, where two letters have room. */
    scale: { K: 'K', M: 'M', B: 'B', T: 'T' },
  },
};

export type HomeWords = typeof HOME_WORDS;

export const REPORT_WORDS = {
  title: 'Reports',
  names: {
    tax: 'Tax',
    'open-items': 'Open items',
    revenue: 'Revenue',
    statement: 'Statement of a customer',
  },
  statementOf: (customer: string) => `Statement of ${customer}`,
  statementIn: (currency: string) => `Statement of a customer in ${currency}`,
  asOf: (day: string) => `as of ${day}`,
  /** Below the title: the business, the report, and its time. */
  subtitle: (business: string, report: string, when: string) => `${business}: ${report}, ${when}`,
  download: (format: string) => `Download ${format}`,
  chooseCustomer: 'Choose the customer of the statement.',
  noBusiness: 'There is no business whose reports you may see.',
  unreadable: 'The report could not be read.',
  choices: {
    report: 'Report',
    business: 'Business',
    asOf: 'As of',
    period: 'Period',
    ownDates: 'Own dates',
    from: 'From',
    to: 'To',
    customer: 'Customer',
    aCustomer: 'Choose a customer',
    chosenCustomer: 'Chosen customer',
    noCustomer: 'No customer with this name',
    openCustomer: 'Open the customer',
    rowForEach: 'A row for each',
    taxCounts: 'Tax counts',
    rowsBy: 'Rows by',
  },
  bases: BASIS_WORDS,
  groups: GROUP_WORDS,
  keys: KEY_WORDS,
  ages: AGE_WORDS,
  entries: ENTRY_WORDS,
  percent: (rate: string) => `${rate} %`,
  columns: {
    period: 'Period',
    taxRate: 'Tax rate',
    category: 'Category',
    net: 'Net',
    tax: 'Tax',
    gross: 'Gross',
    documents: 'Documents',
    customer: 'Customer',
    total: 'Total',
    toRefund: 'To be refunded',
    onAccount: 'On account',
    date: 'Date',
    entry: 'Entry',
    number: 'Number',
    amount: 'Amount',
    balance: 'Balance',
    due: 'Due',
  },
  documents: {
    count: (count: number) => counted(count, { one: 'document', other: 'documents' }),
    ofTax: (rate: string, currency: string, period: string) =>
      `Tax of ${rate} in ${currency}, ${period}`,
    ofRevenue: (currency: string, row: string) => `Revenue in ${currency}: ${row}`,
    allOpen: (customer: string, currency: string) => `${customer}: all open items, ${currency}`,
    openOfAge: (customer: string, age: string, currency: string) =>
      `${customer}: ${age}, ${currency}`,
    unreadable: 'The documents could not be read.',
    loading: 'Loading …',
    close: 'Close',
    newer: 'Newer',
    older: 'Older',
    page: (page: number, last: number) => `Page ${page} of ${last}`,
  },
  rows: {
    sumIn: (currency: string) => `Sum in ${currency}`,
    writtenOffIn: (currency: string) => `Written off in ${currency}`,
    balanceBefore: VALUES.entry.opening,
    balanceAfter: VALUES.entry.closing,
    withoutProduct: 'Without a product',
    unknownProduct: (id: string) => `Unknown product ${id}`,
  },
  empty: {
    tax: 'No tax in this period.',
    revenue: 'No revenue in this period.',
    open: 'No customer owes anything.',
    statement: 'Nothing happened in this period.',
  },
};

export type ReportWords = typeof REPORT_WORDS;

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
