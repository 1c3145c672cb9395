import type {
  NumberedName,
  Shapes,
  StoredCreditNote,
  StoredDocument,
} from '../../billing/document';
import { perNumberedKind, type NumberedKind } from '../../billing/kind';
import type { Claim } from '../../billing/links/token';
import { documentColumns } from '../../billing/sql/find-document';
import { PRINTED_COLUMNS, type PrintedColumns } from '../../billing/sql/printed-details';
import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';

/** What only the page of a document needs. */
interface PageColumns {
  business_row_id: number;
  time_zone: string;
  /** The payment link of the business today. */
  payment_link: string | null;
  /** SQL's own text of `updated_at`. */
  version: string;
  handed_out: boolean;
  revocations: number;
  /** Whether the last opening is less than a minute ago; null before the first one. */
  opened_lately: boolean | null;
  /** Of a quotation: the decision of its customer. */
  decided_at?: string | null;
  decided_by?: string | null;
}

/** An issued document as its page shows it. */
export type Shared<Document = StoredDocument | StoredCreditNote> = Document &
  PrintedColumns &
  PageColumns;

const OWN: Readonly<Record<NumberedName, string>> = {
  invoice: `d.handed_out_at IS NOT NULL AS handed_out`,
  quotation: `d.handed_out_at IS NOT NULL AS handed_out, d.decided_at, d.decided_by`,
  // Nobody can reopen a credit note, so it has no such column.
  credit_note: 'true AS handed_out',
};

const statementOf = (kind: NumberedKind) =>
  prepare<{ id: string }>(
    `shared-${kind.name}`,
    (place) => `SELECT ${documentColumns(kind)}, ${PRINTED_COLUMNS}, ${OWN[kind.name]},
      d.business_id AS business_row_id, d.updated_at::text AS version,
      coalesce(b.time_zone, 'UTC') AS time_zone, b.payment_link,
      coalesce(l.revocations, 0) AS revocations,
      l.last_opened_at > (clock_timestamp() AT TIME ZONE 'UTC') - interval '1 minute' AS opened_lately
    FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
      JOIN businesses b ON b.id = d.business_id
      LEFT JOIN document_links l ON l.record_id = d.id AND l.record_table = '${kind.table}'
    WHERE d.document_id = ${place(({ id }) => id)} AND d.issued_at IS NOT NULL`,
  );

const FIND = perNumberedKind(statementOf);

/** The issued document that a claim names, whether or not the claim is true; null when there is none. */
export async function findShared<Name extends NumberedName>(
  db: Queryable,
  { kind, id }: Claim & { kind: Name },
): Promise<Shared<Shapes[Name]['stored']> | null> {
  const [found] = await db.query<Shared<Shapes[Name]['stored']>>(FIND[kind]({ id }));
  return found ?? null;
}
