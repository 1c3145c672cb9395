import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { database } from '../../../database/pool';
import { JOB_LISTS, makesFile, MOST_OF_JOB, type JobList } from '../../../domain/jobs';
import { languageOf } from '../../../http/panel/language';
import { pathId } from '../../../http/requests/request';
import { say } from '../../../messages/message';
import { saying } from '../../../strapi/saying';
import { parse } from '../../../validation/parse';
import type { Job, JobOutcome, NewJob } from '../../answers';
import { checkQuery } from '../../guard/check-query';
import { QueryPermissions } from '../../guard/query-permissions';
import { foundIn, type Found } from '../../lists/found';
import { LISTS } from '../../lists/lists';
import { listQuery } from '../../lists/query';
import { changeOnce, mayAny, operatorOf } from '../operator';
import { requireWhole } from '../whole-document';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { jobsOf } from './clock';
import { forgetFiles } from './export/files';
import { sendFiles } from './export/download';
import { startExport } from './export/start';
import { JOB_BODY } from './input';
import { requireRoom } from './room';
import {
  cancelJob,
  closeJob,
  countDocuments,
  findJob,
  freezeAll,
  freezeThese,
  insertJob,
  listJobs,
  refusedOf,
} from './stored';
import { KINDS, WORKS } from './works';

function listOf(ctx: Context): JobList {
  const found = JOB_LISTS.find((name) => name === ctx.params['list']);
  if (!found) throw new errors.NotFoundError();
  return found;
}

/** The documents that the list shows to the operator: by its filter, search, period and tab. */
function found(strapi: Core.Strapi, ctx: Context, list: JobList): Promise<Found> {
  const operator = operatorOf(ctx);
  const shown = LISTS[list];
  checkQuery(ctx, new QueryPermissions(strapi, operator), shown.uid);
  return foundIn({ strapi, operator, list: shown }, listQuery(shown, ctx.query), ['updated_at']);
}

/**
 * POST /invoicing/lists/:list/jobs?filters…&_q=…&view=…&period=… {action, documents, …}: does an action on each of
 * the documents, or on all that the list shows.
 */
async function start(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NewJob>> {
  const list = listOf(ctx);
  const { action, documents, ...input } = parse(JOB_BODY, bodyOf(ctx));
  const { kinds, needs } = WORKS[action];
  const kind = KINDS[list];
  if (!kinds.includes(kind)) throw new errors.ValidationError('This list has no such action');
  if (!mayAny(strapi, ctx, kind.uid, { action: 'read' })) throw new errors.ForbiddenError();
  if (!needs.every((need) => mayAny(strapi, ctx, kind.uid, need)))
    throw new errors.ForbiddenError();
  if (makesFile(action)) requireWhole(strapi, ctx, kind);
  const all = documents ? null : await found(strapi, ctx, list);
  const data = await changeOnce(strapi, ctx, async (trx, { id: operatorId }) => {
    await requireRoom(trx, operatorId, action);
    const language = languageOf(ctx);
    const job = await insertJob(trx, { operatorId, list, action, input, language });
    await (all ? freezeAll(trx, job, all) : freezeThese(trx, job, documents ?? []));
    const total = await countDocuments(trx, job);
    if (total === 0) throw saying(errors.ApplicationError, say('nothing_selected'));
    if (total > MOST_OF_JOB)
      throw saying(errors.ApplicationError, say('job_too_large', { max: MOST_OF_JOB }));
    trx.afterCommit(jobsOf(strapi).wake);
    return { documentId: job };
  });
  return { status: 201, data };
}

/** GET /invoicing/jobs: those of the operator that run, or whose end they have not closed. */
async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Job[]>> {
  return { data: await listJobs(database(strapi), operatorOf(ctx).id) };
}

const ownJob = (ctx: Context) => ({ operatorId: operatorOf(ctx).id, job: pathId(ctx) });

async function outcomeOf(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<JobOutcome>> {
  const db = database(strapi);
  const job = await findJob(db, ownJob(ctx));
  if (!job) throw new errors.NotFoundError();
  return { data: { ...job, results: await refusedOf(db, job.id) } };
}

/** POST /invoicing/jobs/:id/cancel: ends it before its next document. */
async function cancel(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<JobOutcome>> {
  const db = database(strapi);
  await cancelJob(db, ownJob(ctx));
  await forgetFiles(db);
  return outcomeOf(strapi, ctx);
}

/** POST /invoicing/jobs/:id/close: its end has been seen. */
async function close(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<JobOutcome>> {
  const db = database(strapi);
  await closeJob(db, ownJob(ctx));
  await forgetFiles(db);
  return outcomeOf(strapi, ctx);
}

/** Actions on many documents, each with its own result, and exports for the adviser. */
export const jobRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('POST', '/lists/:list/jobs', (ctx) => start(strapi, ctx)),
  panelRoute('POST', '/businesses/:id/export', (ctx) => startExport(strapi, ctx)),
  panelRoute('GET', '/jobs', (ctx) => list(strapi, ctx)),
  panelRoute('GET', '/jobs/:id', (ctx) => outcomeOf(strapi, ctx)),
  panelRoute('GET', '/jobs/:id/file', (ctx) => sendFiles(strapi, ctx, ownJob(ctx))),
  panelRoute('POST', '/jobs/:id/cancel', (ctx) => cancel(strapi, ctx)),
  panelRoute('POST', '/jobs/:id/close', (ctx) => close(strapi, ctx)),
];
