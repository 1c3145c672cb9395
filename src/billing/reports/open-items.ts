import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import { AGES, type Age } from '../../domain/reports';
import type { OpenItems, OpenRow } from './answers';
import type { Books } from './business';
import { amountText } from './sql/issued';
import { AGE, openOn } from './sql/open';
import { sumsOf } from './sums';

const inAge = (age: Age): string => `coalesce(sum(due) FILTER (WHERE age = '${age}'), 0)`;
const COLUMNS = AGES.map((age) => `${amountText(inAge(age))} AS ${age}`).join(', ');

interface Wanted {
  /** The day of the figures: today, or one in the past. */
  day: string;
  /** Limits them to one customer. */
  customerRowId?: number;
}

function textOf(books: Books, { day, customerRowId }: Wanted, parameters: Parameters): string {
  const { given, from, due, isOpen, refunds, onAccount } = openOn(books, day, parameters);
  const whose =
    customerRowId === undefined ? '' : `WHERE customer_id = ${parameters.add(customerRowId)}`;
  return `${given && `WITH ${given}`} SELECT c.document_id AS customer, c.name, summed.*
  FROM (SELECT customer_id, currency, ${COLUMNS}, ${amountText('coalesce(sum(due), 0)')} AS total,
      ${amountText('coalesce(sum(refund_due), 0)')} AS refund_due,
      ${amountText('coalesce(sum(on_account), 0)')} AS on_account, count(due) AS documents
    FROM (
      SELECT i.customer_id, i.currency, ${due} AS due, ${AGE(parameters.add(day))} AS age,
        NULL::numeric AS refund_due, NULL::numeric AS on_account
      FROM ${from} WHERE ${isOpen}
      UNION ALL
      SELECT customer_id, currency, NULL, NULL, amount, NULL FROM (${refunds}) refund
      UNION ALL
      SELECT customer_id, currency, NULL, NULL, NULL, amount FROM (${onAccount()}) payment
      WHERE amount <> 0) item
    ${whose} GROUP BY customer_id, currency) summed
  JOIN customers c ON c.id = summed.customer_id
  ORDER BY currency, c.name, c.id`;
}

/** The amounts that customers owe at the end of a day of the business, by days since the due date. */
export async function openItems(db: Queryable, books: Books, wanted: Wanted): Promise<OpenItems> {
  const parameters = new Parameters();
  const text = textOf(books, wanted, parameters);
  const found = await db.query<OpenRow & { customer_id: number }>({
    text,
    values: parameters.values,
  });
  const rows = found.map(({ customer_id: _rowId, ...row }) => row);
  const sums = sumsOf(rows, [...AGES, 'total', 'refund_due', 'on_account']);
  return { today: wanted.day, rows, sums };
}
