import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../database/in-batches';
import { database } from '../database/pool';
import { columnTime } from '../database/timestamps';
import { DAY_MS } from '../domain/dates';
import { settingsOf } from '../strapi/settings-service';

const EMPTY = `UPDATE mails SET plain_text = '', html = '' WHERE id IN (
  SELECT id FROM mails WHERE state <> 'queued' AND html <> ''
    AND coalesce(last_attempt_at, created_at) < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`;

/**
 * Empties the texts of mails that are sent or failed and were last attempted more than `MAIL_KEEP_DAYS`
 * ago. Recipients, subject and attempts stay.
 */
export async function forgetMailTexts(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - settingsOf(strapi).MAIL_KEEP_DAYS * DAY_MS);
  await inBatches(database(strapi), { text: EMPTY, values: [columnTime(before)] });
}
