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
  refused: { label: 'Refused e-mails', title: 'E-mails did not arrive' },
  noPublicUrl: {
    label: 'Missing setting',
    title: 'PUBLIC_URL is missing',
    text: 'Links in e-mails open on this machine alone. Set PUBLIC_URL to the address at which customers reach this service, and start it again.',
  },
  steps: {
    title: 'Your first invoice in three steps',
    done: 'Done',
    noBusiness:
      'You are not a member of a business yet. An administrator adds you in the form of the business.',
    business: {
      text: 'Your business: every invoice shows its name and address.',
      button: 'Add a business',
    },
    customer: { text: 'A customer, who gets the invoice.', button: 'Add a customer' },
    invoice: { text: 'The invoice: add lines, save, send the PDF.', button: 'Make an invoice' },
  },
  outstanding: {
    title: 'Outstanding by age',
    label: 'Outstanding',
    inCurrency: (currency: string) => `Outstanding in ${currency}`,
    none: 'Nothing is outstanding.',
  },
  paid: { title: 'Paid this month', none: 'Nothing was paid this month.' },
  latest: 'Latest invoices',
  waiting: { title: 'Waiting', none: 'No draft and no quotation waits.' },
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
  noBusiness: 'There is no business whose books you may read as a whole.',
  unreadable: 'The report could not be read.',
  choices: {
    report: 'Report',
    business: 'Business',
    period: 'Period',
    ownDates: 'Own dates',
    from: 'From',
    to: 'To',
    customer: 'Customer',
    aCustomer: 'Choose a customer',
    chosenCustomer: 'Chosen customer',
    noCustomer: 'No customer of this name',
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
