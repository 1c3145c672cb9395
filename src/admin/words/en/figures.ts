import {
  AGE_WORDS,
  BASIS_WORDS,
  ENTRY_WORDS,
  GROUP_WORDS,
  KEY_WORDS,
} from '../../../domain/report-words';
import { counted } from '../catalogues';

export const HOME_WORDS = {
  title: 'Home',
  hello: (name: string) => `Hello ${name}`,
  unreadable: 'The figures could not be read. Load the page again.',
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
    balanceBefore: 'Balance before',
    balanceAfter: 'Balance after',
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
