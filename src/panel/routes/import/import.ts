import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { profilesFor } from '../../../billing/import/saved-profiles';
import { database } from '../../../database/pool';
import { languageOf } from '../../../http/panel/language';
import type { ImportProgress, ImportReport } from '../../answers';
import { operatorActor } from '../../roles/operator';
import { mayAny, operatorOf } from '../operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { alone, oneFile, progressOf } from './alone';
import { sendBadRows } from './bad-rows';
import { bodyBytes } from './body-bytes';
import { importDraft } from './draft';
import { isImported, kindOf, MAX_BYTES, performImport, type Order } from './perform';
import { importQuery } from './query';
import { pastImports, takeImportBack } from './past-imports';
import { importReport } from './report';
import { fieldsWithCustom, importBusiness } from './rights';

/** Reads a file and says what an import of it would do, or does it. */
async function importFile(
  ctx: Context,
  order: Order,
  asksBad: boolean,
): Promise<PanelAnswer<ImportReport> | undefined> {
  const { file, questions, asked, done } = await performImport(order);
  const { fields, profiles } = order;
  const language = languageOf(ctx);
  if (asksBad) return sendBadRows(ctx, file, done, language);
  const { isStored, ...planned } = asked.length > 0 ? { ...done, problems: asked } : done;
  const report = importReport(fields, { file, questions }, planned, { isStored, language });
  const known = profiles.map(({ tables: _tables, ...one }) => one);
  return { data: { ...report, profiles: known } };
}

/**
 * POST /invoicing/import/:list?business=…: the body is the file. It says what an import would do, and does
 * it with `store=true` when no row has a problem, or with `store=good` for the rows without one. With `bad=true`,
 * the answer is a file of the other rows.
 */
async function runImport(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ImportReport> | undefined> {
  const name = ctx.params['list'] ?? '';
  if (!isImported(name)) throw new errors.NotFoundError();
  const kind = kindOf(name);
  if (!mayAny(strapi, ctx, kind.uid, { action: 'create' })) throw new errors.ForbiddenError();
  const query = importQuery(ctx);
  const operator = operatorOf(ctx);
  const db = database(strapi);
  const business = await importBusiness(strapi, db, operator, kind.uid, query.business);
  const fields = fieldsWithCustom(strapi, operator, kind, business);
  const profiles = await profilesFor(db, business.rowId, name);
  const { makesCustomers } = query;
  return oneFile(operator.id, async () => {
    const bytes = await bodyBytes(ctx, MAX_BYTES);
    const who = { strapi, operator, actor: operatorActor(operator), business };
    const { fileName } = query;
    const what = { kind, profiles, bytes, fileName, fields, makesCustomers, query };
    return alone(operator.id, (told) => importFile(ctx, { ...who, ...what, told }, query.asksBad));
  });
}

/** GET /invoicing/import/progress */
function progress(ctx: Context): Promise<PanelAnswer<ImportProgress>> {
  return Promise.resolve({ data: progressOf(operatorOf(ctx).id) });
}

export function importRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [
    panelRoute('POST', '/import/:list', (ctx) => runImport(strapi, ctx)),
    panelRoute('GET', '/import/progress', progress),
    panelRoute('POST', '/import-draft', (ctx) => importDraft(strapi, ctx)),
    panelRoute('GET', '/imports', (ctx) => pastImports(strapi, ctx)),
    panelRoute('POST', '/imports/:id/take-back', (ctx) => takeImportBack(strapi, ctx)),
  ];
}
