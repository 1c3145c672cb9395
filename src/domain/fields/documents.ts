import { PERIOD_BOUNDS } from '../service-period';
import { BILLED_REFERENCES, REFERENCES } from './references';

type Kind = 'invoice' | 'quotation' | 'credit_note';

interface Field {
  /** Its name in `billing/document`, and wherever nothing below says otherwise. */
  readonly name: string;
  /** What the table, the form and the API call it, for each kind. */
  readonly names?: Readonly<Partial<Record<Kind, string>>>;
  /** What the table and the form call it. */
  readonly column?: string;
  /** `object` is JSON, too; answers show null in place of none. */
  readonly type: 'text' | 'date' | 'decimal' | 'time' | 'json' | 'object' | 'flag';
  /** The kinds that have it; without, all. */
  readonly kinds?: readonly Kind[];
  /** It is stored as a request or a form states it. */
  readonly stated?: true;
  /**
   * A PATCH changes an `open` field at any time, a `locked` one until the issue, an `unsent` one until the document is
   * handed out; the rest it computes.
   */
  readonly patch?: 'open' | 'locked' | 'unsent' | 'computed';
  /** A PATCH depends on it, beside those that it writes. */
  readonly ofChanges?: true;
  /** No answer shows it. */
  readonly internal?: true;
  /** SQL of its value in a new document. Statements of their own change it later. */
  readonly initial?: '0' | 'NULL';
  /** A credit note has that of its invoice. */
  readonly credited?: true;
  /** The kinds whose list in the panel finds a document by it. */
  readonly found?: readonly Kind[];
  /** It may tell of a person. */
  readonly personal?: true;
  /** A history shows it before this field; without, in the order of the answers. */
  readonly toldBefore?: string;
  /** A history shows it after all that no answer has. */
  readonly toldLast?: true;
  /** A create by the service states it. Nothing changes it, so no history tells of it. */
  readonly ofOrigin?: true;
  /** The history of its payments tells of it, and that of the document does not. */
  readonly ofPayments?: true;
  /** Every record has it, and no history. */
  readonly ofRecord?: true;
}

const CHANGEABLE = ['invoice', 'quotation'] as const;
const BILLED = ['invoice', 'credit_note'] as const;
const INVOICE = ['invoice'] as const;
const QUOTATION = ['quotation'] as const;
const CREDIT_NOTE = ['credit_note'] as const;
/** Only its customer states it, when it decides on its page. */
const OF_DECISION = {
  type: 'text',
  kinds: QUOTATION,
  initial: 'NULL',
  personal: true,
  toldLast: true,
} as const;
/** Only those who change the document read it. */
const OF_CHANGES = { internal: true, ofChanges: true } as const;

/** What a request states, a PATCH changes until the issue, and a credit note takes over. */
const OF_CONTENT = {
  type: 'text',
  stated: true,
  patch: 'locked',
  credited: true,
  personal: true,
} as const;
const reference = <Name extends string>({ name }: { readonly name: Name }) =>
  ({ ...OF_CONTENT, name, found: CHANGEABLE }) as const;
const billedReference = <Name extends string>({ name }: { readonly name: Name }) =>
  ({ ...OF_CONTENT, name, kinds: BILLED, found: INVOICE }) as const;

/** A field that only invoices state. Their credit notes take it over. */
const ofInvoice = <Name extends string, Type extends 'date' | 'text'>(name: Name, type: Type) =>
  ({ name, type, kinds: BILLED, stated: true, patch: 'locked', credited: true }) as const;

/** The fields of a document that are columns of its table, in the order of the answers. */
export const DOCUMENT_FIELDS = [
  {
    name: 'number',
    names: {
      invoice: 'invoice_number',
      quotation: 'quotation_number',
      credit_note: 'credit_note_number',
    },
    type: 'text',
    found: ['invoice', 'quotation', 'credit_note'],
  },
  { name: 'issue_date', type: 'date' },
  {
    name: 'deadline',
    names: { invoice: 'due_date', quotation: 'valid_until' },
    type: 'date',
    kinds: CHANGEABLE,
    patch: 'open',
  },
  ofInvoice('delivery_date', 'date'),
  ...PERIOD_BOUNDS.map((bound) => ofInvoice(bound, 'date')),
  { ...OF_CONTENT, name: 'order_reference', kinds: BILLED, found: INVOICE },
  ...REFERENCES.map(reference),
  ...BILLED_REFERENCES.map(billedReference),
  { ...OF_CONTENT, name: 'delivery_address', type: 'object' },
  ofInvoice('e_invoice_treatment', 'text'),
  ofInvoice('business_process', 'text'),
  { name: 'bank_account_id', type: 'text', kinds: INVOICE, stated: true, patch: 'unsent' },
  { name: 'status', column: 'state', type: 'text', patch: 'open', toldBefore: 'number' },
  { name: 'currency', type: 'text', stated: true, credited: true },
  { name: 'notes', type: 'text', stated: true, patch: 'open', personal: true },
  { name: 'terms', type: 'text', stated: true, patch: 'open', personal: true },
  { name: 'template_type', type: 'text', stated: true, credited: true },
  { name: 'tax_rounding', type: 'text', credited: true, internal: true },
  { name: 'subtotal', type: 'decimal' },
  { name: 'tax_amount', type: 'decimal' },
  { name: 'total', type: 'decimal', ofChanges: true },
  { name: 'amount_paid', type: 'decimal', kinds: INVOICE, patch: 'computed' },
  {
    name: 'amount_paid_before',
    type: 'decimal',
    kinds: INVOICE,
    patch: 'computed',
    internal: true,
  },
  {
    name: 'amount_written_off',
    type: 'decimal',
    kinds: INVOICE,
    patch: 'computed',
    initial: '0',
    ofPayments: true,
  },
  { name: 'amount_credited', type: 'decimal', kinds: INVOICE, patch: 'computed', initial: '0' },
  {
    name: 'amount_recorded',
    type: 'decimal',
    kinds: INVOICE,
    patch: 'computed',
    ...OF_CHANGES,
    initial: '0',
  },
  { name: 'credit_total', type: 'decimal', kinds: INVOICE, ...OF_CHANGES, initial: '0' },
  { name: 'amount_refunded', type: 'decimal', kinds: INVOICE, ...OF_CHANGES, initial: '0' },
  { name: 'reason', type: 'text', kinds: CREDIT_NOTE, toldBefore: 'notes' },
  { name: 'applied_amount', type: 'decimal', kinds: CREDIT_NOTE },
  { name: 'refunded_amount', type: 'decimal', kinds: CREDIT_NOTE, initial: '0' },
  { name: 'issued_at', type: 'time', patch: 'computed' },
  { name: 'decided_by', ...OF_DECISION },
  { name: 'decision_remark', ...OF_DECISION },
  {
    name: 'metadata',
    type: 'json',
    kinds: CHANGEABLE,
    stated: true,
    patch: 'open',
    personal: true,
    toldLast: true,
  },
  // The panel alone sets it. It is no part of the document, and stays open whatever locks that.
  { name: 'no_reminders', type: 'flag', kinds: INVOICE, patch: 'open', internal: true },
  { name: 'recurring_invoice_id', type: 'text', kinds: INVOICE, ofOrigin: true },
  { name: 'occurrence_date', type: 'date', kinds: INVOICE, ofOrigin: true },
  { name: 'handed_out_at', type: 'time', kinds: CHANGEABLE, ...OF_CHANGES, initial: 'NULL' },
  { name: 'created_at', type: 'time', ofChanges: true, ofRecord: true },
  { name: 'updated_at', type: 'time', patch: 'computed', ofRecord: true },
] as const satisfies readonly Field[];

type Entry = (typeof DOCUMENT_FIELDS)[number];
type OfKind<K extends Kind, E = Entry> = E extends { kinds: readonly (infer Some)[] }
  ? K extends Some
    ? E
    : never
  : E;

/** The names of the fields of a kind that have a trait. */
export type FieldsWith<K extends Kind, Trait> = Extract<OfKind<K>, Trait>['name'];

type NamesInApi<K extends Kind, E> = E extends { names: Readonly<Record<K, infer Name>> }
  ? Name
  : E extends { name: infer Name }
    ? Name
    : never;

/** The names of the fields that an answer of a kind shows. */
export type AnsweredNames<K extends Kind> = NamesInApi<K, Exclude<OfKind<K>, { internal: true }>>;

export interface DocumentField extends Field {
  readonly name: Entry['name'];
}

const FIELDS: readonly DocumentField[] = DOCUMENT_FIELDS;

export const fieldsOf = (kind: Kind): readonly DocumentField[] =>
  FIELDS.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));

/** What the API calls a field. */
export const apiName = (kind: Kind, { name, names }: DocumentField): string =>
  names?.[kind] ?? name;

/** What the table and the form call it. */
export const columnName = (kind: Kind, field: DocumentField): string =>
  field.column ?? apiName(kind, field);

const statedNames = (kind: Kind): readonly DocumentField['name'][] =>
  fieldsOf(kind)
    .filter(({ stated }) => stated)
    .map(({ name }) => name);

/** The fields that a request or a form states under the name that the table has, too. */
export const STATED_NAMES = {
  invoice: statedNames('invoice'),
  quotation: statedNames('quotation'),
} as const;

type OfInvoices = Exclude<
  FieldsWith<'invoice', { stated: true }>,
  FieldsWith<'quotation', { stated: true }>
>;

/** What invoices alone state, where nobody has stated it. */
export const UNSTATED = Object.fromEntries(
  STATED_NAMES.invoice
    .filter((name) => !STATED_NAMES.quotation.includes(name))
    .map((name) => [name, null]),
) as Record<OfInvoices, null>;

/** The fields that a PATCH changes at any time, or until the document is issued or handed out. */
export const patchedFields = (
  kind: Kind,
  patch: 'open' | 'locked' | 'unsent',
): readonly DocumentField[] => fieldsOf(kind).filter((field) => field.patch === patch);

/**
 * The fields that an issued document keeps as they are, beside its business, customer and lines (contract §10):
 * all that is no part of every record and that nothing changes later. The trigger of `database/` names the
 * others; a test compares both.
 */
export const contentFields = (kind: Kind): readonly DocumentField[] =>
  fieldsOf(kind).filter(
    ({ patch, initial, ofRecord, ofOrigin }) =>
      patch === 'locked' || (!patch && initial === undefined && !ofRecord && !ofOrigin),
  );

/** What a credit note has of its invoice. */
export const CREDITED = DOCUMENT_FIELDS.filter((field) => 'credited' in field).map(
  ({ name }) => name,
);
