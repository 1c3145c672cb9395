import type { NumberedName, StoredCreditNote, StoredDocument } from '../../billing/document';
import { perNumberedKind, type NumberedKind } from '../../billing/kind';
import { documentColumns } from '../../billing/sql/find-document';
import { printedColumns, type PrintedColumns } from '../../billing/sql/printed-details';
import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';

/** An issued document without its words and figures: enough to prove a link and to send a file. */
export interface Linked {
  row_id: number;
  /** The public id. */
  id: string;
  business_row_id: number;
  customer_row_id: number | null;
  /** SQL's own text of `updated_at`. */
  version: string;
  handed_out: boolean;
  revocations: number;
  /** Whether the last opening is less than a minute ago; null before the first one. */
  opened_lately: boolean | null;
}

/** What only the page of a document needs. */
interface PageColumns {
  time_zone: string;
  /** Whether somebody at the customer can sign in to the portal. */
  has_portal: boolean;
  /** The payment link of the business today. */
  payment_link: string | null;
  /** Of a quotation: the decision of its customer. */
  decided_at?: string | null;
  decided_by?: string | null;
}

/** An issued document as its page shows it. */
export type Shared<Document = StoredDocument | StoredCreditNote> = Document &
  PrintedColumns &
  PageColumns &
  Linked;

/** What names a document. */
interface Named {
  kind: NumberedName;
  /** The public id. */
  id: string;
}

/** Reads the issued document that is named, whoever may see it. */
export type Find<Found extends Linked> = (db: Queryable, named: Named) => Promise<Found | null>;

const OWN: Readonly<Record<NumberedName, string>> = {
  invoice: '',
  quotation: ', d.decided_at, d.decided_by',
  credit_note: '',
};

/** Nobody can reopen a credit note, so it has no such column. */
const handedOut = ({ name }: NumberedKind): string =>
  name === 'credit_note' ? 'true' : 'd.handed_out_at IS NOT NULL';

const linkColumns = (kind: NumberedKind): string =>
  `d.business_id AS business_row_id, d.customer_id AS customer_row_id, d.updated_at::text AS version, ${handedOut(kind)} AS handed_out,
      coalesce(l.revocations, 0) AS revocations,
      l.last_opened_at > (clock_timestamp() AT TIME ZONE 'UTC') - interval '1 minute' AS opened_lately`;

const fromLinked = ({ table }: NumberedKind): string =>
  `FROM ${table} d JOIN businesses b ON b.id = d.business_id
      LEFT JOIN document_links l ON l.record_id = d.id AND l.record_table = '${table}'`;

const HAS_PORTAL = "c.contacts IS NOT NULL AND invoicing_portal_addresses(c.contacts) <> '{}'";

const FIND_LINKED = perNumberedKind((kind) =>
  prepare<{ id: string }>(
    `linked-${kind.name}`,
    (place) => `SELECT d.id AS row_id, d.document_id AS id, ${linkColumns(kind)} ${fromLinked(kind)}
    WHERE d.document_id = ${place(({ id }) => id)} AND d.issued_at IS NOT NULL`,
  ),
);

const FIND_SHARED = perNumberedKind((kind) =>
  prepare<{ id: string }>(
    `shared-${kind.name}`,
    (
      place,
    ) => `SELECT ${documentColumns(kind)}, ${printedColumns(kind)}, ${linkColumns(kind)}${OWN[kind.name]},
      coalesce(b.time_zone, 'UTC') AS time_zone, b.payment_link, ${HAS_PORTAL} AS has_portal
    ${fromLinked(kind)} JOIN customers c ON c.id = d.customer_id
    WHERE d.document_id = ${place(({ id }) => id)} AND d.issued_at IS NOT NULL`,
  ),
);

/** A document of a thousand lines waits for its turn before they are read. */
export const findLinked: Find<Linked> = async (db, { kind, id }) => {
  const [found] = await db.query<Linked>(FIND_LINKED[kind]({ id }));
  return found ?? null;
};

export const findShared: Find<Shared> = async (db, { kind, id }) => {
  const [found] = await db.query<Shared>(FIND_SHARED[kind]({ id }));
  return found ?? null;
};
