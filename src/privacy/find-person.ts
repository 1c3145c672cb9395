import type { Queryable } from '../database/connection';
import { dateInZone, knownTimeZone } from '../domain/dates';
import { lastReleasedDate, USUAL_RETENTION_YEARS } from '../domain/retention';

interface Row {
  row_id: number;
  name: string;
  business: string;
  time_zone: string | null;
  retention_years: number | null;
}

/** A customer whose data is exported or erased. */
export interface Person {
  rowId: number;
  name: string;
  /** The name of the business whose customer it is. */
  business: string;
  /** What was issued on or before this date need not be kept any more. */
  released: string;
  /** How long the business keeps what it issued. */
  years: number;
}

const PEOPLE = `SELECT c.id AS row_id, c.name, b.name AS business, b.time_zone, b.retention_years
  FROM customers c JOIN businesses b ON b.id = c.business_id`;

function personOf(row: Row, now: Date): Person {
  const { row_id: rowId, name, business, time_zone: zone, retention_years: set } = row;
  const years = set ?? USUAL_RETENTION_YEARS;
  const today = dateInZone(knownTimeZone(zone ?? 'UTC'), now);
  return { rowId, name, business, years, released: lastReleasedDate(today, years) };
}

/** The customer with a public id, in any business. It is locked until the transaction ends. */
export async function findPerson(trx: Queryable, id: string, now: Date): Promise<Person | null> {
  const [row] = await trx.query<Row>({
    text: `${PEOPLE} WHERE c.document_id = $1 FOR NO KEY UPDATE OF c`,
    values: [id],
  });
  return row ? personOf(row, now) : null;
}

/** Those who were erased before. */
export async function erasedPeople(db: Queryable, now: Date): Promise<Person[]> {
  const rows = await db.query<Row>({
    text: `${PEOPLE} JOIN erasures e ON e.customer_id = c.id ORDER BY c.id`,
    values: [],
  });
  return rows.map((row) => personOf(row, now));
}
