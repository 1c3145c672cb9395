import type { HIDEABLE, LOGO_SIDES } from '../../../domain/document-look';
import type { BusinessTopic } from '../../../domain/fields/business-topics';
import type { Tie } from '../../../domain/issued';
import { TAX_CATEGORY_NAMES } from '../../../domain/tax';
import { type UnitCode, UNITS } from '../../../domain/units';
import { counted } from '../catalogues';

/** A price that a line cannot take over. */
export interface OtherCurrency {
  product: string;
  ofPrice: string;
  ofDocument: string;
}

export const INPUT_WORDS = {
  loading: 'Loading …',
  /** The button that empties a choice. */
  clear: 'Clear',
  loadingList: 'Loading …',
  businesses: {
    choose: 'Choose a business',
    first: 'Choose the business first',
    none: 'There is no business yet',
    notFound: 'No business with this name',
    new: 'New business',
  },
  customers: {
    choose: 'Choose a customer',
    none: 'This business has no customer yet',
    notFound: 'No customer with this name',
    new: 'New customer',
    open: (name: string) => `Open ${name}`,
  },
  products: {
    choose: 'Choose a product',
    none: 'This business has no product yet',
    notFound: 'No product with this name',
    new: 'New product',
    otherCurrency: ({ product, ofPrice, ofDocument }: OtherCurrency) =>
      `The price of ${product} is in ${ofPrice}, and this document is in ${ofDocument}. Enter the unit price.`,
  },
  lists: { choose: 'Choose or type', notFound: 'Nothing with this name' },
  example: 'e.g. ',
  chooseColor: 'Choose a colour',
  logo: { upload: 'Upload a picture', picture: 'Picture for the logo' },
  numbers: {
    none: 'This is not a number.',
    alone: 'Type the number alone, without % or a currency.',
    twoReadings: (readings: readonly string[]) =>
      `This can be ${readings.join(' or ')}. Type it without a mark for thousands.`,
    whole: 'This must be a whole number.',
    decimals: (most: number) => `At most ${most} decimals.`,
    digits: (most: number) => `At most ${most} digits.`,
  },
  dates: {
    incomplete: 'This is no day. Type it such as 5 Dec 2026.',
    year: 'Type a year from 1900 on.',
    example: 'DD MMM YYYY',
    calendar: 'Open the calendar',
  },
  /** The values of choices, by field. */
  choices: {
    paper_size: { A4: 'A4', LETTER: 'US Letter' },
    tax_rounding: { line: 'For each line', rate: 'For each tax rate' },
    tax_category: TAX_CATEGORY_NAMES,
    supply_date_default: { none: 'Not stated', issue_date: 'The issue date' },
    lock_documents: {
      when_issued: 'Locked when issued',
      when_sent: 'Locked when sent',
      never: 'May be corrected',
    },
    reason: {
      return: 'Goods came back',
      price: 'Price reduced',
      duplicate: 'Invoiced twice',
      order_change: 'Order changed',
      other: 'Other',
    },
    template_type: { modern: 'Modern', classic: 'Classic', minimal: 'Minimal' },
    interval_unit: { day: 'Days', week: 'Weeks', month: 'Months', year: 'Years' },
    mode: { draft: 'Draft', issue: 'Issued', issue_and_send: 'Issued and mailed' },
    period: { none: 'None', advance: 'From the date on', arrears: 'Until the date' },
    catch_up: { all: 'Make all', latest: 'Make the last one', none: 'Skip them' },
    price_source: { fixed: 'As typed', product: 'Of the product on the day' },
    kind: {
      document: 'Document',
      reminder: 'Reminder',
      decision: 'Decision',
      payment: 'Payment',
      receipt: 'Receipt',
      statement: 'Statement of account',
    },
  },
};

export type InputWords = typeof INPUT_WORDS;

/**
 * The names of identifier schemes by their English ones, without a country in brackets. Names that are in
 * no list stay as they are: `SIREN` is called so in every language.
 */
export type SchemeWords = Readonly<Record<string, string>>;

export const SCHEME_WORDS: SchemeWords = {};

export type TopicWords = Readonly<Record<BusinessTopic | 'sections', string>>;

/** The headings in the form of a business. */
export const MORE_WORDS = {
  more: 'More: number, references, delivery',
  delivery: {
    name: 'Name',
    address: 'Street',
    city: 'City',
    state: 'State or province',
    postal_code: 'Postal code',
    country_code: 'Country',
  },
};

export type MoreWords = typeof MORE_WORDS;

export const TOPIC_WORDS: TopicWords = {
  business: 'Business',
  tax: 'Tax and e-invoices',
  payment: 'Bank, payment and reminders',
  documents: 'Documents',
  access: 'Access and custom fields',
  sections: 'Sections',
};

export const LINE_WORDS = {
  fields: {
    description: 'Description',
    quantity: 'Quantity',
    unit_code: 'Unit',
    unit_price: 'Unit price',
    discount_rate: 'Discount %',
    tax_rate: 'Tax %',
    product_id: 'Product',
    tax_category: 'Tax category',
    tax_exemption_reason: 'Reason for no tax',
    sku: 'Article number',
    standard_item_id: 'GTIN',
    order_line_reference: 'Order line',
    service_period_start: 'Service period from',
    service_period_end: 'Service period until',
  },
  units: UNITS as Readonly<Record<UnitCode, string>>,
  netAmount: 'Net amount',
  table: 'Lines',
  line: 'Line',
  place: (line: number) => `Line ${line}`,
  of: (line: number, text: string) => `Line ${line}: ${text}`,
  ofNew: (text: string) => `New line: ${text}`,
  products: 'Products',
  descriptionExample: 'Description or product',
  fromProduct: 'From a product',
  productHint: 'Fills the line.',
  categoryHint: 'If empty, by the rate.',
  reasonExample: 'e.g. Reverse charge',
  drag: 'Drag to move the line. Alt with an arrow key moves it, too.',
  add: 'Add a line',
  undo: 'Undo',
  removed: (description: string) => `“${description}” was removed.`,
  removedUnnamed: 'A line was removed.',
  pasted: (count: number) => `${counted(count, { one: 'line', other: 'lines' })} pasted.`,
  moved: (from: number, to: number) => `Line ${from} is now line ${to}.`,
  menu: {
    label: (line: number) => `Line ${line}: more`,
    unfold: 'Product, tax category …',
    fold: 'Hide details',
    insert: 'Insert a line above',
    duplicate: 'Duplicate',
    up: 'Move up',
    down: 'Move down',
    remove: 'Delete',
  },
};

export type LineWords = typeof LINE_WORDS;

export const TOTALS_WORDS = {
  title: 'Totals',
  subtotal: 'Subtotal',
  tax: 'Tax',
  taxOf: (rate: string) => `Tax ${rate} %`,
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  due: 'Amount due',
};

export type TotalsWords = typeof TOTALS_WORDS;

/** A document that is locked. */
export interface LockedDocument {
  number: string;
  /** The printed day of issue; null for a document that was never issued. */
  day: string | null;
  /** The reason why it cannot be reopened, in the words of the service; null when it can. */
  tie: Tie | null;
}

/** A document that an operator wants to reopen. */
interface Reopened {
  kind: 'invoice' | 'quotation';
  /** True for an invoice that is marked as paid. */
  isPaid: boolean;
}

export const LOCKED_WORDS = {
  locked: ({ number, day, tie }: LockedDocument) => {
    const issued = `${number} was issued${day === null ? '' : ` on ${day}`}`;
    return tie === null
      ? `${issued}, so its content is locked.`
      : `${issued}. Its content is locked and it cannot be reopened, because ${tie}.`;
  },
  stillOpen: {
    invoice: 'Status, due date, notes and terms stay open.',
    quotation: 'Status, valid until, notes and terms stay open.',
  },
  reopen: 'Reopen as draft',
  reopened: (number: string) => `${number} is a draft again.`,
  askTitle: (number: string) => `Reopen ${number} as a draft?`,
  askText: ({ kind, isPaid }: Reopened) =>
    `It keeps its number, and you can change it again. When it is issued again, it takes the details of business and customer as they are then. Tell your customer if they have the ${kind} already.${isPaid ? ' The amount paid becomes what it was before it was marked as paid.' : ''}`,
};

export type LockedWords = typeof LOCKED_WORDS;

/** A refused save, for the question over its form. */
export interface RefusedSave {
  /** The operator who changed the record; null when none did. */
  by: string | null;
  /** The labels of the fields that have changed. */
  fields: readonly string[];
  /** The word of the service for the type, such as `invoice`. */
  word: string;
  /** Such as `2 minutes ago`. */
  ago: string;
}

/** `Status, Amount paid and Paid on` */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const SAVING_WORDS = {
  next: 'Next step',
  toMend: 'Fix before saving',
  outdated: {
    title: 'This was not saved',
    text: ({ by, fields, word, ago }: RefusedSave) =>
      `${by ?? 'The API, or the service itself,'} changed ${listed(fields)} of this ${word} ${ago}. Your input is still in the form. The current version would replace it, so copy the parts that you want to keep first.`,
    back: 'Keep what I typed',
    confirm: 'Show current version',
    refused: (word: string) => `This was not saved: the ${word} has changed meanwhile.`,
    justNow: 'just now',
  },
  notUnderstood: 'This was not understood.',
  unreadable: 'Not saved: a date or number was not understood. See the field with the red text.',
};

export type SavingWords = typeof SAVING_WORDS;

export const REFUSAL_WORDS = {
  line: (place: number) => `line ${place}`,
  problem: (field: string, problem: string) => `${field}: ${problem}`,
  andMore: (shown: string, rest: number) => `${shown}; and ${rest} more`,
  /** Fields by their names in the API, where no form has been opened. */
  names: {
    invoice_number: 'Invoice number',
    quotation_number: 'Quotation number',
    credit_note_number: 'Credit note number',
    unit_code: 'Unit',
    tax_amount: 'Tax amount',
    tax_rate: 'Tax %',
    discount_rate: 'Discount %',
    tax_exemption_reason: 'Reason for no tax',
    items: 'Lines',
    refunded_on: 'Refunded on',
    cc: 'Copy',
    message: 'Text',
    file: 'File',
    mapping: 'Mapping',
    new_customers: 'New customers',
    sum: 'Sum',
    scopes: 'Scopes',
    expires_in_days: 'Days of validity',
    period: 'Period',
  } as Readonly<Record<string, string>>,
};

export type RefusalWords = typeof REFUSAL_WORDS;

export const METADATA_WORDS = {
  title: 'Metadata',
  show: 'Add metadata',
  none: 'Data that other programs keep with this record.',
  newKey: 'New key',
  newValue: 'Value',
  add: 'Add',
  remove: (key: string) => `Remove ${key}`,
  badKey: (most: number) => `1 to ${most} of the characters A–Z, a–z, 0–9, _, . and -`,
  taken: 'This key is there already.',
};
export type MetadataWords = typeof METADATA_WORDS;

export const CUSTOM_FIELD_WORDS = {
  none: 'Add fields that are missing here, such as a cost centre. Forms and lists show them, and documents can print them.',
  add: 'Add a field',
  remove: (label: string) => `Remove ${label}`,
  label: 'Label',
  key: 'Key',
  kind: 'Record',
  printed: 'Printed',
  kinds: {
    customer: 'Customer',
    product: 'Product',
    invoice: 'Invoice',
    quotation: 'Quotation',
  },
};
export type CustomFieldWords = typeof CUSTOM_FIELD_WORDS;

export const BANK_ACCOUNT_WORDS = {
  none: 'Without an account, documents name none.',
  add: 'Add an account',
  remove: (name: string) => `Remove ${name}`,
  place: (place: number) => `account ${place}`,
  usual: 'By currency',
  gone: 'An account that was deleted',
  parts: {
    label: 'Name',
    currency: 'Currency',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Bank',
    account_number: 'Account number',
    details: 'Further details',
  },
  hints: {
    label: 'Not printed.',
    currency: 'If empty, any.',
    holder: 'If empty, the business.',
    iban: 'Its check digits are checked.',
    bic: '',
    bank_name: '',
    account_number: 'Where there is no IBAN.',
    details: 'Such as a routing number. Printed.',
  },
};

export type BankAccountWords = typeof BANK_ACCOUNT_WORDS;

export const CONTACT_WORDS = {
  none: 'Name the people to whom documents or reminders go, or who may use the portal.',
  add: 'Add a contact',
  remove: (name: string) => `Remove ${name}`,
  place: (place: number) => `contact ${place}`,
  name: 'Name',
  email: 'Email',
  receives: {
    receives_documents: 'Gets documents',
    receives_reminders: 'Gets reminders',
    portal: 'May use the portal',
  },
  received: { receives_documents: 'documents', receives_reminders: 'reminders', portal: 'portal' },
};
export type ContactWords = typeof CONTACT_WORDS;

type Choices<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const SIDES: Choices<typeof LOGO_SIDES> = { left: 'Left', right: 'Right' };
const PARTS: Choices<typeof HIDEABLE> = {
  units: 'Units after quantities',
  tax_column: 'Tax of each line',
  bank_details: 'Bank details',
  custom_fields: 'Custom fields',
  footer: 'Company details in the footer',
};

/** The page on which an operator designs documents. */
export const DESIGNER_WORDS = {
  title: 'Look of documents',
  open: 'Design documents',
  about:
    'Template, colour, logo, paper, typeface and words, with a live preview. Mails and the pages of documents take colour and logo from it.',
  saveFirst: 'Save the business first. Then you can design its documents.',
  unsaved: 'Changed. Save the business to keep the new look.',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  savedLater: 'Saved with the business.',
  discard: {
    title: 'Discard the changes?',
    text: 'The look becomes what it was when you opened this page.',
    confirm: 'Discard',
    back: 'Continue',
  },
  groups: {
    template: 'Template',
    brand: 'Colour and logo',
    paper: 'Paper',
    parts: 'What is shown',
    words: 'Words',
  },
  template: 'Template of new documents',
  font: 'Typeface',
  ofTemplate: 'That of the template',
  colourHint:
    'For headings, the table and the sum, and darkened where text could not be read in it. If empty, grey.',
  logoHint: 'PNG or JPEG.',
  logoSide: 'Side of the logo',
  sides: SIDES,
  addressWindow: 'Window of the envelope',
  addressWindowHint: 'Where a window envelope shows the address of the customer.',
  windows: { none: 'None', din5008: 'DIN 5008 (DL, C6/5)' },
  ofInstallation: 'That of the installation',
  parts: PARTS,
  notShown: 'Not shown',
  wordsIn: (language: string) =>
    `Your own words on documents in ${language}. Where you leave one empty, the usual word stands. Choose another language beside the preview.`,
  preview: {
    language: 'Language of the preview',
    label: 'Preview of an invoice',
    sample: 'A sample with what this form holds. Nothing of it is stored.',
    drawing: 'Drawing …',
    failed: (why: string) => `This could not be drawn. ${why}`,
    unreachable: 'The service did not answer. The next change tries again.',
  },
};

export type DesignerWords = typeof DESIGNER_WORDS;
