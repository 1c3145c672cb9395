import type { Queryable } from '../../database/connection';
import { AGES, type Age } from '../../domain/reports';
import type { OpenItems, OpenRow } from './answers';
import type { Books } from './business';
import { amountText } from './sql/issued';
import { AGE, DUE, IS_OPEN } from './sql/open';
import { sumsOf } from './sums';

const inAge = (age: Age): string => `coalesce(sum(due) FILTER (WHERE age = '${age}'), 0)`;
const COLUMNS = AGES.map((age) => `${amountText(inAge(age))} AS ${age}`).join(', ');

const textOf = (parties: { invoice: string; note: string }) => `SELECT c.document_id AS customer,
    c.name, summed.*
  FROM (SELECT customer_id, currency, ${COLUMNS}, ${amountText('coalesce(sum(due), 0)')} AS total,
      ${amountText('coalesce(sum(refund_due), 0)')} AS refund_due, count(due) AS documents
    FROM (
      SELECT i.customer_id, i.currency, ${DUE} AS due, ${AGE('$2')} AS age, NULL::numeric AS refund_due
      FROM invoices i WHERE i.business_id = $1 AND ${IS_OPEN} ${parties.invoice}
      UNION ALL
      SELECT n.customer_id, n.currency, NULL, NULL, n.total - n.applied_amount - n.refunded_amount
      FROM credit_notes n WHERE n.business_id = $1
        AND n.total - n.applied_amount - n.refunded_amount <> 0 ${parties.note}) item
    GROUP BY customer_id, currency) summed
  JOIN customers c ON c.id = summed.customer_id
  ORDER BY currency, c.name, c.id`;

const OF_ALL = textOf({ invoice: '', note: '' });
const OF_ONE = textOf({ invoice: 'AND i.customer_id = $3', note: 'AND n.customer_id = $3' });

/**
 * The amounts that customers owe, by days since the due date, as of today in the zone of the business.
 * @param customerRowId limits it to one of them
 */
export async function openItems(
  db: Queryable,
  books: Books,
  customerRowId?: number,
): Promise<OpenItems> {
  const of = [books.rowId, books.today];
  const found = await db.query<OpenRow & { customer_id: number }>(
    customerRowId === undefined
      ? { text: OF_ALL, values: of }
      : { text: OF_ONE, values: [...of, customerRowId] },
  );
  const rows = found.map(({ customer_id: _rowId, ...row }) => row);
  const sums = sumsOf(rows, [...AGES, 'total', 'refund_due']);
  return { today: books.today, rows, sums };
}
