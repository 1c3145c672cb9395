import type { Queryable } from '../../database/connection';
import { todayIn, type Books } from './business';
import type { StatementCustomer } from './statement';

interface Row extends StatementCustomer {
  book: number;
  business: string;
  timeZone: string;
}

/** A customer, the books of its business, and the public id of that. */
export interface CustomerBooks {
  books: Books;
  customer: StatementCustomer;
  business: string;
}

/** Null for a customer without a business. */
export async function customerBooks(
  db: Queryable,
  customerRowId: number,
): Promise<CustomerBooks | null> {
  const [row] = await db.query<Row>({
    text: `SELECT b.id AS book, b.document_id AS business, coalesce(b.time_zone, 'UTC') AS "timeZone", c.id AS "rowId",
        c.document_id AS "documentId", c.name
      FROM customers c JOIN businesses b ON b.id = c.business_id WHERE c.id = $1`,
    values: [customerRowId],
  });
  if (!row) return null;
  const { book: rowId, business, timeZone, ...customer } = row;
  return { books: { rowId, timeZone, today: todayIn(timeZone) }, customer, business };
}
