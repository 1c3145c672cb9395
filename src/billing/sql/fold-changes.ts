import type { Core } from '@strapi/strapi';
import { database, type Database } from '../../database/pool';

/** Any fixed number. One node folds at a time; the others need not wait for it. */
const LOCK = 7_305_228;

/** The parts of a number: text, up to four digits, and text without digits. */
const AFTER = `substring(number FROM '[^0-9]*$')`;
const DIGITS = `coalesce(substring(left(number, length(number) - length(after)) FROM '[0-9]{1,4}$'), '')`;

/**
 * Takes all changes out of `document_changes` and adds them to the counts and blocks that are kept. A
 * statement that reads both sees either all of it or nothing, so sums stay exact. A number belongs to one
 * document, so each change of it turns its bit over. All changes that this statement sees are taken
 * together, or a bit could turn on by a document that left.
 */
const FOLD = `WITH gone AS (
    DELETE FROM document_changes RETURNING *
  ), counted AS (
    INSERT INTO document_counts AS c (business_id, kind, state, records)
    SELECT business_id, kind, coalesce(state, ''), sum(change) FROM gone
    WHERE business_id IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (business_id, kind, state) DO UPDATE SET records = c.records + excluded.records
    RETURNING 1
  ), cut AS (
    SELECT *, ${DIGITS} AS digits
    FROM (SELECT *, ${AFTER} AS after FROM gone
      WHERE business_id IS NOT NULL AND number IS NOT NULL) numbered
  ), placed AS (
    SELECT *, left(number, length(number) - length(after) - length(digits)) AS before,
      length(digits) AS width, coalesce(nullif(digits, '')::integer, 0) AS place
    FROM cut
  ), zeros AS MATERIALIZED (
    SELECT w AS width, repeat('0', (10 ^ w)::integer)::varbit AS bits FROM generate_series(0, 4) w
  ), blocked AS (
    INSERT INTO number_blocks AS b
      (business_id, kind, state, before, width, after, bits, oldest, newest)
    SELECT business_id, kind, coalesce(state, ''), before, width, after,
      bit_xor(set_bit(zeros.bits, place, 1)), min(at), max(at)
    FROM placed JOIN zeros USING (width) GROUP BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (business_id, kind, before, width, after, state) DO UPDATE
      SET bits = b.bits # excluded.bits, oldest = least(b.oldest, excluded.oldest),
        newest = greatest(b.newest, excluded.newest)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM counted) + (SELECT count(*) FROM blocked) AS written`;

/** @returns false when there was nothing to do, or another node does it */
export async function fold(db: Database): Promise<boolean> {
  return db.transaction(async (trx) => {
    // A database of an older version begins with a change per document.
    const [found] = await trx.query<{ folds: boolean }>({
      text: `SELECT set_config('statement_timeout', '0', true),
        EXISTS (SELECT FROM document_changes) AND pg_try_advisory_xact_lock(${LOCK}) AS folds`,
      values: [],
    });
    if (!found?.folds) return false;
    await trx.query({ text: FOLD, values: [] });
    return true;
  });
}

/** Keeps the changes that a list has to read few (docs/decisions/0059). */
export async function foldChanges(strapi: Core.Strapi): Promise<void> {
  await fold(database(strapi));
}
