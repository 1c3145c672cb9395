import type { Queryable } from '../database/connection';
import { CONTACT_PARTS, type Part } from './contact-parts';
import { DOCUMENT_PARTS, HISTORY_PARTS } from './document-parts';
import type { Person } from './find-person';
import { IS_KEPT, scoped } from './scope';

const said = ({ said: [one, many] }: Part, count: number): string =>
  `${count} ${count === 1 ? one : many}`;

/** What an erasure empties, each with its number; kinds without any are left out. */
async function runAll(
  trx: Queryable,
  person: Person,
  parts: readonly Part[],
  whole: boolean,
): Promise<string[]> {
  // Somebody with a hundred thousand invoices takes longer than a request may.
  const set = `SELECT set_config('invoicing.erasing', 'on', true), set_config('statement_timeout', '0', true)`;
  await trx.query({ text: set, values: [] });
  const erased: string[] = [];
  for (const part of parts) {
    const tables = part.also === undefined ? '' : `, ${part.also}`;
    const text = `${tables}, done AS (${part.sql} RETURNING 1) SELECT count(*)::integer AS count FROM done`;
    const [row] = await trx.query<{ count: number }>(scoped(text, person, whole));
    if (!row || row.count === 0) continue;
    erased.push(said(part, row.count));
    if (part.next) await trx.query(scoped(` ${part.next}`, person, whole));
  }
  await trx.query({ text: `SELECT set_config('invoicing.erasing', '', true)`, values: [] });
  return erased;
}

/**
 * Erases a person, in the transaction of the caller, and remembers it. A second time it finds nothing. The
 * guards of the database let these statements pass, and no others.
 */
export async function erasePerson(trx: Queryable, person: Person): Promise<string[]> {
  const parts = [...CONTACT_PARTS, ...DOCUMENT_PARTS, ...HISTORY_PARTS];
  const erased = await runAll(trx, person, parts, true);
  const text = 'INSERT INTO erasures (customer_id) VALUES ($1) ON CONFLICT DO NOTHING';
  await trx.query({ text, values: [person.rowId] });
  return erased;
}

/** Erases what the books of somebody erased before have needed until now. */
export const finishErasure = (trx: Queryable, person: Person): Promise<string[]> =>
  runAll(trx, person, [...DOCUMENT_PARTS, ...HISTORY_PARTS], false);

/** The documents that must still be kept, and the latest issue date among them. */
interface Kept {
  count: number;
  latest: string | null;
}

export async function keptDocuments(trx: Queryable, person: Person): Promise<Kept> {
  const of = (table: string) =>
    `SELECT d.issue_date FROM ${table} d, scope WHERE d.customer_id = scope.customer AND ${IS_KEPT}`;
  const text = ` SELECT count(*)::integer AS count, max(issue_date)::text AS latest
    FROM (${of('invoices')} UNION ALL ${of('credit_notes')}) kept`;
  const [row] = await trx.query<Kept>(scoped(text, person, true));
  return row ?? { count: 0, latest: null };
}
