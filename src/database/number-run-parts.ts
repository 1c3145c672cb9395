import { plpgsql, trigger, triggerFunction, type Part } from './step';

/**
 * A kind of documents whose numbers have runs. Steps give it as constants. A published step never
 * changes, so nothing that a published step took from this file may change either.
 */
interface NumberedKind {
  kind: string;
  table: string;
  column: string;
  /** The run of the default pattern, which the row of the series counts. */
  defaultRun: string;
}

/** The parts of a run such as `INV-2026-{000}`: text, running number, text. */
const SPLIT = `
  head text := split_part(run, '{', 1);
  tail text := split_part(run, '}', 2);
  width integer := length(run) - length(head) - length(tail) - 2;`;

/** A pattern with its date filled in. Only the running number keeps its braces. */
export const RUN_OF_PATTERN = plpgsql(
  'invoicing_number_run',
  '(pattern text, day date) RETURNS text IMMUTABLE STRICT',
  `
DECLARE
  year text := lpad(extract(year FROM day)::text, 4, '0');
  month text := lpad(extract(month FROM day)::text, 2, '0');
BEGIN
  RETURN replace(replace(replace(pattern, '{YYYY}', year), '{YY}', right(year, 2)), '{MM}', month);
END `,
);

/** The place of a number in a run; null for a number that the run never makes. */
export const PLACE_IN_RUN = plpgsql(
  'invoicing_number_place',
  '(number text, run text) RETURNS numeric IMMUTABLE STRICT',
  `
DECLARE${SPLIT}
  digits text;
BEGIN
  IF NOT starts_with(number, head) OR right(number, length(tail)) <> tail THEN RETURN NULL; END IF;
  digits := substr(left(number, greatest(length(number) - length(tail), 0)), length(head) + 1);
  IF digits !~ '^[0-9]+$' OR digits ~ '^0+$' OR length(digits) < width
    OR (length(digits) > width AND digits LIKE '0%') THEN
    RETURN NULL;
  END IF;
  RETURN digits::numeric;
END `,
);

/**
 * Called while the row of the series is locked. Each query of a volatile function has a snapshot of its
 * own, so it sees the numbers that others committed before they gave up the lock. See step 10 for the
 * lookup in order.
 * @param fold SQL of a number as it is compared
 */
export const numberOfRun = (
  { kind, table, column }: NumberedKind,
  fold = (sql: string): string => sql,
): Part =>
  plpgsql(
    `invoicing_number_of_${kind}`,
    '(business integer, run text, given text) RETURNS text VOLATILE SET enable_seqscan = off',
    `
#variable_conflict use_column
DECLARE${SPLIT}
  wanted_run text := run;
  reached integer;
  n integer;
  wanted varchar;
BEGIN
  SELECT last_number INTO reached FROM number_runs
  WHERE business_id = business AND kind = '${kind}' AND run = wanted_run;
  IF NOT FOUND THEN
    INSERT INTO number_runs (business_id, kind, run, last_number)
    VALUES (business, '${kind}', wanted_run, 0);
  END IF;
  n := coalesce(reached, 0);
  LOOP
    n := n + 1;
    wanted := head || lpad(n::text, greatest(width, length(n::text)), '0') || tail;
    EXIT WHEN (SELECT ${fold(column)} FROM ${table}
      WHERE business_id = business AND ${fold(column)} >= ${fold('wanted')}
      ORDER BY ${fold(column)} LIMIT 1) IS DISTINCT FROM ${fold('wanted')};
  END LOOP;
  UPDATE number_runs SET last_number = CASE WHEN given IS NULL THEN n ELSE n - 1 END
  WHERE business_id = business AND kind = '${kind}' AND run = wanted_run;
  RETURN coalesce(given, wanted);
END `,
  );

/** A later number of the run `one`. Cheap comparisons come first: this reads all numbers of the business. */
const laterNumber = (table: string, column: string): string => `SELECT 1 FROM ${table} d
      WHERE d.business_id = OLD.business_id AND d.id <> OLD.id
        AND (length(d.${column}) > length(OLD.${column})
          OR (length(d.${column}) = length(OLD.${column})
            AND d.${column} COLLATE "C" > OLD.${column} COLLATE "C"))
        AND invoicing_number_place(d.${column}, one.run) > place`;

/**
 * A deleted draft gives its number back when that is the last one of its run. Every other number stays
 * in use, or the run would have a gap. Several drafts at the end of a run may be deleted together, in
 * any order: the setting names them all.
 */
const returnNumber = ({ kind, table, column, defaultRun }: NumberedKind): Part =>
  triggerFunction(
    `invoicing_return_${kind}`,
    `
DECLARE
  together text[] := string_to_array(coalesce(current_setting('invoicing.deleted_together', true), ''), ',');
  one record;
  place numeric;
  is_last boolean := false;
BEGIN
  PERFORM 1 FROM document_sequences
  WHERE business_id = OLD.business_id AND kind = '${kind}' FOR UPDATE;
  FOR one IN SELECT '${defaultRun}' AS run
    UNION SELECT r.run FROM number_runs r WHERE r.business_id = OLD.business_id AND r.kind = '${kind}'
  LOOP
    place := invoicing_number_place(OLD.${column}, one.run);
    CONTINUE WHEN place IS NULL;
    is_last := NOT EXISTS (${laterNumber(table, column)}
        AND coalesce(d.document_id, '') <> ALL (together));
    EXIT WHEN NOT is_last;
    IF one.run = '${defaultRun}' THEN
      UPDATE document_sequences s SET last_number = place - 1
      WHERE s.business_id = OLD.business_id AND s.kind = '${kind}' AND s.last_number >= place;
    END IF;
    UPDATE number_runs r SET last_number = place - 1
    WHERE r.business_id = OLD.business_id AND r.kind = '${kind}' AND r.run = one.run
      AND r.last_number >= place;
  END LOOP;
  IF NOT is_last THEN
    -- The panel cuts the message of a driver at its last ' - '.
    RAISE EXCEPTION 'the draft % cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead',
      replace(OLD.${column}, ' - ', '-') USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END `,
  );

/** For kinds whose numbers have no gap. The name makes the trigger run after the guard of step 7. */
export const gapless = (numbered: NumberedKind): Part[] => [
  returnNumber(numbered),
  trigger({
    name: `${numbered.table}_return_number`,
    table: numbered.table,
    sql: `BEFORE DELETE ON ${numbered.table} FOR EACH ROW
      WHEN (OLD.business_id IS NOT NULL AND OLD.${numbered.column} IS NOT NULL)
      EXECUTE FUNCTION invoicing_return_${numbered.kind}()`,
  }),
];

const lower = (sql: string): string => `lower(${sql})`;

/** Numbers that differ only by case are one number. */
export const foldedNumberOfRun = (numbered: NumberedKind): Part => numberOfRun(numbered, lower);

/** A later number of the run `one`, in small letters like the run and the columns. */
const laterFoldedNumber = (table: string, column: string): string => `SELECT 1 FROM ${table} d
      WHERE d.business_id = OLD.business_id AND d.id <> OLD.id
        AND (length(d.${column}) > length(OLD.${column})
          OR (length(d.${column}) = length(OLD.${column})
            AND lower(d.${column}) COLLATE "C" > lower(OLD.${column}) COLLATE "C"))
        AND invoicing_number_place(lower(d.${column}), lower(one.run)) > place`;

/**
 * A document that is deleted or gets another number gives its old one back. A number in the middle of a
 * run is kept, or the run would have a gap. A number given by hand may be of no run, and leaves none.
 */
export const freedNumber = ({ kind, table, column, defaultRun }: NumberedKind): Part =>
  triggerFunction(
    `invoicing_return_${kind}`,
    `
DECLARE
  together text[] := string_to_array(coalesce(current_setting('invoicing.deleted_together', true), ''), ',');
  one record;
  place numeric;
  is_kept boolean := false;
BEGIN
  PERFORM 1 FROM document_sequences
  WHERE business_id = OLD.business_id AND kind = '${kind}' FOR UPDATE;
  FOR one IN SELECT '${defaultRun}' AS run
    UNION SELECT r.run FROM number_runs r WHERE r.business_id = OLD.business_id AND r.kind = '${kind}'
  LOOP
    place := invoicing_number_place(lower(OLD.${column}), lower(one.run));
    CONTINUE WHEN place IS NULL;
    is_kept := EXISTS (${laterFoldedNumber(table, column)}
        AND coalesce(d.document_id, '') <> ALL (together));
    EXIT WHEN is_kept;
    IF one.run = '${defaultRun}' THEN
      UPDATE document_sequences s SET last_number = place - 1
      WHERE s.business_id = OLD.business_id AND s.kind = '${kind}' AND s.last_number >= place;
    END IF;
    UPDATE number_runs r SET last_number = place - 1
    WHERE r.business_id = OLD.business_id AND r.kind = '${kind}' AND r.run = one.run
      AND r.last_number >= place;
  END LOOP;
  -- The panel cuts the message of a driver at its last ' - '.
  IF is_kept AND TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'the draft % cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead',
      replace(OLD.${column}, ' - ', '-') USING ERRCODE = 'restrict_violation';
  ELSIF is_kept THEN
    RAISE EXCEPTION 'the number % cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it',
      replace(OLD.${column}, ' - ', '-') USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END `,
  );
