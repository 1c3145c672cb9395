import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../database/connection';
import { MOST_BYTES, type After, type Position } from '../../database/page';
import { Parameters } from '../../database/text-filter';
import type { ListedKind } from '../schemas/list-fields';
import { afterText, isByStamp, orderOf, orderText, valueText } from './list-order';

/**
 * How long a moment may be chosen before PostgreSQL knows of the transaction that stores it: the clocks of
 * two nodes differ, and a busy machine sends late. With 250 ms, a follower missed an invoice in two of
 * four runs on two processors with nine busy programs.
 */
const SETTLING_MS = 1_000;

/**
 * The moment before which no running transaction can still store a record. One that writes has a
 * transaction id, or waits for a lock to get one. It must be read before the records: a transaction that
 * commits in between would be missed in both.
 */
const SETTLED = `SELECT to_char(least(clock_timestamp(), min(a.xact_start)) AT TIME ZONE 'UTC'
      - interval '${SETTLING_MS} ms', 'YYYY-MM-DD HH24:MI:SS.US') AS moment
    FROM pg_stat_get_activity(NULL) a
    WHERE a.datid = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (a.backend_xid IS NOT NULL OR a.wait_event_type = 'Lock')`;

async function settledMoment(db: Queryable): Promise<string> {
  const [row] = await db.query<{ moment: string }>({
    name: 'settled-moment',
    text: SETTLED,
    values: [],
  });
  if (!row) throw new Error('PostgreSQL did not tell the moment');
  return row.moment;
}

/** A list to be read by cursor. */
interface Wanted extends After {
  kind: ListedKind;
  table: string;
  sort: string;
  limit: number;
  /** Makes the conditions. `$1` is the business. */
  where: (parameters: Parameters) => string;
  /** SQL of how many bytes a record has, where they can be many. */
  bytes?: string | undefined;
  businessRowId: number;
}

interface Found {
  id: number;
  value: string | null;
  is_settled: boolean;
  bytes: number;
}

/** At most `limit` row ids, fewer where their records have many bytes, their values in the order of the list, and where the next ones begin. */
interface Ids {
  ids: number[];
  values: (string | null)[];
  next: Position | null;
}

async function find(db: Queryable, wanted: Wanted, settled: string | null): Promise<Found[]> {
  const { kind, table, sort, limit, after, where, bytes = '0', businessRowId } = wanted;
  const order = orderOf(kind, sort);
  const parameters = new Parameters();
  parameters.add(businessRowId);
  const conditions = [where(parameters)];
  if (after) conditions.push(afterText(order, after, parameters));
  const isSettled =
    settled === null ? 'true' : `${order.column} < ${parameters.add(settled)}::timestamp`;
  return db.query<Found>({
    text: `SELECT id, ${valueText(order)} AS value, ${isSettled} AS is_settled, ${bytes} AS bytes
      FROM ${table}
      WHERE ${conditions.join(' AND ')} ORDER BY ${orderText(order)} LIMIT ${limit + 1}`,
    values: parameters.values,
  });
}

/** How many records fit in an answer, and at least one. */
function fitting(found: readonly Found[]): number {
  let all = 0;
  const beyond = found.findIndex(({ bytes }, at) => (all += bytes) > MOST_BYTES && at > 0);
  return beyond === -1 ? found.length : beyond;
}

function idsOf(found: readonly Found[], limit: number): Ids {
  const shown = found.slice(0, Math.min(limit, fitting(found)));
  const last = shown.at(-1);
  return {
    ids: shown.map(({ id }) => id),
    values: shown.map(({ value }) => value),
    next: found.length > shown.length && last ? { value: last.value, rowId: last.id } : null,
  };
}

/**
 * The row ids of a stretch. In an order in which new and changed records come last, a transaction may still
 * store an earlier moment than those already stored. So such a stretch ends before the moment from which
 * that can happen. If it would end there only because a record is so young, it is read again a moment later.
 */
export async function readStretch(db: Queryable, wanted: Wanted): Promise<Ids> {
  const { kind, sort, limit } = wanted;
  if (!isByStamp(orderOf(kind, sort))) return idsOf(await find(db, wanted, null), limit);
  const first = await find(db, wanted, await settledMoment(db));
  if (first.every((one) => one.is_settled)) return idsOf(first, limit);
  await sleep(SETTLING_MS);
  const again = await find(db, wanted, await settledMoment(db));
  const young = again.findIndex((one) => !one.is_settled);
  return idsOf(young === -1 ? again : again.slice(0, young), limit);
}
