import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import {
  findImport,
  listImports,
  madeBy,
  type FoundImport,
} from '../../../billing/import/kept/past';
import { requireOnlyNew, takeBack } from '../../../billing/import/kept/take-back';
import { IMPORTED_NAMES } from '../../../billing/import/profiles/profile';
import { database } from '../../../database/pool';
import { ApiError } from '../../../domain/errors';
import { pathId } from '../../../http/requests/request';
import { say } from '../../../messages/message';
import { oneOf, required, uuid } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import type { PastImport } from '../../answers';
import { mayUseBusiness, type Operator } from '../../roles/ability';
import { operatorActor } from '../../roles/operator';
import { visibleRowIds } from '../../roles/visible-rows';
import { operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { kindOf } from './perform';
import { importBusiness } from './rights';

const QUERY = z.object({
  business: required(uuid, {}),
  list: required(oneOf(IMPORTED_NAMES), {}),
});

/** GET /invoicing/imports?business=…&list=… */
export async function pastImports(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PastImport[]>> {
  const { business: id, list } = parse(QUERY, ctx.query);
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const { uid } = kindOf(list);
  const business = await importBusiness(strapi, db, operator, uid, id);
  const mayDelete = mayUseBusiness(strapi, operator, uid, 'delete', business.rowId);
  const data = (await listImports(db, business.rowId, list)).map((one) => {
    return { ...one, may_take_back: mayDelete && !one.taken_back && one.changed === 0 };
  });
  return { data };
}

/**
 * Payments go with their invoice, and nobody may delete one alone.
 * @throws 409 where the operator may not delete each record of the import
 */
async function requireDeletes(
  strapi: Core.Strapi,
  operator: Operator,
  found: FoundImport,
): Promise<void> {
  for (const list of IMPORTED_NAMES) {
    const { uid } = kindOf(list);
    const made = await madeBy(database(strapi), found, list);
    if (made.length === 0) continue;
    const filters = { business: { id: found.business_row_id } };
    const visible = await visibleRowIds(strapi, operator, uid, 'delete', filters);
    const allowed = visible && new Set(visible);
    if (allowed && made.some((id) => !allowed.has(id)))
      throw new ApiError('document_locked', say('import_stays_rights'));
  }
}

/** POST /invoicing/imports/:id/take-back: all records of the import go, or none. A second time changes nothing. */
export async function takeImportBack(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<{ taken_back: true }>> {
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const id = pathId(ctx);
  const found = await findImport(db, id, 'read');
  if (!found) throw new errors.NotFoundError();
  const { uid } = kindOf(found.list);
  await importBusiness(strapi, db, operator, uid, found.business);
  if (!mayUseBusiness(strapi, operator, uid, 'delete', found.business_row_id))
    throw new errors.ForbiddenError();
  requireOnlyNew(found.changed);
  await requireDeletes(strapi, operator, found);
  await db.transaction(async (trx) => {
    const locked = await findImport(trx, id, 'lock');
    if (!locked || locked.taken_back) return;
    const { row_id: importRowId, business_row_id: businessRowId } = locked;
    await takeBack(trx, { importRowId, businessRowId });
  }, operatorActor(operator));
  return { data: { taken_back: true } };
}
