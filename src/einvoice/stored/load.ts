import { getDocument } from '../../billing/sql/find-document';
import type { StoredCreditNote, StoredInvoice } from '../../billing/document';
import {
  printedFields,
  todaysAccount,
  USUAL_SUPPLY_DATE,
  type PrintedFields,
} from '../../billing/sql/printed-details';
import type { Queryable } from '../../database/connection';
import { accountDetails, type AccountDetails, type BankAccount } from '../../domain/bank-account';
import { isWithdrawn, withoutWriteOffs } from '../../domain/amount-due';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { ApiError, notFound } from '../../domain/errors';
import { say } from '../../messages/message';
import type { DocumentSource, SourceDocument } from '../source';
import { asAt, documentAsAt, filledBefore, type AsAt, type BilledDocument } from './as-at';
import { ofIssue, perBilled, versionOf, type BilledKind, type Wanted } from './kept';
import { partySources, type KeptBusiness, type KeptCustomer, type Parties } from './parties';

/** The account is an entry of its list there. */
type StoredBusiness = Omit<KeptBusiness, keyof AccountDetails> & { account: BankAccount | null };

/** The data of an e-invoice that stand outside its document. */
interface Background {
  /** It stays the same until somebody changes the document. */
  version: string;
  /** The details of the issue. Older ones may lack what e-invoices alone need. */
  kept: { business: Partial<StoredBusiness>; customer: Partial<KeptCustomer> } | null;
  fields: PrintedFields;
  /** As they are today. */
  business: StoredBusiness & { document_id: string };
  customer: KeptCustomer & { document_id: string; e_invoice_format: EInvoiceFormat | null };
  /** The issue date of the invoice of a credit note. */
  invoice_date: string | null;
  usual_supply_date: string | null;
  /** The state at the first hand-out, and all details filled in since; null before it. */
  as_at: AsAt | null;
}

const INVOICE_DATE = {
  invoice: 'NULL::date',
  credit_note: '(SELECT i.issue_date FROM invoices i WHERE i.id = d.invoice_id)',
} as const;

const BACKGROUND = perBilled(
  (kind) => `SELECT ${versionOf(kind)} AS version, d.issued_details AS kept,
      ${printedFields(kind)},
      (SELECT row_to_json(found) FROM (SELECT b.*, ${todaysAccount(kind)} AS account
        FROM businesses b WHERE b.id = d.business_id) found) AS business,
      (SELECT row_to_json(c) FROM customers c WHERE c.id = d.customer_id) AS customer,
      ${INVOICE_DATE[kind.name]} AS invoice_date, ${USUAL_SUPPLY_DATE[kind.name]} AS usual_supply_date,
      (SELECT e.as_at FROM e_invoices e WHERE ${ofIssue(kind.table)}
        ORDER BY e.created_at DESC LIMIT 1)::json AS as_at
    FROM ${kind.table} d WHERE d.document_id = $1 AND d.business_id = $2`,
);

/**
 * Details that older documents did not keep. An older one prints without them, so those of
 * today must not take their place.
 */
const KEPT_LATER = {
  language: undefined,
  print_payment_code: undefined,
  rf_reference: undefined,
  brand_color: undefined,
  paper_size: undefined,
  look: undefined,
  payment_link: undefined,
};

/** A document as its e-invoice shows it. */
export interface Loaded extends Parties {
  version: string;
  document: BilledDocument;
  /**
   * The details that may fill what was empty at the issue; null for a draft, which has these anyway. A
   * further format is filled like the first.
   */
  today: Parties | null;
  asAt: AsAt;
  isIssued: boolean;
  /** It is an invoice that its status cancelled, since the first hand-out or before it. */
  isWithdrawn: boolean;
  /** The public ids of the records that it shows. */
  ids: { business: string; customer: string };
  /** The format that the customer wants today. */
  preferred: EInvoiceFormat | null;
  source: DocumentSource;
  /** The custom fields that its PDF prints. */
  fields: PrintedFields;
}

export const isInvoice = (document: BilledDocument): document is StoredInvoice =>
  'amount_paid' in document;

function ofInvoice(invoice: StoredInvoice) {
  return {
    kind: 'invoice',
    due_date: invoice.deadline,
    amount_paid: withoutWriteOffs(invoice).amount_paid,
    invoice: null,
  } as const;
}

function ofCreditNote(note: StoredCreditNote, invoiceDate: string | null) {
  return {
    kind: 'credit_note',
    due_date: null,
    amount_paid: '0',
    invoice: { number: note.invoice_number, issue_date: invoiceDate },
  } as const;
}

function documentOf(document: BilledDocument, invoiceDate: string | null): SourceDocument {
  const own = isInvoice(document) ? ofInvoice(document) : ofCreditNote(document, invoiceDate);
  return { ...document, ...own };
}

/** The details of the business that the document shows. */
function businessOf({ business, kept }: Background) {
  const own = { ...business, ...(kept && KEPT_LATER), ...kept?.business };
  return { ...own, ...accountDetails(own.account), name: own.legal_name || own.name };
}

const partiesToday = ({ business, customer, as_at: first }: Background): Parties => ({
  business: {
    ...business,
    ...accountDetails(business.account),
    ...filledBefore(first, 'business'),
  },
  customer: { ...customer, ...filledBefore(first, 'customer') },
});

/**
 * Reads what an e-invoice is made from. The version is read first: if it is still the same when the file
 * is kept, everything else was read from that version, too. A draft has the details of today.
 * @throws 404
 */
export async function loadAny(
  db: Queryable,
  kind: BilledKind,
  { businessRowId, id }: Wanted,
): Promise<Loaded> {
  const [background] = await db.query<Background>({
    name: `e-invoice-background-${kind.name}`,
    text: BACKGROUND[kind.name],
    values: [id, businessRowId],
  });
  if (!background) throw notFound(kind.name);
  const { kept, version, as_at: first, invoice_date: invoiceDate, usual_supply_date } = background;
  const found: BilledDocument = await getDocument(db, kind, businessRowId, id);
  const document = { ...documentAsAt(kind.name, found, first), usual_supply_date };
  const business = businessOf(background);
  const customer = { ...background.customer, ...kept?.customer };
  return {
    version,
    document,
    business,
    customer,
    today: kept && partiesToday(background),
    isIssued: kept !== null && found.issued_at !== null,
    isWithdrawn: isInvoice(found) && isWithdrawn(found),
    ids: {
      business: background.business.document_id,
      customer: background.customer.document_id,
    },
    preferred: background.customer.e_invoice_format,
    asAt: first ?? asAt(kind.name, found),
    source: {
      ...partySources({ business, customer }),
      document: documentOf(document, invoiceDate),
      lines: document.lines,
    },
    fields: background.fields,
  };
}

function notIssued(kind: BilledKind): ApiError {
  const isInvoice = kind.name === 'invoice';
  const message = say(isInvoice ? 'invoice_without_e_invoice' : 'credit_note_without_e_invoice');
  return new ApiError('not_issued', message);
}

/**
 * The same for a document that is issued.
 * @throws 404; 409 `not_issued`
 */
export async function load(db: Queryable, kind: BilledKind, wanted: Wanted): Promise<Loaded> {
  const loaded = await loadAny(db, kind, wanted);
  if (!loaded.isIssued) throw notIssued(kind);
  return loaded;
}
