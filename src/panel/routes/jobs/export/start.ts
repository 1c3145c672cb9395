import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { EXPORT_BODY } from '../../../../billing/reports/parameters';
import type { Queryable } from '../../../../database/connection';
import { NOW } from '../../../../database/timestamps';
import { BOOKS, EXPORTED, MOST_OF_JOB } from '../../../../domain/jobs';
import type { Period } from '../../../../domain/reports';
import { languageOf } from '../../../../http/panel/language';
import { pathId } from '../../../../http/requests/request';
import { say } from '../../../../messages/message';
import { saying } from '../../../../strapi/saying';
import { parse } from '../../../../validation/parse';
import type { NewJob } from '../../../answers';
import { changeOnce } from '../../operator';
import { bodyOf, type PanelAnswer } from '../../route';
import { jobsOf } from '../clock';
import { requireRoom } from '../room';
import { countDocuments, insertJob } from '../stored';
import { exportedBooks } from './rights';
import { TABLE_NAMES } from './tables';

/**
 * Freezes the tables, then the documents that were issued in the period. One document more than a job takes tells
 * that there are too many.
 */
async function freezePeriod(
  db: Queryable,
  job: string,
  businessRowId: number,
  { from, to }: Period,
): Promise<void> {
  await db.query({
    text: `INSERT INTO job_documents (job_id, place, document_id, version, part)
      SELECT $1::uuid, place, name, ${NOW}, 'tables' FROM unnest($2::text[]) WITH ORDINALITY AS t(name, place)`,
    values: [job, TABLE_NAMES],
  });
  await db.query({
    text: `INSERT INTO job_documents (job_id, place, document_id, version, part)
      SELECT $1::uuid, $2::int + row_number() OVER (ORDER BY folder, issue_date, id), document_id, updated_at, part
      FROM (
        SELECT 1 AS folder, 'invoices' AS part, id, document_id, issue_date, updated_at FROM invoices
        WHERE business_id = $3 AND issued_at IS NOT NULL AND issue_date BETWEEN $4::date AND $5::date
        UNION ALL
        SELECT 2, 'credit-notes', id, document_id, issue_date, updated_at FROM credit_notes
        WHERE business_id = $3 AND issue_date BETWEEN $4::date AND $5::date
        LIMIT ${MOST_OF_JOB + 1}) d`,
    values: [job, TABLE_NAMES.length, businessRowId, from, to],
  });
}

/** POST /invoicing/businesses/:id/export {from, to, decimal?, reading?}: the files of a period for the adviser. */
export async function startExport(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NewJob>> {
  const business = pathId(ctx);
  const { rowId } = await exportedBooks(strapi, ctx, business);
  if (business === null) throw new errors.NotFoundError();
  const { from, to, decimal, reading } = parse(EXPORT_BODY, bodyOf(ctx));
  const period = { from, to };
  const input = { business, period, decimal, reading: reading === 'true' };
  const action = { list: BOOKS, action: EXPORTED, input } as const;
  const data = await changeOnce(strapi, ctx, async (trx, { id: operatorId }) => {
    await requireRoom(trx, operatorId, EXPORTED);
    const job = await insertJob(trx, { ...action, operatorId, language: languageOf(ctx) });
    await freezePeriod(trx, job, rowId, period);
    const total = await countDocuments(trx, job);
    if (total - TABLE_NAMES.length > MOST_OF_JOB)
      throw saying(errors.ApplicationError, say('export_too_long', { max: MOST_OF_JOB }));
    trx.afterCommit(jobsOf(strapi).wake);
    return { documentId: job };
  });
  return { status: 201, data };
}
