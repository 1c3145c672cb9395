import { counted } from '../../words/catalogues';

export const EN = {
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

export type HomeWords = typeof EN;
