import { counted, shownCount } from '../catalogues';

export const LIST_BAR_WORDS = {
  customFields: {
    columns: 'Custom columns',
    shown: (count: number) => `${count} custom ${count === 1 ? 'column' : 'columns'}`,
    filter: 'Filter by a custom field',
    value: 'Exact value',
    valueOf: (label: string) => `Value of ${label}`,
  },
  tabs: 'Status',
  /** The tabs, and the chips for them. */
  views: {
    all: 'All',
    allInvoices: 'All',
    draft: 'Draft',
    open: 'Open',
    overdue: 'Overdue',
    paid: 'Paid',
    cancelled: 'Cancelled',
    mail_refused: 'Mail refused',
    accepted: 'Accepted',
    rejected: 'Rejected',
    expired: 'Expired',
    converted: 'Converted',
    recorded: 'Recorded',
    voided: 'Voided',
    active: 'Active',
    archived: 'Archived',
    paused: 'Paused',
    ended: 'Ended',
  },
  /** The day that a period is about. */
  days: { issue_date: 'Issue date', date: 'Date' },
  anyDay: { issue_date: 'Any issue date', date: 'Any date' },
  periodOf: { issue_date: 'Period of issue date', date: 'Period of date' },
  periods: {
    this_month: 'This month',
    last_month: 'Last month',
    this_quarter: 'This quarter',
    last_quarter: 'Last quarter',
    this_year: 'This year',
    last_year: 'Last year',
  },
  fromTo: 'From – to',
  from: 'From',
  to: 'To',
  chips: {
    named: (day: string, period: string) => `${day}: ${period}`,
    between: (day: string, from: string, to: string) => `${day}: ${from} to ${to}`,
    since: (day: string, from: string) => `${day}: from ${from}`,
    until: (day: string, to: string) => `${day}: until ${to}`,
    remove: (chip: string) => `Remove ${chip}`,
    clear: 'Clear all',
  },
  sums: { total: 'Total', amount_due: 'Amount due', recorded: 'Recorded' },
};

export type ListBarWords = typeof LIST_BAR_WORDS;

const FIELDS = {
  state: 'Status',
  createdAt: 'Created',
  updatedAt: 'Changed',
  documentId: 'Record',
  id: 'Record',
  invoice_number: 'Number',
  quotation_number: 'Number',
  credit_note_number: 'Number',
  business: 'Business',
  customer: 'Customer',
  invoice: 'Invoice',
  quotation: 'Quotation',
  credit_note: 'Credit note',
  issue_date: 'Issue date',
  due_date: 'Due date',
  valid_until: 'Valid until',
  delivery_date: 'Delivery date',
  service_period_start: 'Service period from',
  service_period_end: 'Service period until',
  order_reference: 'Order reference',
  contract_reference: 'Contract',
  project_reference: 'Project',
  sales_order_reference: 'Our order number',
  tender_reference: 'Tender or lot',
  buyer_reference: 'Buyer reference',
  despatch_reference: 'Delivery note',
  paid_on: 'Date',
  paid_at: 'Paid on',
  refunded_on: 'Refunded on',
  issued_at: 'Issued at',
  decided_at: 'Decided at',
  currency: 'Currency',
  subtotal: 'Subtotal',
  tax_amount: 'Tax amount',
  total: 'Total',
  amount: 'Amount',
  amount_paid: 'Amount paid',
  amount_written_off: 'Written off',
  amount_credited: 'Amount credited',
  unallocated_amount: 'On account',
  applied_amount: 'Applied amount',
  refunded_amount: 'Refunded amount',
  unit_price: 'Unit price',
  tax_rate: 'Tax rate',
  method: 'Method',
  reason: 'Reason',
  reference: 'Reference',
  name: 'Name',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  country: 'Country',
  language: 'Language',
  notes: 'Notes',
  terms: 'Terms',
  active: 'Active',
};

export const FILTER_WORDS = {
  fields: FIELDS,
  of: (field: string, inner: string) => `${field}: ${inner}`,
  or: ' or ',
  and: ' and ',
  not: (inner: string) => `not: ${inner}`,
  isEmpty: (field: string) => `${field} is empty`,
  isNotEmpty: (field: string) => `${field} is not empty`,
  oneRecord: 'One record',
  records: (count: number) => `${count} records`,
  values: (count: number) => `${count} values`,
  tests: {
    $eq: (field: string, value: string) => `${field} is ${value}`,
    $eqi: (field: string, value: string) => `${field} is ${value}`,
    $ne: (field: string, value: string) => `${field} is not ${value}`,
    $in: (field: string, value: string) => `${field} is one of ${value}`,
    $notIn: (field: string, value: string) => `${field} is none of ${value}`,
    $lt: (field: string, value: string) => `${field} is below ${value}`,
    $lte: (field: string, value: string) => `${field} is at most ${value}`,
    $gt: (field: string, value: string) => `${field} is above ${value}`,
    $gte: (field: string, value: string) => `${field} is at least ${value}`,
    $contains: (field: string, value: string) => `${field} contains ${value}`,
    $containsi: (field: string, value: string) => `${field} contains ${value}`,
    $startsWith: (field: string, value: string) => `${field} begins with ${value}`,
    $endsWith: (field: string, value: string) => `${field} ends with ${value}`,
  },
  /** The words of dates differ from those of numbers. */
  ofDays: {
    $lt: (field: string, day: string) => `${field} before ${day}`,
    $lte: (field: string, day: string) => `${field} until ${day}`,
    $gt: (field: string, day: string) => `${field} after ${day}`,
    $gte: (field: string, day: string) => `${field} from ${day}`,
  },
};

export type FilterWords = typeof FILTER_WORDS;

const rows = (count: number) => counted(count, { one: 'row', other: 'rows' });

export const EXPORT_WORDS = {
  export: 'Export',
  title: 'Export this list',
  all: 'All records that match the search and filters of this list.',
  selected: (count: number) => `${count} selected ${count === 1 ? 'record' : 'records'}.`,
  rows: 'Rows',
  perDocument: 'One row per document',
  perLine: 'One row per line',
  reader: 'Columns',
  readers: {
    person: 'To read: named as here, in your language, ids last',
    program: 'For programs: named as in the API',
  },
  file: 'File',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  numbers: 'Numbers',
  decimals: {
    comma: 'Comma: 1234,50, columns by semicolon (Excel in German, French or Spanish)',
    point: 'Point: 1234.50, columns by comma (Excel in English)',
  },
  back: 'Back',
  cancel: 'Cancel',
  soFar: ({ rows: count, bytes }: { rows: number | null; bytes: number }) =>
    count === null
      ? `${shownCount(Math.round(bytes / 1000))} kB so far …`
      : `${rows(count)} so far …`,
  saved: (count: number | null, file: string) =>
    count === null ? `Saved as ${file}.` : `${rows(count)} saved as ${file}.`,
  noBody: 'The answer has no body.',
};

export type ExportWords = typeof EXPORT_WORDS;

const documents = (count: number): string => `${count} ${count === 1 ? 'document' : 'documents'}`;

const many = (path: 'invoices' | 'quotations', count: number): string => {
  const word = path === 'invoices' ? 'invoice' : 'quotation';
  return `${count} ${count === 1 ? word : `${word}s`}`;
};

export const SELECTED_WORDS = {
  close: 'Close',
  back: 'Back',
  aDocument: 'A document',
  leftAsBefore: (count: number) => `${documents(count)} left as before:`,
  mailed: {
    label: 'Send by email',
    text: (path: 'invoices' | 'quotations', count: number) =>
      `Sends ${many(path, count)} to the customers, each with its PDF and the usual words. Drafts become sent.`,
    confirm: 'Send',
    done: (count: number) => `${documents(count)} on the way.`,
  },
  sent: {
    label: 'Mark as sent',
    text: (path: 'invoices' | 'quotations', count: number) =>
      `Marks ${many(path, count)} as sent, if they are drafts. Webhook endpoints will be notified.`,
    confirm: 'Mark as sent',
    done: (count: number) => `${documents(count)} marked as sent.`,
  },
  paid: {
    label: 'Paid in full',
    text: (path: 'invoices' | 'quotations', count: number) =>
      `Records what is due of ${many(path, count)} as a payment. Webhook endpoints will be notified.`,
    dayHint: 'Today, where it is empty.',
    confirm: 'Record the payments',
    done: (count: number) => `${documents(count)} paid.`,
  },
  reminded: {
    label: 'Send reminders',
    text: (path: 'invoices' | 'quotations', count: number) =>
      `Sends a reminder for each of ${many(path, count)} that is due or overdue, with its PDF and the usual words.`,
    confirm: 'Send reminders',
    done: (count: number) => `${documents(count)} reminded of.`,
  },
  printed: {
    label: 'PDFs as ZIP',
    text: (count: number) => `Makes one ZIP with the PDF of each of ${documents(count)}.`,
    confirm: 'Make the ZIP',
    done: (count: number) => `${documents(count)} in the ZIP.`,
  },
  exported: {
    label: 'Export for the adviser',
    text: (business: string) =>
      `One ZIP of ${business}: the PDFs of all invoices and credit notes that were issued in the period, the e-invoices that were given out, and CSV files of documents, lines, payments and what they pay, refunds and customers.`,
    confirm: 'Start the export',
    refused: (count: number) => `${count} left out.`,
    leftOut: (count: number) => `${count} left out:`,
    waits: (moment: string) => `Goes on by itself at ${moment}: the service is busy.`,
    ready: (until: string) => `The ZIP is ready. You can download it until ${until}.`,
    gone: 'The ZIP is not there any more. It is kept for 24 hours.',
    download: 'Download the ZIP',
    remove: 'Remove the ZIP',
  },
  supplied: 'Invoices without a date of supply were supplied on their issue dates',
  job: {
    progress: (done: number, total: number) => `${done} of ${total} done.`,
    refused: (count: number) => `${count} left as before.`,
    waits: (moment: string) => `Goes on by itself at ${moment}: the limit of emails is used up.`,
    background: 'You can close this window. The work goes on, and this list shows how far it is.',
    goOn: 'Go on in the background',
    stop: 'Stop',
    stopped: (count: number) => `Stopped. ${documents(count)} not begun.`,
    more: (count: number) => `And ${count} more.`,
    show: 'Show',
    showResult: 'Show the result',
  },
  export: { label: 'Export', title: 'Export the selected rows' },
};

export type SelectedWords = typeof SELECTED_WORDS;

export const BUSINESS_WORDS = { business: 'Business', all: 'All businesses' };

export type BusinessWords = typeof BUSINESS_WORDS;

export const LIST_WORDS = {
  /** Opens search, filters and exports on a phone. */
  tools: 'Search and more',
  settings: 'View settings',
  columns: 'Columns',
  reset: 'Reset',
  sortBy: 'Sort by',
  ascending: 'Sort in ascending order',
  descending: 'Sort in descending order',
  configure: 'Set up this list for everybody',
  rowActions: 'Row actions',
  edit: 'Edit',
  tab: 'Open in new tab',
  copy: 'Duplicate',
  delete: 'Delete',
  deleted: (name: string) => `${name} is deleted.`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all rows of this page',
  selected: (count: number) => `${count} selected`,
  /** Selects what the other pages show, too. */
  selectMatching: (count: number) => `Select all ${count}`,
  deleteMany: {
    title: (count: number) => `Delete ${count} ${count === 1 ? 'record' : 'records'}?`,
    text: 'They cannot be brought back.',
    done: (count: number) => `${count} deleted.`,
  },
  yes: 'Yes',
  no: 'No',
};

export type ListPageWords = typeof LIST_WORDS;

/** Strapi finds the heads of our columns by these ids, in the language of the panel. */
export const COLUMN_TEXTS = {
  'invoicing.webhooks.last-result': 'Last result',
  'invoicing.document': 'Document',
  'invoicing.business': 'Business',
};

export type ColumnTexts = Readonly<Record<keyof typeof COLUMN_TEXTS, string>>;

/** The words for an answer that names no reason. */
export const answered = (status: number): string => `The server answered ${status}.`;

export const NEXT_NUMBER_WORDS = {
  title: 'Next numbers',
  unreadable: 'The next numbers could not be read.',
  kinds: {
    invoice: 'Next invoice',
    quotation: 'Next quotation',
    credit_note: 'Next credit note',
    customer: 'Next customer',
  },
  another: 'Set',
  change: (kind: string) => `Set: ${kind}`,
  hint: 'Go on where another program ended. Numbers before it that are free are never given, so the books have a gap there. You can go back as long as no later number is in use.',
  form: (run: string) => `In the form of your pattern today: ${run}`,
  set: 'Set the number',
  done: (kind: string, number: string) => `${kind}: ${number}.`,
};

export type NextNumberWords = typeof NEXT_NUMBER_WORDS;
