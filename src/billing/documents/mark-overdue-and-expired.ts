import type { Core } from '@strapi/strapi';
import type { Queryable } from '../../database/connection';
import { database } from '../../database/pool';
import { dateInZone, knownTimeZone } from '../../domain/dates';
import { storeEventsText } from '../../webhooks/sql/store-events';
import { wakeAfter, type Stored } from '../../webhooks/wake';
import { INVOICE, perKind, QUOTATION, type DocumentKind } from '../kind';
import { changedJson, eventJson } from '../sql/document-json';
import { columnTime } from '../../database/timestamps';

async function timeZones(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ time_zone: string }>({
    text: `SELECT DISTINCT coalesce(time_zone, 'UTC') AS time_zone FROM businesses`,
    values: [],
  });
  return rows.map((row) => row.time_zone);
}

/** Few enough that its transaction holds no list by cursor back for long. */
const BATCH = 500;

interface Passed {
  become: 'overdue' | 'expired';
  now: Date;
  timeZone: string;
}

function textOf(kind: DocumentKind): string {
  const event = {
    type: `'${kind.name}.' || $1::text`,
    business: 'd.business_id',
    data: eventJson(changedJson(kind, 'b.document_id'), 'b.document_id'),
    from: `document d JOIN customers c ON c.id = d.customer_id
      JOIN businesses b ON b.id = d.business_id`,
  };
  return `WITH due AS (
    SELECT d.id FROM ${kind.table} d JOIN businesses b ON b.id = d.business_id
    WHERE coalesce(b.time_zone, 'UTC') = $3 AND d.state = 'sent' AND d.${kind.dateColumn} < $4
    ORDER BY d.id LIMIT ${BATCH} FOR NO KEY UPDATE OF d
  ), document AS (
    UPDATE ${kind.table} d SET state = $1, updated_at = $2 FROM due
    WHERE d.id = due.id RETURNING d.*
  ), ${storeEventsText(event)}
  SELECT count(*)::integer AS count, EXISTS (SELECT FROM delivery) AS has_deliveries FROM document`;
}

const TEXT = perKind(textOf);

/** @returns the number of changed documents, at most as many as a batch has */
async function expireSome(
  strapi: Core.Strapi,
  kind: DocumentKind,
  { become, now, timeZone }: Passed,
): Promise<number> {
  const today = dateInZone(knownTimeZone(timeZone), now);
  return database(strapi).transaction(async (trx) => {
    const values = [become, columnTime(new Date()), timeZone, today];
    const [row] = await trx.query<Stored & { count: number }>({ text: TEXT[kind.name], values });
    if (row?.has_deliveries) wakeAfter(strapi, trx);
    return row?.count ?? 0;
  });
}

async function expire(strapi: Core.Strapi, kind: DocumentKind, passed: Passed): Promise<number> {
  let all = 0;
  for (;;) {
    const changed = await expireSome(strapi, kind, passed);
    all += changed;
    if (changed < BATCH) return all;
  }
}

async function changeStates(strapi: Core.Strapi, now: Date): Promise<number> {
  let changed = 0;
  for (const timeZone of await timeZones(database(strapi))) {
    changed += await expire(strapi, INVOICE, { become: 'overdue', now, timeZone });
    changed += await expire(strapi, QUOTATION, { become: 'expired', now, timeZone });
  }
  return changed;
}

/**
 * Sent invoices past their due date become overdue, and sent quotations past their last day
 * expired, by the day in their business's time zone (contract §4), with their events. Any number of nodes may run this
 * at once: one of them changes the row, the others find it changed.
 */
export async function markOverdueAndExpired(strapi: Core.Strapi): Promise<void> {
  const changed = await changeStates(strapi, new Date());
  const what = changed === 1 ? '1 document' : `${changed} documents`;
  if (changed > 0) strapi.log.info(`${what} became overdue or expired`);
}
