import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';
import type { StatementFormat } from '../../domain/bank-transaction';
import type { EntryCounts } from './bank-statements';

/** The entries of a file, and where they are stored. */
export interface NewEntries {
  businessRowId: number;
  statementRowId: number;
  format: StatementFormat;
  /** JSON, as `ReadEntry` has them. */
  entries: Uint8Array;
  /** The account of each statement, by its place in the upload. */
  accounts: readonly string[];
  now: string;
}

const COLUMNS = `booked_on, amount, currency, counterparty_name, counterparty_iban, counterparty_account_number,
  text, reference, bank_reference, batch_place, is_reversal`;

/** An account of the business may have several currencies. */
const KEY = ['account_id', 'currency', 'booked_on', 'amount'];

/** Which of several equal ones it is. @param by columns that are equal, beside the key */
const nth = (order: string, ...by: string[]): string =>
  `row_number() OVER (PARTITION BY ${[...KEY, ...by].join(', ')} ORDER BY ${order})`;

/** The pairs of entries and stored transactions, each at most once. */
const pairs = (entries: string, stored: string, ...by: string[]): string => `
  SELECT place, id FROM (SELECT *, ${nth('place', ...by)} AS nth FROM ${entries}) e
    JOIN (SELECT *, ${nth('id', ...by)} AS nth FROM ${stored}) s
    USING (${[...KEY, ...by, 'nth'].join(', ')})`;

const withoutPairs = (table: string, column: string, ...of: string[]): string =>
  `SELECT * FROM ${table} WHERE ${column} NOT IN (${of.map((one) => `SELECT ${column} FROM ${one}`).join(' UNION ALL ')})`;

/** Whether a stored transaction came in another format than a new entry, or with another reference. */
const DIFFERS = '(o.format <> $5 OR o.bank_reference IS DISTINCT FROM f.bank_reference)';
/** The first transactions of two references in such a group are enough: a new entry differs from one of them. */
const ALIKE = `${KEY.join(', ')}, format <> $5`;

/**
 * Finds the entries that are known, in the order of the contract: by the bank's reference; then, where one of the two
 * has none, by the text. An entry with a reference can only be one that was stored without, so it chooses first.
 * A new entry may be the same as one of another file that none of this file is: as the one in its place among equal
 * ones, else as the first that differs.
 */
const TEXT = `WITH entries AS MATERIALIZED (
    SELECT row_number() OVER () AS place, ($3::text[])[e.statement + 1] AS account_id, coalesce(e.text, '') AS said, e.*
    FROM json_to_recordset(convert_from($1::bytea, 'UTF8')::json) AS e (statement integer, booked_on date,
      amount numeric, currency text, counterparty_name text, counterparty_iban text,
      counterparty_account_number text, text text, reference text, bank_reference text, batch_place integer,
      is_reversal boolean)
  ), stored AS MATERIALIZED (
    SELECT t.id, t.account_id, t.currency, t.booked_on, t.amount, t.bank_reference, t.batch_place,
      coalesce(t.text, '') AS said, s.format
    FROM bank_transactions t JOIN bank_statements s ON s.id = t.bank_statement_id
    WHERE t.business_id = $2 AND t.account_id = ANY ($3::text[])
      AND t.booked_on BETWEEN (SELECT min(booked_on) FROM entries) AND (SELECT max(booked_on) FROM entries)
  ), by_reference AS MATERIALIZED (
    ${pairs('(SELECT * FROM entries WHERE bank_reference IS NOT NULL) n', '(SELECT * FROM stored WHERE bank_reference IS NOT NULL) n', 'bank_reference', 'batch_place')}
  ), entries_2 AS MATERIALIZED (${withoutPairs('entries', 'place', 'by_reference')}),
  stored_2 AS MATERIALIZED (${withoutPairs('stored', 'id', 'by_reference')}),
  taking AS MATERIALIZED (
    ${pairs('(SELECT * FROM entries_2 WHERE bank_reference IS NOT NULL) n', '(SELECT * FROM stored_2 WHERE bank_reference IS NULL) n', 'said')}
  ), stored_3 AS MATERIALIZED (${withoutPairs('stored_2', 'id', 'taking')}),
  by_text AS MATERIALIZED (
    ${pairs('(SELECT * FROM entries_2 WHERE bank_reference IS NULL) n', 'stored_3', 'said')}
  ), fresh AS MATERIALIZED (
    SELECT *, ${nth('place')} AS nth FROM (${withoutPairs('entries_2', 'place', 'taking', 'by_text')}) n
  ), others AS MATERIALIZED (
    SELECT *, ${nth('id')} AS nth, min(id) OVER (PARTITION BY ${ALIKE}, bank_reference) AS first_alike
    FROM (${withoutPairs('stored_3', 'id', 'by_text')}) n
  ), first_others AS MATERIALIZED (
    SELECT *, row_number() OVER (PARTITION BY ${ALIKE} ORDER BY id) AS kind FROM others WHERE id = first_alike
  ), possible AS MATERIALIZED (
    SELECT DISTINCT ON (place) place, id FROM (
      SELECT f.place, o.id, 1 AS choice FROM fresh f JOIN others o USING (${KEY.join(', ')}, nth) WHERE ${DIFFERS}
      UNION ALL
      SELECT f.place, o.id, 2 FROM fresh f JOIN first_others o USING (${KEY.join(', ')})
      WHERE o.kind <= 2 AND ${DIFFERS}) found
    ORDER BY place, choice, id
  ), inserted AS (
    INSERT INTO bank_transactions (document_id, business_id, bank_statement_id, account_id, ${COLUMNS}, state,
      was_matched, possible_duplicate_of_id, created_at, updated_at, published_at)
    SELECT gen_random_uuid(), $2, $4, f.account_id, ${COLUMNS.replace(/\w+/g, 'f.$&')}, 'open', false, possible.id,
      $6::timestamp, $6::timestamp, $6::timestamp
    FROM fresh f LEFT JOIN possible USING (place)
    ORDER BY f.place
    RETURNING amount
  ), taken AS (
    UPDATE bank_transactions t SET bank_reference = e.bank_reference, batch_place = e.batch_place,
      updated_at = $6::timestamp
    FROM taking JOIN entries e USING (place) WHERE t.id = taking.id
  )
  SELECT (SELECT count(*) FROM entries) - count(*) AS known, count(*) FILTER (WHERE amount >= 0) AS credits,
    count(*) FILTER (WHERE amount < 0) AS debits
  FROM inserted`;

/**
 * Stores the entries of a file that are not known yet. PostgreSQL expects few of them, and would compare each with
 * each in nested loops (20,000 entries: minutes), so these are off meanwhile.
 */
export async function storeEntries(
  db: Queryable,
  { businessRowId, statementRowId, format, entries, accounts, now }: NewEntries,
): Promise<EntryCounts> {
  const nestedLoops = (way: 'on' | 'off') =>
    db.query({
      name: 'set-nested-loops',
      text: `SELECT set_config('enable_nestloop', $1, true)`,
      values: [way],
    });
  await nestedLoops('off');
  const values = [entries, businessRowId, accounts, statementRowId, format, columnTime(now)];
  const [counts] = await db.query<EntryCounts>({ text: TEXT, values });
  await nestedLoops('on');
  if (!counts) throw new Error('The count gave no row');
  return counts;
}
