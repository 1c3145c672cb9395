import { VALUES } from '../../../messages/columns/en';
import type { AskedCountry } from '../../../domain/country-defaults';
import type { LimitedCountry } from '../../../domain/country-limits';

export const CREDIT_WORDS = {
  credit: 'Credit',
  creditOf: (number: string) => `Credit ${number}`,
  create: 'Create credit note',
  created: (note: string, amount: string, invoice: string) =>
    `${note} credits ${amount} of ${invoice}.`,
  noInvoice: 'The invoice could not be read.',
  scope: 'What to credit',
  whole: 'All that is left',
  some: 'Some lines, or parts of them',
  reason: 'Reason',
  printed: 'Printed.',
  notes: 'Notes',
  notesHint: 'Printed on the credit note.',
  amounts: {
    net: 'Net',
    tax: 'Tax',
    total: 'Credit note',
    applied: 'Taken off the invoice',
    toRefund: 'To refund',
    leftDue: (number: string) => `Left due of ${number}`,
    becomes: (number: string, status: string) => `${number} becomes ${status}.`,
    refundLater: 'You record the refund in the credit note.',
    computing: 'Computing …',
    failed: 'The amounts could not be computed.',
    seeFields: 'See the fields with the red text.',
    typeOne: 'Type a quantity or an amount in at least one line.',
  },
  lines: {
    table: 'Lines to credit',
    description: 'Description',
    left: 'Left',
    netLeft: 'Net left',
    quantity: 'Quantity',
    orAmount: 'or net amount',
    quantityOf: (line: number) => `Line ${line}: quantity to credit`,
    amountOf: (line: number) => `Line ${line}: net amount to credit`,
    nothing: 'Nothing',
    part: 'A part',
    leftOf: (left: string, quantity: string) => `${left} of ${quantity}`,
  },
  list: {
    unreadable: 'The credit notes could not be read.',
    toRefund: (amount: string) => `To refund: ${amount}`,
  },
  cancel: {
    /** @param issued the month of its issue date */
    effect: (tax: string, issued: string, now: string) =>
      `The tax of ${tax} in ${issued} stays as it is. The tax of ${now} goes down by that amount.`,
    rest: (issued: string, now: string) =>
      `The tax of ${issued} stays as it is. The tax of ${now} goes down by the part that was not credited.`,
    better:
      'Your customer gets no document about this. A credit note is one, and takes off the same amount.',
    credit: 'Credit in full',
  },
  refunds: {
    title: 'Refunds',
    unreadable: 'The refunds could not be read.',
    noneDue: 'Nothing is to be refunded.',
    record: 'Record refund',
    recordFor: (number: string) => `Record a refund for ${number}`,
    recorded: (amount: string, number: string) => `Refund of ${amount} recorded for ${number}.`,
    noNote: 'The credit note could not be read.',
    toRefund: (amount: string) => `To refund: ${amount}.`,
    atMost: (amount: string) => `At most the amount to be refunded, ${amount}.`,
    dateHint: 'When you paid it back.',
    void: {
      title: (amount: string, day: string) => `Void the refund of ${amount} of ${day}?`,
      text: 'It stays in the list as voided, and the amount is to be refunded again. You cannot undo this, but you can record the refund again.',
      confirm: 'Void refund',
      done: (amount: string, day: string) => `You voided the refund of ${amount} of ${day}.`,
    },
  },
};

export type CreditWords = typeof CREDIT_WORDS;

const dueAgain = (due: string | null): string =>
  due === null ? '.' : due === '' ? '. Nothing more is due then.' : `, and ${due} is due again.`;

export const PAYMENT_WORDS = {
  methods: VALUES.method,
  unreadable: 'The payments could not be read.',
  record: 'Record payment',
  recordNext: 'Record and next',
  choose: {
    label: 'Invoice',
    hint: 'Its number, customer, reference or amount.',
    none: 'No open invoice matches.',
  },
  change: 'Change',
  changeTitle: 'Change what describes this payment',
  changed: 'The payment is changed.',
  recordFor: (number: string) => `Record a payment for ${number}`,
  recorded: (amount: string, number: string) => `${amount} recorded for ${number}.`,
  noInvoice: 'The invoice could not be read.',
  /** Fields that a refund has, too. */
  amountIn: (currency: string) => `Amount in ${currency}`,
  moreThanNothing: 'This must be more than 0.',
  reference: 'Reference',
  referenceHint: 'Such as the reference of the bank transfer.',
  due: (amount: string) => `Due: ${amount}.`,
  atMost: (amount: string) => `At most the amount due, ${amount}.`,
  dateHint: 'When the money came.',
  method: 'Method',
  methodHint: 'Written off: no money came.',
  note: 'Note',
  noteHint: 'For yourself. Not printed.',
  paidToday: {
    label: 'Paid in full today',
    title: (number: string) => `Is ${number} paid in full today?`,
    text: 'Records what is due as a payment of today. To choose the date, the method or another amount, use Record payment.',
    confirm: 'Record the payment',
    done: (number: string) => `${number} is paid.`,
  },
  unpaid: {
    label: 'Mark as not paid',
    title: (number: string) => `Mark ${number} as not paid?`,
    text: 'Somebody set its status to Paid. The amount paid becomes what it was before that, and the rest is due again.',
    confirm: 'Mark as not paid',
    done: (number: string) => `${number} is no longer paid.`,
  },
  /** A refund is voided by the same button. */
  voidIt: 'Void',
  void: {
    title: (amount: string, day: string) => `Void the payment of ${amount} of ${day}?`,
    /** @param due what is due again, '' for nothing; null where the role hides it */
    text: (due: string | null) =>
      `It stays in the list as voided${dueAgain(due)} You cannot undo this, but you can record the payment again.`,
    confirm: 'Void payment',
    done: (amount: string, day: string) => `You voided the payment of ${amount} of ${day}.`,
  },
};

export type PaymentWords = typeof PAYMENT_WORDS;

/** The sentences that name the kind of the document. */
const about = (kind: string) => ({
  mendIssued: `This ${kind} keeps the details of its issue. You can still fill in details that were empty then. The e-invoice takes them.`,
  mendDraft: `Fill in what is missing before you issue this ${kind}.`,
  complete: `Nothing is missing. Issue the ${kind} to download it.`,
});

export const E_INVOICE_WORDS = {
  title: 'E-invoice',
  invoice: about('invoice'),
  creditNote: about('credit note'),
  format: 'Format',
  choose: 'Choose a format',
  noneAsked: 'This customer asks for no format yet. EN 16931 is the base of all formats here.',
  download: 'Download e-invoice',
  handedOut: 'You get the file that was handed out before.',
  rounding: {
    label: 'Round tax per rate',
    reason:
      'The tax of this draft is rounded for each line. This format needs it rounded once for each tax rate.',
    done: (number: string) => `The tax of ${number} is now rounded for each tax rate.`,
  },
  byLine: {
    title: 'Tax rounding',
    text: 'This business rounds the tax of each line, so invoices with several lines may have no e-invoice, and an issued one can never get it. Choose “For each tax rate” under “Tax rounding”: it holds for new invoices.',
  },
  unreadable: 'The e-invoice could not be checked.',
};

export type EInvoiceWords = typeof E_INVOICE_WORDS;

/** About the law of a business's country (docs/countries.md). `limits`: why it may want more than this service does. */
export interface CountryWords {
  readonly title: string;
  /** The heading of the demands of the law on a draft. */
  readonly sheet: string;
  readonly supply: Readonly<Record<'title' | 'once' | 'always' | 'other', string>> & {
    readonly text: (day: string) => string;
  };
  /** The choice in the first form of a business. */
  readonly tax: Readonly<Record<'label' | 'hint', string>> & {
    readonly usual: (rate: string) => string;
    readonly small: Readonly<Record<AskedCountry, string>>;
  };
  readonly limits: Readonly<Record<LimitedCountry, string>>;
}

export const COUNTRY_WORDS: CountryWords = {
  title: 'Law of this country',
  sheet: 'What the law wants on it',
  supply: {
    title: 'When was it supplied?',
    text: (day: string) =>
      `The law wants the day of the supply on this invoice. Was it the issue date, ${day}?`,
    once: 'Yes, this invoice',
    always: 'Yes, every invoice',
    other: 'Another day',
  },
  tax: {
    label: 'Tax of this business',
    hint: 'Sets the tax of new lines, and the reason on paper where there is none.',
    usual: (rate: string) => `With tax, usually ${rate} %`,
    small: {
      AT: 'Small business (§ 6 Abs. 1 Z 27 UStG), no tax',
      DE: 'Small business (§ 19 UStG), no tax',
      FR: 'Franchise en base (art. 293 B du CGI), no tax',
      GB: 'Not registered for VAT',
    },
  },
  limits: {
    ES: 'From 2027 on, Spain wants VERI*FACTU records and a code on each invoice. This service makes neither: do not use it for invoices of 2027 and later.',
    GR: 'Greece wants each invoice reported to myDATA, which this service does not do: it is not for a Greek business.',
    HU: 'Hungary wants each invoice reported to NAV as it is issued, which this service does not do: it is not for a business with a Hungarian VAT number.',
    IT: 'Italy wants FatturaPA files over the Sistema di Interscambio, which this service does not make: it is not for an Italian business.',
    PL: 'Poland wants invoices to Polish businesses over KSeF, which this service does not do. Invoices to consumers and abroad are possible.',
    PT: 'Portugal wants certified programs, and an ATCUD on each invoice. This service is not certified: it is not for a Portuguese business.',
    RO: 'Romania wants invoices over RO e-Factura, which this service does not do: it is not for a Romanian business.',
  },
};

export const PDF_WORDS = {
  previewPdf: 'Preview PDF',
  downloadPdf: 'Download PDF',
  papers: {
    delivery_note: 'Delivery note (PDF)',
    order_confirmation: 'Order confirmation (PDF)',
    proforma: 'Pro forma (PDF)',
  },
  receipt: 'Receipt (PDF)',
  previewOf: (name: string) => `Preview of ${name}`,
  unprintable: (characters: string) =>
    `No font has these characters, so they are printed as boxes: ${characters}`,
  download: 'Download',
  close: 'Close the preview',
};

export type PdfWords = typeof PDF_WORDS;

export const LINK_WORDS = {
  title: 'Customer page',
  notOpened: 'The customer has not opened it yet.',
  firstOpened: 'First opened:',
  lastOpened: 'Last opened:',
  preview: 'Preview page',
  unreadable: 'The page could not be read.',
  none: 'There is no page, because the document was never issued.',
  copy: 'Copy link',
  copied: 'The link is copied. Everybody who has it can see the page.',
  revoke: {
    label: 'Revoke link',
    title: 'Revoke the link?',
    text: 'Links that the customer has, also those in emails, stop working. A new link takes their place.',
    confirm: 'Revoke',
    done: 'The old link is revoked.',
  },
};

export type LinkWords = typeof LINK_WORDS;

export const MAIL_WORDS = {
  send: {
    label: 'Send by email',
    title: (number: string) => `Send ${number} by email`,
    to: 'To',
    addressesHint: 'Separate several addresses with commas.',
    cc: 'Cc',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'The amount, the date and the link to the document follow. Empty: the usual text.',
    attachPdf: 'Attach the PDF',
    attachFiles: 'Attach the files of the document',
    attachEInvoice: 'Attach the e-invoice',
    noEInvoice: 'None',
    edit: 'Edit',
    preview: 'Preview',
    confirm: 'Send',
    done: (number: string, recipients: string) => `${number} is on its way to ${recipients}.`,
    unreadable: 'The document could not be read.',
    /** @param settings such as `SMTP_URL and MAIL_FROM` */
    notConfigured: (settings: string) =>
      `This service cannot send email yet: whoever runs it sets ${settings} and restarts it. Until then, download the PDF, send it yourself and choose “Mark as sent”.`,
    /** @param parts such as `12 of 200 in an hour` */
    use: (parts: string) =>
      `Recipients written to: ${parts}. An address that is not the customer’s counts five times.`,
    usedOf: {
      hour: (used: string, limit: string) => `${used} of ${limit} in an hour`,
      day: (used: string, limit: string) => `${used} of ${limit} in a day`,
    },
  },
  preview: {
    frame: 'Preview of the email',
    failed: 'The preview could not be made.',
    from: (sender: string) => `From ${sender}:`,
    asPage: 'Show as page',
    asText: 'Show as plain text',
  },
  refused: { mark: 'Email refused', notice: 'The last email did not arrive.' },
  list: {
    title: 'Emails',
    unreadable: 'The emails could not be read.',
    none: 'No email was sent.',
    document: (subject: string) => subject,
    reminder: (subject: string) => `Reminder: ${subject}`,
    decision: (subject: string) => `Notice: ${subject}`,
    payment: (subject: string) => `Notice: ${subject}`,
    receipt: (subject: string) => `Receipt: ${subject}`,
    statement: (subject: string) => subject,
  },
  mail: 'Email',
  again: {
    label: 'Send again',
    title: 'Send this email again?',
    text: 'It was sent before. Its recipients get it a second time.',
    done: 'The email is sent again.',
    waits: 'Queued. It is sent once the service has a mail server (SMTP_URL and MAIL_FROM).',
  },
};

export type MailWords = typeof MAIL_WORDS;

/** Such as `3 days before the due date`. @param day days after the due date, negative before it */
function dayWords(day: number): string {
  if (day === 0) return 'on the due date';
  const count = Math.abs(day);
  return `${count} ${count === 1 ? 'day' : 'days'} ${day < 0 ? 'before' : 'after'} the due date`;
}

export const REMINDER_WORDS = {
  /** @param day days after the due date, negative before it */
  next: (on: string, day: number) =>
    `The next one is sent on ${on}, ${dayWords(day)}, from 8:00 in the time zone of the business.`,
  day: dayWords,
  byHand: 'by hand',
  unreadable: 'The reminders could not be read.',
  remind: {
    label: 'Remind now',
    title: (number: string) => `Send a reminder for ${number} now?`,
    text: 'The customer gets an email with the amount due, and the invoice as PDF. Scheduled reminders still go out.',
    confirm: 'Send reminder',
    done: (number: string) => `A reminder for ${number} is on its way.`,
  },
};

export type ReminderWords = typeof REMINDER_WORDS;

const dueAgainSentence = (due: string | null): string =>
  due === null || due === '' ? '' : ` ${due} is due again.`;

/** Money on account: payments beside invoices, and what they pay. */
export const ACCOUNT_WORDS = {
  title: 'What it pays',
  unreadable: 'What the customer owes and has on account could not be read.',
  paysNone: 'It pays no invoice.',
  /** In the place of a number. */
  hidden: 'An invoice that you may not see',
  onAccount: (amount: string) => `On account: ${amount}.`,
  atMost: (amount: string) => `At most what is on account and due, ${amount}.`,
  refunds: 'Paid back',
  refundOf: (day: string) => `Record a refund of the payment of ${day}`,
  refunded: (amount: string) => `Refund of ${amount} recorded.`,
  /** Asks before a refund is voided. */
  voidRefund:
    'It stays in the list as voided, and the amount is on account again. You cannot undo this, but you can record the refund again.',
  /** Asks before a payment is voided with all that it pays. */
  voidWhole:
    'It stays in the list as voided, and what it pays is due again. You cannot undo this, but you can record the payment again.',
  voidPart: {
    title: (amount: string, day: string) => `Take back ${amount} of the payment of ${day}?`,
    text: (due: string | null) =>
      `The payment pays other invoices, too. Only this part goes, and stays on account of the customer.${dueAgainSentence(due)}`,
    confirm: 'Take back',
    done: (amount: string, day: string) =>
      `${amount} of the payment of ${day} is on account again.`,
  },
  takeBack: {
    label: 'Take back',
    title: (amount: string, number: string | null) =>
      number === null ? `Take back ${amount}?` : `Take back ${amount} from ${number}?`,
    text: 'It is due on the invoice again, and stays on account of the customer.',
    done: (amount: string) => `${amount} is on account.`,
  },
  pay: {
    label: 'Pay an invoice',
    title: 'Pay an invoice from what is on account',
    invoice: 'Invoice',
    due: (number: string, due: string) => `${number}, ${due} due`,
  },
  use: {
    notice: (amount: string) => `The customer has ${amount} on account.`,
    label: 'Pay this invoice with it',
    done: (amount: string) => `${amount} of it pays this invoice.`,
  },
  keepRest: (amount: string) => `Keep ${amount} on account of the customer`,
  online: {
    at: (provider: string, day: string) => `At ${provider}, ${day}`,
    of: (count: number) => `for ${count} invoices`,
    failure: (text: string) => `It failed: ${text}`,
    refunded: (amount: string) => `Paid back at the provider: ${amount}.`,
    dispute: {
      open: (amount: string, reason: string) =>
        `The customer disputes ${amount} (${reason}). Answer at the provider.`,
      won: (amount: string, reason: string) => `A dispute over ${amount} (${reason}) was won.`,
      lost: (amount: string, reason: string) =>
        `A dispute over ${amount} (${reason}) was lost. The provider took the money back.`,
    },
  },
  customer: {
    title: (name: string) => `Record a payment of ${name}`,
    currency: 'Currency',
    pays: 'Invoices that it pays, the first due first',
    dueOn: (number: string, day: string) => `${number}, due ${day}`,
    gets: (amount: string, due: string) => `${amount} of ${due}`,
    rest: (amount: string) => `Stays on account: ${amount}.`,
    noneOpen: (currency: string) => `Nothing is due in ${currency}. The payment stays on account.`,
    recorded: (amount: string, name: string) => `Payment of ${amount} of ${name} recorded.`,
  },
};

export type AccountWords = typeof ACCOUNT_WORDS;

/** The payment providers of a business. */
export const PROVIDER_WORDS = {
  title: 'Online payments',
  none: 'Customers cannot pay online. Connect an account at Stripe to let them.',
  unreadable: 'The payment providers could not be read.',
  connectedAs: (account: string) => `Stripe, connected as ${account}.`,
  test: 'Test mode',
  form: 'Connect Stripe',
  newKeys: 'Enter new keys',
  connect: 'Connect',
  address: 'Address for events',
  addressHint:
    'In Stripe, make a webhook endpoint with this address first. Let it send the events checkout.session, charge.refunded, charge.dispute and refund.',
  key: 'Secret or restricted key',
  keyHint:
    'A restricted key that may only do what payments need is safer. It is stored encrypted and never shown again.',
  secret: 'Signing secret of the endpoint',
  secretHint: 'It begins with whsec_.',
  done: (account: string) => `Stripe is connected as ${account}.`,
  disconnect: 'Disconnect',
  ask: (account: string) => `Disconnect ${account}?`,
  askText:
    'Customers can no longer pay online, and pages of Stripe that are open are closed. Its payments stay, and you can connect it again.',
  gone: 'Stripe is disconnected.',
};

export type ProviderWords = typeof PROVIDER_WORDS;
