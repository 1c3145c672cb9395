import type { Queryable } from '../../database/connection';
import { ITS_STATEMENT, TRANSACTION_COLUMNS, type BankTransactionRow } from './bank-transactions';

/** A business that books what is sure; `closed_until` is null where no period is closed. */
interface Booking {
  books: boolean;
  closed_until: string | null;
}

/** Whether a business books what is sure, and which of its days are closed. */
export async function bookingOf(db: Queryable, businessRowId: number): Promise<Booking> {
  const [row] = await db.query<Booking>({
    name: 'books-sure-matches',
    text: `SELECT coalesce(book_sure_matches, false) AS books, closed_until FROM businesses WHERE id = $1`,
    values: [businessRowId],
  });
  return row ?? { books: false, closed_until: null };
}

/** Names the next open credits of a statement. */
interface Wanted {
  businessRowId: number;
  /** The public id of the statement. */
  statement: string;
  /** The row id after which they begin. */
  after: number;
  count: number;
}

/** Open credits that a statement brought and that nobody has matched yet, in the order of their rows. */
export function newCredits(
  db: Queryable,
  { businessRowId, statement, after, count }: Wanted,
): Promise<BankTransactionRow[]> {
  return db.query({
    name: 'find-new-credits',
    text: `SELECT ${TRANSACTION_COLUMNS} FROM bank_transactions t ${ITS_STATEMENT}
      WHERE s.document_id = $2 AND t.business_id = $1 AND t.id > $3 AND t.state = 'open' AND t.amount > 0
        AND NOT coalesce(t.was_matched, false)
      ORDER BY t.id LIMIT $4`,
    values: [businessRowId, statement, after, count],
  });
}
