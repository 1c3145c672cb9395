import { DISABLED_REASONS } from '../../../domain/retry-schedule';
import type { CustomerDocument } from '../../../panel/answers';
import { counted, shownCount } from '../catalogues';

type Type = CustomerDocument['type'];

const TYPES: Readonly<Record<Type, { title: string; one: string; many: string }>> = {
  invoice: { title: 'Invoice', one: 'invoice', many: 'invoices' },
  quotation: { title: 'Quotation', one: 'quotation', many: 'quotations' },
  credit_note: { title: 'Credit note', one: 'credit note', many: 'credit notes' },
};

export const CUSTOMER_WORDS = {
  title: 'Documents',
  statement: 'Statement',
  none: 'There is no document yet.',
  outstanding: 'Outstanding',
  toRefund: 'To refund',
  onAccount: 'On account',
  nothingOutstanding: 'Nothing is outstanding.',
  /** A document without its number. */
  dated: (type: Type, day: string) => `${TYPES[type].title}, ${day}`,
  /** The link to the list of them. */
  all: (type: Type, count: number) =>
    count === 1 ? `1 ${TYPES[type].one}` : `All ${shownCount(count)} ${TYPES[type].many}`,
  overdue: 'Overdue',
  payments: 'Payments',
  recurring: 'Recurring invoices',
  unnamed: 'Without a name',
  details: 'Details',
  /** The total of an invoice of which a part is paid. */
  of: (total: string) => `of ${total}`,
  next: (day: string) => `next on ${day}`,
  send: {
    label: 'Send statement of account',
    text: 'The customer gets an email with the balance, and the statement as PDF.',
    from: 'From',
    until: 'Until',
    address: 'Email address',
    messageHint: 'The balance follows. Empty: the usual text.',
    done: (address: string) => `The statement is on its way to ${address}.`,
  },
  invite: {
    label: 'Invite to the portal',
    text: 'The contact gets an email with a link, and sees all documents of this customer in the portal.',
    contact: 'Contact',
    confirm: 'Invite',
  },
};

export type CustomerWords = typeof CUSTOMER_WORDS;

export const KEY_WORDS = {
  title: 'API keys',
  notRead: 'The keys could not be read.',
  loading: 'Loading …',
  none: 'No key yet. A program needs one to use the API for this business.',
  newKey: 'New API key',
  created: {
    title: 'Your new API key',
    text: 'Copy it now: nobody can see it again. Programs send it in the header Authorization: Bearer.',
  },
  revoked: (name: string) => `${name} is revoked. It stops working within five seconds.`,
  /** The facts about a key, separated by dots. */
  facts: {
    noScope: 'no scope',
    neverUsed: 'never used',
    lastUsed: (day: string) => `last used ${day}`,
    neverExpires: 'never expires',
    expires: (day: string) => `expires ${day}`,
    expired: 'expired',
  },
  expired: 'Expired',
  revoke: 'Revoke',
  askRevoke: {
    title: (name: string) => `Revoke ${name}?`,
    text: 'Programs that use this key stop working. You cannot undo this.',
    confirm: 'Revoke key',
  },
  form: {
    name: 'Name',
    nameHint: 'Name the program that uses the key.',
    nameExample: 'e.g. Web shop',
    permissions: 'Permissions',
    scopes: {
      read: 'See customers, invoices and quotations',
      write: 'Create and change customers, invoices and quotations',
      webhooks: 'Manage webhook endpoints',
      bank: 'Upload bank statements and see bank transactions',
    },
    lifetime: 'Expires after',
    lifetimes: { '30': '30 days', '90': '90 days', '365': 'One year', never: 'Never' },
    back: 'Back',
    create: 'Create key',
  },
};

export type KeyWords = typeof KEY_WORDS;

const REASONS: Readonly<Record<keyof typeof DISABLED_REASONS, string>> = DISABLED_REASONS;

export const WEBHOOK_WORDS = {
  delivery: 'Delivery',
  sendAgain: 'Send again',
  queuedAgain: 'Queued for delivery again (same webhook-id).',
  sentAgain: (count: number) => `${count} deliveries are sent again.`,
  noneFailed: 'No failed deliveries.',
  failedOnly: 'Failed only',
  resendAll: 'Resend all failed',
  resendFailed: (count: number) => `Resend ${count} failed`,
  deliveries: 'Deliveries',
  health: { disabled: 'Disabled', off: 'Off', failing: 'Failing', working: 'Working' },
  /** Why the service disabled an endpoint. */
  reasons: REASONS,
  counts: {
    pending: (count: number) => `${count} pending`,
    failed: (count: number) => `${count} failed`,
    delivered: (count: number) => `${count} delivered`,
  },
  nothingSent: 'Nothing sent yet',
  secret: {
    title: 'Signing secret',
    text: 'Copy it now: nobody can see it again. The receiver checks each webhook-signature with it.',
    show: 'Show the secret once',
    rotate: 'Rotate the secret',
    askRotate: 'Rotate the secret?',
    rotateText: 'You get a new secret. The old secret stays valid for 24 hours.',
    confirmRotate: 'Rotate',
  },
  ping: 'Send a test event',
  pinged: 'The ping is queued. Its result appears here in a moment.',
  attempts: {
    none: 'None yet.',
    when: 'When',
    status: 'HTTP status',
    error: 'Error',
    took: 'Took',
    answer: 'Answer',
  },
};

export type WebhookWords = typeof WEBHOOK_WORDS;

/** A value within a sentence. It may be long, so the page may shorten it. */
export interface Value {
  value: string;
}

/** A part of a sentence. */
export type Part = string | Value;

/** The types whose records keep a history. */
export type Thing =
  | 'invoice'
  | 'quotation'
  | 'recurring'
  | 'customer'
  | 'product'
  | 'payment'
  | 'creditNote'
  | 'refund'
  | 'business'
  | 'endpoint';

export interface HistoryWords {
  title: string;
  loading: string;
  unreadable: string;
  empty: string;
  earlier: string;
  showAll: string;
  showFirst: string;
  /** A record as the object of a sentence, such as `this invoice`. */
  things: Readonly<Record<Thing, string>>;
  /** These follow the name of the author. */
  created: (thing: string) => string;
  imported: (thing: string) => string;
  recorded: (thing: string) => string;
  savedUnseen: string;
  mailedUnseen: string;
  erased: string;
  mailed: (mail: Value) => Part[];
  /** The kinds of mails by the words with which the server stored them. */
  mails: Readonly<Record<string, string>>;
  mailTo: (mail: string, addresses: string) => string;
  cleared: (label: string, before: Part) => Part[];
  set: (label: string, after: Part) => Part[];
  changed: (label: string, before: Part, after: Part) => Part[];
  /** A change whose values were erased with the data of a person. */
  unknown: (label: string) => Part[];
  /** A change within a line. Places count from 1. */
  inLine: (place: number, sentence: readonly Part[]) => Part[];
  removed: (place: number, name: Part | undefined) => Part[];
  added: (place: number, name: Part | undefined) => Part[];
  moved: string;
  value: (label: string, value: Part) => Part[];
  line: (place: number, name: Part | undefined) => Part[];
  service: string;
  aKey: string;
  key: (name: string) => string;
  operator: string;
  customer: string;
  nothing: string;
  none: string;
  yes: string;
  no: string;
  hiddenCustomer: string;
}

export const HISTORY_WORDS: HistoryWords = {
  title: 'History',
  loading: 'Loading …',
  unreadable: 'The history could not be read.',
  empty: 'No change has been recorded yet.',
  earlier: 'Show earlier',
  showAll: 'Show all',
  showFirst: 'Show original values',
  things: {
    invoice: 'this invoice',
    quotation: 'this quotation',
    recurring: 'this recurring invoice',
    customer: 'this customer',
    product: 'this product',
    payment: 'this payment',
    creditNote: 'this credit note',
    refund: 'this refund',
    business: 'this business',
    endpoint: 'this endpoint',
  },
  created: (thing) => ` created ${thing}`,
  imported: (thing) => ` imported ${thing}`,
  recorded: (thing) => ` began to record changes: ${thing} is older`,
  savedUnseen: ' saved it; your role does not show the changed fields',
  erased: ' erased the personal data',
  mailedUnseen: ' mailed it to its customer',
  mailed: (mail) => [' mailed ', mail],
  mails: {},
  mailTo: (mail, addresses) => `${mail} to ${addresses}`,
  cleared: (label, before) => [`cleared ${label}, which was `, before],
  set: (label, after) => [`set ${label} to `, after],
  changed: (label, before, after) => [`changed ${label} from `, before, ' to ', after],
  unknown: (label) => [`changed ${label}; the values were erased later`],
  inLine: (place, sentence) => [`line ${place}: `, ...sentence],
  removed: (place, name) => [`removed line ${place}`, ...(name ? [': ', name] : [])],
  added: (place, name) => [`added line ${place}`, ...(name ? [': ', name] : [])],
  moved: 'changed the order of the lines',
  value: (label, value) => [`${label}: `, value],
  line: (place, name) => [`Line ${place}`, ...(name ? [': ', name] : [])],
  service: 'The service',
  aKey: 'An API key',
  key: (name) => `${name} (API key)`,
  operator: 'An operator',
  customer: 'The customer',
  nothing: 'nothing',
  none: 'none',
  yes: 'yes',
  no: 'no',
  hiddenCustomer: 'a customer that you may not see',
};

/** The counts of an import before or after it is stored. */
export interface Counts {
  list: ListWord;
  created: number;
  changed: number;
  same: number;
  /** New customers that an import of invoices makes. */
  customers: number;
  stored: boolean;
}

/** A list that can be imported. */
export type ListWord = 'customers' | 'products' | 'invoices';

const NOUNS: Readonly<Record<ListWord, { one: string; other: string }>> = {
  customers: { one: 'customer', other: 'customers' },
  products: { one: 'product', other: 'products' },
  invoices: { one: 'invoice', other: 'invoices' },
};

const REPEATED = 'A repeated import makes no duplicates. An empty cell leaves a field as it is.';

export const IMPORT_WORDS = {
  import: 'Import',
  subtitle: 'From a spreadsheet or a CSV file of any program.',
  lists: {
    customers: {
      title: 'Import customers',
      all: 'All customers',
      help: `Rows are matched by the id of an export, else by name and email. ${REPEATED}`,
    },
    products: {
      title: 'Import products',
      all: 'All products',
      help: `Rows are matched by the id of an export, else by article number, or by name where they have none. ${REPEATED}`,
    },
    invoices: {
      title: 'Import invoices',
      all: 'All invoices',
      help: 'For invoices from another program. A row is a line: rows with the same number make one invoice. A file with one amount per invoice has one row for each. Invoices keep their numbers, and one that is already here stays as it is. Webhooks are not notified.',
    },
  },
  business: 'Business',
  file: 'File',
  fileHint: 'CSV, .xlsx or .ods, at most 20 MB and 100,000 rows.',
  draft: {
    hint: 'Or the file of a draft that the page for invoices has saved.',
    help: 'This file is a draft of the page for invoices. It becomes a draft invoice, with its customer where that is missing. Number, sender and look are those of the business.',
    import: 'Import the draft',
    done: (number: string) => `The draft is now invoice ${number}.`,
  },
  makeCustomers: 'Create missing customers',
  reading: {
    encoding: 'Characters',
    separator: 'Separator',
    sheet: 'Sheet',
    header: 'Row with the names',
    separators: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' },
    decimal: 'Decimals',
    decimals: { '.': 'Point: 1,234.50', ',': 'Comma: 1.234,50' },
    dates: 'Dates with slashes',
    orders: { dmy: 'Day first: 31/12/2026', mdy: 'Month first: 12/31/2026' },
    chooseOrder: 'Choose the order',
  },
  profile: {
    label: 'Program',
    other: 'Another program',
    own: 'this service',
    found: (name: string) => `This looks like an export of ${name}.`,
  },
  asks: { title: (column: string) => `What does “${column}” hold?` },
  otherSum: {
    help: 'The file has no totals to check the invoices with. Look up in the other program what these invoices come to with tax.',
    label: (currency: string) => `Sum in the other program, ${currency}`,
  },
  mapping: {
    choose: 'Choose',
    columns: 'Columns of the file',
    column: 'Column of the file',
    firstValues: 'First values',
    field: 'Field',
    fieldFor: (column: string) => `Field for ${column}`,
    none: 'Not imported',
  },
  progress: {
    reading: 'Reading the file …',
    checked: (done: number, of: number) => `${shownCount(done)} of ${shownCount(of)} checked …`,
    stored: (done: number, of: number) => `${shownCount(done)} of ${shownCount(of)} stored …`,
  },
  problems: {
    title: 'Problems',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    problem: 'Problem',
    first: (shown: number, all: number) => `The first ${shownCount(shown)} of ${shownCount(all)}.`,
    counted: (count: number) => `${counted(count, { one: 'problem', other: 'problems' })}.`,
    count: (count: number) =>
      `${counted(count, { one: 'problem', other: 'problems' })}. Nothing is imported until the file has none, or you leave these rows out.`,
    good: (list: ListWord, count: number) =>
      `Import ${counted(count, NOUNS[list])} without problems`,
    saveBad: (rows: number) =>
      `Save ${counted(rows, { one: 'bad row', other: 'bad rows' })} with reasons`,
    left: (rows: number) =>
      `${counted(rows, { one: 'row was', other: 'rows were' })} left out. Save the file, correct it, and choose it again.`,
    fileName: 'rows-with-problems.csv',
  },
  outcome: ({ list, created, changed, same, customers, stored }: Counts) => {
    const will = stored ? '' : 'will be ';
    const first = `${counted(created, NOUNS[list])} ${will}created`;
    if (list !== 'invoices')
      return `${first}, ${shownCount(changed)} ${will}changed, ${shownCount(same)} without changes.`;
    const made = counted(customers, { one: 'new customer', other: 'new customers' });
    return `${first}${customers > 0 ? ` with ${made}` : ''}, ${shownCount(same)} already here.`;
  },
  sums: (currency: string, total: string, paid: string) =>
    `${currency}: ${total} in total, ${paid} paid.`,
  figures: {
    months: 'By month',
    statuses: 'By status',
    balances: (count: number) =>
      `${counted(count, { one: 'customer owes', other: 'customers owe' })} something`,
    locked: (count: number) =>
      `${counted(count, { one: 'invoice counts as issued and is', other: 'invoices count as issued and are' })} locked: corrected by credit notes, not changed`,
    columns: {
      month: 'Month',
      status: 'Status',
      customer: 'Customer',
      invoices: 'Invoices',
      total: 'Total',
      due: 'Amount due',
      number: 'Number',
      date: 'Issue date',
    },
  },
  skipped: (count: number, ranges: string) =>
    `New invoices go on after the imported ones, so ${counted(count, { one: 'free number is', other: 'free numbers are' })} skipped for good: ${ranges}.`,
  past: {
    title: 'Past imports',
    at: 'When',
    by: 'Who',
    file: 'File',
    made: 'Made',
    service: 'The service',
    count: (list: ListWord, created: number, customers: number) =>
      `${counted(created, NOUNS[list])}${customers > 0 ? `, ${counted(customers, { one: 'new customer', other: 'new customers' })}` : ''}`,
    takeBack: 'Take back',
    takeBackOf: (file: string) => `Take back ${file}`,
    sure: 'Everything that this import made is deleted, with its payments and its history. Numbers are free again. This works as long as nothing of it was used or changed.',
    takenBack: 'Taken back',
    done: 'The import is taken back.',
  },
  importThese: (list: ListWord, count: number) => `Import ${counted(count, NOUNS[list])}`,
};

export type ImportWords = typeof IMPORT_WORDS;

/** The people who may sign in to the portal, beside the form of a customer. */
export const PORTAL_WORDS = {
  unreadable: 'The people who may use the portal could not be read.',
  /** @param setting such as PUBLIC_URL */
  lacks: (setting: string) =>
    `Invitations wait: this service cannot send them until its setting ${setting} is set.`,
  invitation: {
    none: 'No invitation was sent.',
    queued: 'The invitation is waiting to be sent.',
    sent: (at: string) => `Invited on ${at}.`,
    failed: (at: string) => `The invitation could not be sent (${at}).`,
  },
  signedIn: (at: string) => `Last signed in on ${at}.`,
  neverSignedIn: 'Has not signed in yet.',
  sessions: (count: number) =>
    `${counted(count, { one: 'open session', other: 'open sessions' })}.`,
  invite: {
    first: 'Send the invitation',
    again: 'Send the invitation again',
    done: (email: string) => `The invitation to ${email} is on its way.`,
  },
  signOut: {
    label: 'Sign out everywhere',
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'Open sessions and sign-in links of this address end now. Where other businesses name the address, they go on without your documents. The contact may ask for a new link at any time.',
    done: (name: string) => `${name} is signed out.`,
  },
  revoke: {
    label: 'Revoke access',
    title: (name: string) => `Revoke the access of ${name}?`,
    text: 'From now on, the contact no longer sees this customer in the portal. You can invite the contact again.',
    done: (name: string) => `${name} may no longer use the portal.`,
  },
};

export type PortalWords = typeof PORTAL_WORDS;

/** Changes of its details that somebody at a customer asks for. */
export const REQUEST_WORDS = {
  title: 'Requested changes',
  /** @param email null where the operator may not see it */
  asked: (email: string | null, at: string) =>
    email === null ? `Requested in the portal on ${at}.` : `Requested by ${email} on ${at}.`,
  now: 'Now',
  wanted: 'Requested',
  nothing: 'Empty',
  confirm: { label: 'Confirm', done: 'The changes are saved.' },
  refuse: {
    label: 'Refuse',
    title: 'Refuse these changes?',
    text: 'Nothing changes. The portal tells the customer that you have refused.',
    done: 'The changes are refused.',
  },
  home: {
    title: (count: number): string =>
      count === 1 ? 'A customer wants details changed' : `${count} customers want details changed`,
    more: (count: number) => `and ${count} more`,
  },
};

export type RequestWords = typeof REQUEST_WORDS;
