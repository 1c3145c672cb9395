import type { NumberedKind } from '../kind';

/** SQL of the parameters of a search among the kept blocks. */
export interface BlockSearch {
  kind: NumberedKind;
  /** A part of a number; the empty text is in every one. */
  part: string;
  /** Null for every status. */
  state: string | null;
  offset: string;
}

/**
 * The longest text that may begin a match before the digits, or end it after them: how much of the part
 * `mine` of the frame has in common with the part of the number that is looked for. Shorter ones that match
 * as well are within it.
 */
const shared = (mine: 'before' | 'after', own: 'left' | 'right', of: 'left' | 'right') =>
  `(SELECT max(n) FROM generate_series(0, least(length(part) - 1, length(${mine}))) n
      WHERE ${own}(${mine}, n) = ${of}(part, n))`;

/** SQL of a bit per value of the digits of a frame: it is set where the number has the part in it. */
const MASK = `(SELECT string_agg(CASE
      WHEN position(part IN left(part, head) || lpad(n::text, width, '0') || right(part, tail)) > 0
      THEN '1' ELSE '0' END, '' ORDER BY n)::varbit
    FROM generate_series(0, (10 ^ width)::integer - 1) n)`;

/**
 * SQL of CTEs that count the numbers with a part in them, without reading one of them. A frame is what the
 * numbers of a block have in common. Where it has the part itself, all of them count. Otherwise the digits
 * decide, and one mask serves all frames that share the same text with the part. `counted` has a row per
 * frame: its documents, and a range of time that holds them.
 */
function countedText({ kind, part, state }: BlockSearch): string {
  return `part AS MATERIALIZED (SELECT lower(${part}::text) AS part),
  block AS MATERIALIZED (
    SELECT lower(before) AS before, lower(after) AS after, width, bits, oldest, newest
    FROM number_blocks
    WHERE business_id = $1 AND kind = '${kind.name}'${state === null ? '' : ` AND state = ${state}`}
  ), frame AS MATERIALIZED (
    SELECT before, after, width, whole,
      CASE WHEN NOT whole THEN ${shared('before', 'right', 'left')} END AS head,
      CASE WHEN NOT whole THEN ${shared('after', 'left', 'right')} END AS tail
    FROM (SELECT *, position(part IN before) > 0 OR position(part IN after) > 0 AS whole
      FROM (SELECT DISTINCT before, after, width FROM block) apart, part) tested
  ), mask AS MATERIALIZED (
    SELECT head, tail, width, ${MASK} AS bits
    FROM (SELECT DISTINCT head, tail, width FROM frame WHERE NOT whole) apart, part
  ), counted AS MATERIALIZED (
    SELECT * FROM (
      SELECT sum(bit_count(CASE WHEN whole THEN block.bits ELSE block.bits & mask.bits END))
          AS records, min(oldest) AS oldest, max(newest) AS newest
      FROM block JOIN frame USING (before, after, width)
        LEFT JOIN mask USING (head, tail, width)
      GROUP BY before, after, width
    ) summed WHERE records > 0
  )`;
}

/**
 * SQL of the CTEs `found` and `start`. `found` counts the documents that match. `start` is where a page begins: `skipped` documents at or before the time `at` are passed. A
 * gap is a time that no frame crosses, so all frames above it are passed without reading their documents.
 * Changes that are not yet in the blocks are single points in time.
 */
export function pageStart(search: BlockSearch, matches: readonly string[]): string {
  const { kind, state, offset } = search;
  const conditions = [
    `business_id = $1 AND kind = '${kind.name}'`,
    ...(state === null ? [] : [`state = ${state}`]),
    ...matches,
  ].join(' AND ');
  return `${countedText(search)}, change AS MATERIALIZED (
    SELECT change, at FROM document_changes WHERE ${conditions}
  ), found AS MATERIALIZED (
    SELECT coalesce((SELECT sum(records) FROM counted), 0)
        + coalesce((SELECT sum(change) FROM change), 0) AS total,
      greatest((SELECT max(newest) FROM counted), (SELECT max(at) FROM change)) AS newest
  ), gap AS (
    SELECT newest AS at, sum(records) OVER above AS newer, min(oldest) OVER above AS floor
    FROM counted
    WINDOW above AS (ORDER BY newest DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ), start AS MATERIALIZED (
    SELECT at, (${offset} - newer
        - coalesce((SELECT sum(change) FROM change WHERE change.at > best.at), 0))::bigint AS skipped
    FROM (
      SELECT at, newer FROM gap
      WHERE floor > at
        AND newer + (SELECT count(*) FROM change WHERE change.change > 0) <= ${offset}
      UNION ALL SELECT newest, 0 FROM found
      ORDER BY newer DESC LIMIT 1
    ) best
  )`;
}

/**
 * SQL that is true when more documents of the business may have a part in their number than a trigram index
 * should find: all numbers of a frame have it, or it may go beyond the digits.
 */
export function hasBroadFrame({ name }: NumberedKind, part: string): string {
  return `EXISTS (SELECT FROM number_blocks WHERE business_id = $1 AND kind = '${name}'
    AND (position(lower(${part}::text) IN lower(before)) > 0
      OR after <> '' AND position(lower(left(after, 1)) IN lower(${part}::text)) > 0))`;
}
