import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { Parameters } from '../../database/text-filter';
import type { NumberedName } from '../../billing/document';
import { perNumberedKind } from '../../billing/kind';
import { amountDueOf, isOpen } from '../../billing/sql/amount-due';
import type { DocumentList } from '../../words/portal';
import type { ListedDocument } from '../listed';

const OWN = {
  invoice: `d.due_date AS deadline, d.state AS status, ${amountDueOf('d')} AS due,
    d.state = 'paid' AND d.amount_written_off > 0 AS is_written_off`,
  quotation: 'd.valid_until AS deadline, d.state AS status, 0 AS due, false AS is_written_off',
  credit_note: "NULL AS deadline, 'issued' AS status, 0 AS due, false AS is_written_off",
} as const satisfies Record<NumberedName, string>;

/** SQL of the issued documents of a kind. @param where on the columns of `d` */
const DOCUMENTS = perNumberedKind(
  ({ name, table, numberColumn }) => `SELECT '${name}' AS kind, d.id AS row_id, d.document_id AS id,
      d.${numberColumn} AS number, d.issue_date, d.currency, d.total, d.customer_id, ${OWN[name]}
    FROM ${table} d WHERE d.issued_at IS NOT NULL`,
);

/** The kinds of a list, each with its further condition. @param today a parameter, if it is asked for */
const LISTS: Readonly<
  Record<DocumentList, (today: () => string) => Partial<Record<NumberedName, string>>>
> = {
  open: () => ({ invoice: isOpen('d') }),
  paid: () => ({ invoice: "d.state = 'paid'" }),
  decide: (today) => ({
    quotation: `d.state = 'sent' AND (d.valid_until IS NULL OR d.valid_until >= ${today()}::date)`,
  }),
  credit_notes: () => ({ credit_note: 'true' }),
  all: () => ({ invoice: 'true', quotation: 'true', credit_note: 'true' }),
};

interface Wanted {
  list: DocumentList;
  customerRowIds: readonly number[];
  /** In the time zone of the business. */
  today: string;
  limit: number;
  offset: number;
}

type Row = ListedDocument & { matches: number };

/** A stretch of the issued documents of customers, the newest first, and how many there are. One statement. */
export async function listDocuments(
  db: Queryable,
  { list, customerRowIds, today, limit, offset }: Wanted,
): Promise<Page<ListedDocument>> {
  const parameters = new Parameters();
  const customers = parameters.add(customerRowIds);
  const parts = Object.entries(LISTS[list](() => parameters.add(today))).map(
    ([kind, where]) =>
      `${DOCUMENTS[kind as NumberedName]} AND d.customer_id = ANY (${customers}::int[]) AND ${where}`,
  );
  const rows = await db.query<Row>({
    text: `WITH one AS MATERIALIZED (${parts.join(' UNION ALL ')})
      SELECT counted.count AS matches, found.* FROM (SELECT count(*) FROM one) counted
      LEFT JOIN LATERAL (
        SELECT kind, id, number, issue_date, deadline, status, currency, trim_scale(total)::text AS total,
          trim_scale(due)::text AS due, is_written_off
        FROM one ORDER BY issue_date DESC, kind, row_id DESC
        LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}) found ON true`,
    values: parameters.values,
  });
  return pageOf(rows);
}
