import { asOf, HISTORY } from '../history/fields';
import { changeFunction } from '../history/tracked';
import { index, plpgsql, statement, table, trigger, triggerFunction, type Step } from '../step';

/**
 * Each time an issued invoice is cancelled or revived. What counts is what was not credited: the lines of
 * the invoice without those of its credit notes up to `last_note_id`. A trigger writes the rows, since the
 * API, the panel's forms, credit notes and payments all change the status, each with its own statement.
 */
const CANCELLATIONS = table(
  'cancellations',
  `number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    invoice_id integer NOT NULL,
    revives boolean NOT NULL,
    day date NOT NULL,
    last_note_id integer`,
);

/** The day of a moment in the time zone of a business. PostgreSQL may not know a zone that we accept. */
const DAY_OF = plpgsql(
  'invoicing_day_of',
  '(business integer, moment timestamp) RETURNS date STABLE',
  `
BEGIN
  RETURN (SELECT (moment AT TIME ZONE 'UTC' AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date
    FROM businesses b WHERE b.id = business);
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN moment::date;
END `,
);

/** Locks of PostgreSQL by business: whoever books shares it, whoever closes a period has it alone. */
const LOCK_CLASS = 30;

/**
 * Refuses what would change figures of a closed day (SQLSTATE IV001, `database/failures`). A booking that
 * waits for a period to be closed reads the new day, since each statement here sees what is stored then.
 */
const REQUIRE_OPEN = plpgsql(
  'invoicing_require_open',
  '(business integer, booked date, issues boolean) RETURNS void',
  `
DECLARE closed date;
BEGIN
  IF booked IS NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(${LOCK_CLASS}, business);
  SELECT closed_until INTO closed FROM businesses WHERE id = business;
  IF booked <= closed THEN
    RAISE EXCEPTION 'period closed' USING ERRCODE = 'IV001',
      DETAIL = json_build_object('closedUntil', closed, 'day', booked, 'issues', issues);
  END IF;
END `,
);

const CLOSE = triggerFunction(
  'invoicing_close_period',
  `
BEGIN
  PERFORM pg_advisory_xact_lock(${LOCK_CLASS}, NEW.id);
  RETURN NEW;
END `,
);

const changed = (...columns: readonly string[]): string =>
  columns.map((name) => `NEW.${name} IS DISTINCT FROM OLD.${name}`).join(' OR ');

/** Strapi stores floats, and the panel's save then writes the exact amounts behind them. */
const changedAmount = (...columns: readonly string[]): string =>
  columns.map((name) => `NEW.${name}::float8 IS DISTINCT FROM OLD.${name}::float8`).join(' OR ');

const CONTENT = `${changed('issue_date', 'currency', 'customer_id', 'business_id')}
      OR ${changedAmount('subtotal', 'tax_amount', 'total')}`;

/** What an invoice states as paid: at its issue, and by the status Paid (`reports/sql/stated`). */
const stated = (row: 'OLD' | 'NEW') => ({
  isPaid: `(${row}.state = 'paid' AND ${row}.paid_at IS NOT NULL)`,
  all: `(coalesce(${row}.amount_paid, 0)::float8 - coalesce(${row}.amount_recorded, 0)::float8)`,
  before: `coalesce(${row}.amount_paid_before, 0)::float8`,
});

/** In brackets, since PL/pgSQL takes the first THEN outside of them for its own. */
function statedParts(row: 'OLD' | 'NEW') {
  const { isPaid, all, before } = stated(row);
  return {
    atIssue: `(CASE WHEN ${isPaid} THEN ${before} ELSE ${all} END)`,
    byPaid: `(CASE WHEN ${isPaid} THEN ${all} - ${before} ELSE 0 END)`,
  };
}

const [WAS, IS] = [statedParts('OLD'), statedParts('NEW')];

/** A draft that is issued, with what is stated as paid. */
const ISSUED = triggerFunction(
  'invoicing_book_issue',
  `
BEGIN
  PERFORM invoicing_require_open(NEW.business_id, NEW.issue_date, true);
  IF ${IS.byPaid} <> 0 THEN
    PERFORM invoicing_require_open(NEW.business_id,
      invoicing_day_of(NEW.business_id, NEW.paid_at), false);
  END IF;
  RETURN NULL;
END `,
);

/** Books that an invoice is cancelled or revived. Credit notes that cover it all have cancelled it themselves. */
const BOOK_STATE = `
  IF NEW.state = 'cancelled' AND OLD.state <> 'cancelled'
      AND NOT (NEW.credit_total > 0 AND NEW.credit_total >= NEW.total) THEN
    today := invoicing_day_of(NEW.business_id, NEW.updated_at);
    INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
    VALUES (NEW.id, false, today, (SELECT max(id) FROM credit_notes WHERE invoice_id = NEW.id));
  ELSIF OLD.state = 'cancelled' AND NEW.state <> 'cancelled' THEN
    SELECT * INTO last_one FROM cancellations c WHERE c.invoice_id = NEW.id
    ORDER BY c.number DESC LIMIT 1;
    IF FOUND AND NOT last_one.revives THEN
      today := invoicing_day_of(NEW.business_id, NEW.updated_at);
      INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
      VALUES (NEW.id, true, today, last_one.last_note_id);
    END IF;
  END IF;
  PERFORM invoicing_require_open(NEW.business_id, today, false);`;

/**
 * An invoice that was issued before. A reopened one is in no report, and neither are its cancellations.
 * The tests are here, since PostgreSQL reads a trigger's condition anew for each statement.
 */
const CHANGED = triggerFunction(
  'invoicing_book_change',
  `
DECLARE
  today date;
  last_one cancellations;
BEGIN
  IF OLD.issued_at IS NULL THEN
    IF NEW.issued_at IS NULL THEN RETURN NULL; END IF;
    PERFORM invoicing_require_open(NEW.business_id, NEW.issue_date, true);
  ELSIF NEW.issued_at IS NULL OR ${CONTENT} THEN
    PERFORM invoicing_require_open(one.business, one.day, false) FROM (
      SELECT OLD.business_id AS business, OLD.issue_date AS day
      UNION ALL SELECT OLD.business_id, c.day FROM cancellations c WHERE c.invoice_id = OLD.id
      UNION ALL SELECT NEW.business_id, NEW.issue_date) one;
  END IF;
  IF NEW.issued_at IS NULL THEN
    DELETE FROM cancellations WHERE invoice_id = NEW.id;
  ELSIF OLD.issued_at IS NOT NULL AND ${changed('state')} THEN${BOOK_STATE}
  END IF;
  IF ${changed('state', 'paid_at')}
      OR ${changedAmount('amount_paid', 'amount_recorded', 'amount_paid_before')} THEN
    IF ${WAS.atIssue} <> ${IS.atIssue} THEN
      PERFORM invoicing_require_open(NEW.business_id, NEW.issue_date, false);
    END IF;
    IF ${WAS.byPaid} <> ${IS.byPaid} THEN
      PERFORM invoicing_require_open(NEW.business_id, one.day, false) FROM (
        SELECT invoicing_day_of(OLD.business_id, OLD.paid_at) AS day WHERE ${WAS.byPaid} <> 0
        UNION ALL
        SELECT invoicing_day_of(NEW.business_id, NEW.paid_at) WHERE ${IS.byPaid} <> 0) one;
    END IF;
  END IF;
  RETURN NULL;
END `,
);

/** @param column the day of the booking; the argument tells whether it is a document with a date of its own */
const booked = (name: string, column: string, issues: boolean) =>
  triggerFunction(
    name,
    `
BEGIN
  PERFORM invoicing_require_open(NEW.business_id, NEW.${column}, TG_OP = 'INSERT' AND ${issues});
  RETURN NULL;
END `,
  );

const after = (tableName: string, when: string, name: string, called: string) =>
  trigger({
    name: `${tableName}_${name}`,
    table: tableName,
    sql: `AFTER ${when} EXECUTE FUNCTION ${called}()`,
  });

const bookedOnce = (tableName: string, called: string, changes: string) => [
  after(tableName, `INSERT ON ${tableName} FOR EACH ROW`, 'book_insert', called),
  after(tableName, `UPDATE ON ${tableName} FOR EACH ROW WHEN (${changes})`, 'book_update', called),
];

/**
 * Invoices that were cancelled before this step, on the day on which the history tells it. One that was
 * cancelled before there was a history takes its issue date: no figure of it changes.
 */
const CANCELLED_BEFORE = `INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
  SELECT i.id, false,
    coalesce((SELECT invoicing_day_of(i.business_id, e.at) FROM history_entries e
      WHERE e.record_id = i.id AND e.record_table = 'invoices'
        AND e.changes -> 'status' ->> 1 = 'cancelled'
      ORDER BY e.number DESC LIMIT 1), i.issue_date),
    (SELECT max(n.id) FROM credit_notes n WHERE n.invoice_id = i.id)
  FROM invoices i
  WHERE i.state = 'cancelled' AND i.issued_at IS NOT NULL
    AND NOT (i.credit_total > 0 AND i.credit_total >= i.total)
    AND NOT EXISTS (SELECT 1 FROM cancellations c WHERE c.invoice_id = i.id)`;

/** Cancellations are bookings, and periods can be closed (docs/bookkeeping.md). */
export const booksByDay: Step = {
  number: 30,
  name: 'books-by-day',
  parts: [
    CANCELLATIONS,
    index('cancellations_invoice_idx', 'ON cancellations (invoice_id, number)'),
    DAY_OF,
    REQUIRE_OPEN,
    CLOSE,
    ISSUED,
    CHANGED,
    booked('invoicing_book_payment', 'paid_on', false),
    booked('invoicing_book_refund', 'refunded_on', false),
    booked('invoicing_book_credit_note', 'issue_date', true),
    statement(CANCELLED_BEFORE),
    trigger({
      name: 'businesses_close_period',
      table: 'businesses',
      sql: `BEFORE UPDATE ON businesses FOR EACH ROW
        WHEN (NEW.closed_until IS DISTINCT FROM OLD.closed_until)
        EXECUTE FUNCTION invoicing_close_period()`,
    }),
    after(
      'invoices',
      'INSERT ON invoices FOR EACH ROW WHEN (NEW.issued_at IS NOT NULL)',
      'book_insert',
      'invoicing_book_issue',
    ),
    after('invoices', 'UPDATE ON invoices FOR EACH ROW', 'book_update', 'invoicing_book_change'),
    ...bookedOnce('payments', 'invoicing_book_payment', 'NEW.state IS DISTINCT FROM OLD.state'),
    ...bookedOnce('refunds', 'invoicing_book_refund', 'NEW.state IS DISTINCT FROM OLD.state'),
    ...bookedOnce(
      'credit_notes',
      'invoicing_book_credit_note',
      'NEW.applied_amount IS DISTINCT FROM OLD.applied_amount',
    ),
    changeFunction(asOf(30, HISTORY.businesses)),
  ],
};
