import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { filledRows, readFile } from '../../../billing/import/read-file';
import { beginImport } from '../../../billing/import/store';
import { database } from '../../../database/pool';
import { languageOf } from '../../../http/panel/language';
import type { ImportProgress, ImportReport } from '../../answers';
import { operatorActor } from '../../roles/operator';
import { mayAny, operatorOf } from '../operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from '../route';
import { alone, oneFile, progressOf } from './alone';
import { bodyBytes } from './body-bytes';
import { importDraft } from './draft';
import { PAST_INVOICES } from './invoices';
import type { ImportKind, Job, Plan, Planned } from './kind';
import { importQuery } from './query';
import { CUSTOMERS, PRODUCTS } from './records';
import { importReport } from './report';
import { importBusiness } from './rights';

const MAX_BYTES = 20_000_000;

const KINDS: Readonly<Record<string, ImportKind>> = {
  customers: CUSTOMERS,
  products: PRODUCTS,
  invoices: PAST_INVOICES,
};

/** Stores all rows or none. A plan with problems stores nothing. */
function store({ strapi, operator, business }: Job, table: string, plan: Plan): Promise<Planned> {
  return database(strapi).transaction(async (trx) => {
    await beginImport(trx, table, business.rowId);
    const planned = await plan(trx, true);
    if (planned.problems.length > 0) return planned;
    const now = new Date();
    await planned.store(trx, { businessRowId: business.rowId, operatorId: operator.id, now });
    return planned;
  }, operatorActor(operator));
}

/**
 * POST /invoicing/import/:list?business=…: the body is the file. It says what an import would do, and does
 * it with `store=true` when no row has a problem.
 */
async function runImport(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ImportReport>> {
  const name = ctx.params['list'] ?? '';
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new errors.NotFoundError();
  if (!mayAny(strapi, ctx, kind.uid, { action: 'create' })) throw new errors.ForbiddenError();
  const { business: id, reading, store: isStored, makesCustomers } = importQuery(ctx);
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const business = await importBusiness(strapi, db, operator, kind.uid, id);
  return oneFile(operator.id, async () => {
    const bytes = await bodyBytes(ctx, MAX_BYTES);
    return alone(operator.id, async (told) => {
      const file = await readFile(bytes, kind.fields, reading);
      const rows = await filledRows(file, kind.fields);
      const job = { strapi, operator, business, file, rows, makesCustomers, told };
      const plan = await kind.prepare(job);
      const done = isStored ? await store(job, kind.table, plan) : await plan(db, false);
      return {
        data: importReport(kind.fields, file, done, { isStored, language: languageOf(ctx) }),
      };
    });
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
  ];
}
