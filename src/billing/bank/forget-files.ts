import type { Core } from '@strapi/strapi';
import { BATCH, inBatches } from '../../database/in-batches';
import { database } from '../../database/pool';
import { columnTime } from '../../database/timestamps';
import { DAY_MS } from '../../domain/dates';
import { settingsOf } from '../../strapi/settings-service';

const FORGET = `DELETE FROM bank_statement_files WHERE statement_id IN (
  SELECT f.statement_id FROM bank_statement_files f JOIN bank_statements s ON s.id = f.statement_id
  WHERE s.created_at < $1 LIMIT ${BATCH} FOR UPDATE OF f SKIP LOCKED) RETURNING statement_id`;

/** Deletes the files of statements that came more than `STATEMENT_KEEP_DAYS` ago. The statements stay. */
export async function forgetStatementFiles(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - settingsOf(strapi).STATEMENT_KEEP_DAYS * DAY_MS);
  await inBatches(database(strapi), { text: FORGET, values: [columnTime(before)] });
}
