import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import type { Period, RevenueKey } from '../../domain/reports';
import type { RevenueReport, RevenueRow } from './answers';
import type { Books } from './business';
import type { ReportFormat, RevenueQuery } from './parameters';
import { amountText, issuedDocuments, issuedLines, type IssuedFilter } from './sql/issued';
import { sumsOf } from './sums';

const SUMS = `currency, ${amountText('sum(net)')} AS net, count(*) AS documents`;

/** SQL of a row per key and currency. The largest revenue comes first; months are in order. */
const STATEMENTS: Record<RevenueKey, (filter: IssuedFilter, parameters: Parameters) => string> = {
  customer: (filter, parameters) => `SELECT c.document_id AS key, c.name, summed.*
    FROM (SELECT customer_id, ${SUMS}, sum(net) AS revenue
      FROM (${issuedDocuments(filter, parameters)}) one GROUP BY customer_id, currency) summed
    LEFT JOIN customers c ON c.id = summed.customer_id
    ORDER BY currency, revenue DESC, name, key`,
  product: (filter, parameters) => `SELECT summed.product_id AS key, p.name, summed.*
    FROM (SELECT product_id, ${SUMS}, sum(net) AS revenue FROM (
        SELECT product_id, currency, sum(net) AS net FROM (${issuedLines(filter, parameters)}) line
        GROUP BY type, row_id, product_id, currency) one
      GROUP BY product_id, currency) summed
    LEFT JOIN products p ON p.document_id = summed.product_id AND p.business_id = $1
    ORDER BY currency, revenue DESC, name, key`,
  month: (filter, parameters) => `SELECT key, NULL AS name, ${SUMS}
    FROM (SELECT date_trunc('month', day)::date AS key, one.*
      FROM (${issuedDocuments(filter, parameters)}) one) monthly
    GROUP BY key, currency ORDER BY currency, key`,
};

async function findRows(
  db: Queryable,
  businessRowId: IssuedFilter['businessRowId'],
  { from, to, by }: Omit<RevenueQuery, keyof ReportFormat>,
): Promise<RevenueRow[]> {
  const parameters = new Parameters();
  // The business is the first parameter, by which a product's name is looked up.
  const text = STATEMENTS[by]({ businessRowId, from, to }, parameters);
  const found = await db.query<RevenueRow>({ text, values: parameters.values });
  return found.map(({ key, name, currency, net, documents }) => {
    return { key, name, currency, net, documents };
  });
}

/** The report by month, of several businesses together. */
export const revenueByMonth = (
  db: Queryable,
  businessRowIds: readonly number[],
  period: Period,
): Promise<RevenueRow[]> => findRows(db, businessRowIds, { ...period, by: 'month' });

/** Revenue is the net of issued documents; credit notes reduce that of their own date. */
export async function revenueReport(
  db: Queryable,
  books: Books,
  { from, to, by }: RevenueQuery,
): Promise<RevenueReport> {
  const rows = await findRows(db, books.rowId, { from, to, by });
  return { from, to, by, rows, sums: sumsOf(rows, ['net']) };
}
