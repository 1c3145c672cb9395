import type { Queryable } from '../database/connection';
import { NUMBER_SERIES } from '../database/number-series';
import { validationError } from '../domain/errors';
import { NUMBERED_KINDS, type NumberedRecord } from '../domain/number-pattern';
import { say } from '../messages/message';

/** The number that the next new record of a kind gets. */
export interface NextNumber {
  kind: NumberedRecord;
  /** The pattern with its date filled in, such as `INV-2026-{000}`. */
  run: string;
  /** The first number that is free. */
  number: string;
}

interface Series {
  table: string;
  column: string;
  /** SQL of the pattern of business `b`. */
  pattern: string;
  /** The run that the row of the series counts. */
  counted: string | null;
}

const ofDocuments = (kind: keyof typeof NUMBER_SERIES): Series => {
  const { table, column, patternColumn, defaultPattern } = NUMBER_SERIES[kind];
  const pattern = `coalesce(nullif(b.${patternColumn}, ''), '${defaultPattern}')`;
  return { table, column, pattern, counted: defaultPattern };
};

const SERIES: Readonly<Record<NumberedRecord, Series>> = {
  invoice: ofDocuments('invoice'),
  quotation: ofDocuments('quotation'),
  credit_note: ofDocuments('credit_note'),
  customer: {
    table: 'customers',
    column: 'customer_number',
    pattern: `nullif(b.customer_number_pattern, '')`,
    counted: null,
  },
};

/** SQL of the last number that a run has reached. @param run an SQL expression */
const reached = (kind: NumberedRecord, run: string): string => `coalesce(
  (SELECT r.last_number FROM number_runs r
    WHERE r.business_id = b.id AND r.kind = '${kind}' AND r.run = ${run}),
  ${
    SERIES[kind].counted === null
      ? 'NULL'
      : `(SELECT s.last_number FROM document_sequences s
    WHERE ${run} = '${SERIES[kind].counted}' AND s.business_id = b.id AND s.kind = '${kind}')`
  }, 0)`;

const today = `(now() AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date`;

/** The runs of today, and how far they are. Customers have one where their business has a pattern. */
const runsText = (kinds: readonly NumberedRecord[]): string =>
  kinds
    .map(
      (
        kind,
      ) => `SELECT '${kind}' AS kind, b.id, invoicing_number_run(${SERIES[kind].pattern}, ${today}) AS run
      FROM businesses b WHERE b.id = $1 AND ${SERIES[kind].pattern} IS NOT NULL`,
    )
    .join(' UNION ALL ');

/** The next numbers of a business today. They are free at this moment, and no one's yet. */
export function nextNumbers(db: Queryable, businessRowId: number): Promise<NextNumber[]> {
  const places = NUMBERED_KINDS.map((kind) => `WHEN '${kind}' THEN ${reached(kind, 'b.run')}`);
  return db.query<NextNumber>({
    text: `SELECT b.kind, b.run, invoicing_number_text(b.run,
        invoicing_free_place(b.kind, b.id, b.run, CASE b.kind ${places.join(' ')} END)) AS number
      FROM (${runsText(NUMBERED_KINDS)}) b`,
    values: [businessRowId],
  });
}

interface Wanted {
  run: string;
  /** Null for a number that the pattern never makes; decimal text. */
  place: string | null;
  before: number;
}

const refuse = (message: ReturnType<typeof say>): never => {
  throw validationError([{ path: ['number'], message }]);
};

/** The run moves back only where no number behind it is in use. */
async function requireFree(
  db: Queryable,
  businessRowId: number,
  kind: NumberedRecord,
  { run, place }: Wanted,
): Promise<void> {
  const { table, column } = SERIES[kind];
  const [used] = await db.query<{ number: string }>({
    text: `SELECT ${column} AS number FROM ${table}
      WHERE business_id = $1 AND invoicing_number_place(lower(${column}), lower($2)) >= $3::numeric
      ORDER BY invoicing_number_place(lower(${column}), lower($2)) DESC LIMIT 1`,
    values: [businessRowId, run, place],
  });
  if (used) refuse(say('next_number_used', { number: used.number }));
}

/** Running numbers are 32-bit integers. */
const HIGHEST = 2_000_000_000;

/**
 * Sets the number that the next new record of a kind gets today. Numbers in between are never given. The history of the
 * business tells of it.
 * @param number in the form of the pattern
 * @throws ApiError `validation_failed` at `number`
 */
export async function setNextNumber(
  db: Queryable,
  businessRowId: number,
  kind: NumberedRecord,
  number: string,
): Promise<void> {
  // Whoever writes a number of the series waits here.
  await db.query({ text: `SELECT invoicing_count($2, $1, 0)`, values: [businessRowId, kind] });
  const [wanted] = await db.query<Wanted>({
    text: `SELECT b.run, invoicing_number_place(lower($2), lower(b.run))::text AS place,
        ${reached(kind, 'b.run')} AS before
      FROM (${runsText([kind])}) b`,
    values: [businessRowId, number],
  });
  if (!wanted) return refuse(say('next_number_without_pattern'));
  const { run, place, before } = wanted;
  if (place === null) return refuse(say('next_number_form', { form: run }));
  if (Number(place) > HIGHEST) return refuse(say('next_number_high'));
  if (Number(place) <= before) await requireFree(db, businessRowId, kind, wanted);
  const last = Number(place) - 1;
  const { counted } = SERIES[kind];
  await db.query(
    run === counted
      ? {
          text: `UPDATE document_sequences SET last_number = $3 WHERE business_id = $1 AND kind = $2`,
          values: [businessRowId, kind, last],
        }
      : {
          text: `INSERT INTO number_runs (business_id, kind, run, last_number) VALUES ($1, $2, $4, $3)
            ON CONFLICT (business_id, kind, run) DO UPDATE SET last_number = excluded.last_number`,
          values: [businessRowId, kind, last, run],
        },
  );
  await db.query({
    text: `SELECT invoicing_add_history('businesses', $1, jsonb_build_object('next_' || $2::text || '_number',
      jsonb_build_array(invoicing_number_text($3, $4), invoicing_number_text($3, $5))))`,
    values: [businessRowId, kind, run, before + 1, Number(place)],
  });
}
