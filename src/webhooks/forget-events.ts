import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { KEPT_EVENTS } from './sql/store-events';

/** Finds the next business and its oldest events through the one index of the table. */
const DELETE = `WITH RECURSIVE owners AS (
    (SELECT business_id FROM events ORDER BY business_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.business_id FROM events e WHERE e.business_id > o.business_id ORDER BY e.business_id LIMIT 1)
    FROM owners o WHERE o.business_id IS NOT NULL
  ), old AS (
    SELECT e.business_id, e.created_at, e.id FROM owners o, LATERAL (
      SELECT * FROM events e WHERE e.business_id = o.business_id
        AND NOT ${KEPT_EVENTS} ORDER BY e.created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) e LIMIT ${BATCH}
  )
  DELETE FROM events e USING old
  WHERE (e.business_id, e.created_at, e.id) = (old.business_id, old.created_at, old.id) RETURNING 1`;

/** Removes the events that are no longer listed, in small batches. */
export async function forgetEvents(strapi: Core.Strapi): Promise<void> {
  await inBatches(database(strapi), { text: DELETE, values: [] });
}
