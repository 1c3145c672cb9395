import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { requireOnlyNew, takeBack } from '../../../billing/import/kept/take-back';
import { CONTENT_TYPE } from '../../../content-types';
import type { Queryable } from '../../../database/connection';
import { database } from '../../../database/pool';
import { jsonTime } from '../../../database/timestamps';
import { ApiError } from '../../../domain/errors';
import { checkUuid } from '../../../domain/checks';
import { say } from '../../../messages/message';
import { oneOf, required, uuid } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import type { PastImport } from '../../answers';
import { mayUseBusiness, type Operator, type Uid } from '../../roles/ability';
import { operatorActor } from '../../roles/operator';
import { visibleRowIds } from '../../roles/visible-rows';
import { operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { listOf } from './perform';
import { importBusiness } from './rights';

/** Imports that are listed. */
const MOST_LISTED = 50;

const QUERY = z.object({
  business: required(uuid, {}),
  list: required(oneOf(['customers', 'products', 'invoices']), {}),
});

/** GET /invoicing/imports?business=…&list=… */
export async function pastImports(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PastImport[]>> {
  const { business: id, list } = parse(QUERY, ctx.query);
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const { uid } = listOf(list).kind;
  const business = await importBusiness(strapi, db, operator, uid, id);
  const mayDelete = mayUseBusiness(strapi, operator, uid, 'delete', business.rowId);
  const data = await db.query<PastImport>({
    text: `SELECT import_id AS id, ${jsonTime('created_at')} AS at, file_name AS file, created, changed, customers,
        nullif(substr(actor, length('operator:') + 1), '') AS by,
        taken_back_at IS NOT NULL AS taken_back,
        $3::boolean AND taken_back_at IS NULL AND changed = 0 AS may_take_back
      FROM imports WHERE business_id = $1 AND list = $2 ORDER BY imports.id DESC LIMIT ${MOST_LISTED}`,
    values: [business.rowId, list, mayDelete],
  });
  return { data };
}

interface Kept {
  row_id: number;
  business_row_id: number;
  business: string;
  list: 'customers' | 'products' | 'invoices';
  changed: number;
  taken_back: boolean;
}

const { customer, product, invoice } = CONTENT_TYPE;

/** Payments go with their invoice, and nobody may delete one alone. */
const DELETED: readonly { table: string; uid: Uid }[] = [
  { table: 'customers', uid: customer },
  { table: 'products', uid: product },
  { table: 'invoices', uid: invoice },
];

/** @throws 409 where the operator may not delete each record of the import */
async function requireDeletes(
  strapi: Core.Strapi,
  db: Queryable,
  operator: Operator,
  { row_id, business_row_id }: Kept,
): Promise<void> {
  for (const { table, uid } of DELETED) {
    const rows = await db.query<{ id: number }>({
      text: `SELECT t.id FROM import_records r JOIN ${table} t ON t.id = r.record_id
        WHERE r.import_id = $1 AND r.record_table = $2`,
      values: [row_id, table],
    });
    if (rows.length === 0) continue;
    const filters = { business: { id: business_row_id } };
    const visible = await visibleRowIds(strapi, operator, uid, 'delete', filters);
    const allowed = visible && new Set(visible);
    if (allowed && rows.some(({ id }) => !allowed.has(id)))
      throw new ApiError('document_locked', say('import_stays_rights'));
  }
}

/** POST /invoicing/imports/:id/take-back: all records of the import go, or none. A second time changes nothing. */
export async function takeImportBack(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<{ taken_back: true }>> {
  const checked = checkUuid(ctx.params['id']);
  if (!('value' in checked)) throw new errors.NotFoundError();
  const db = database(strapi);
  const operator = operatorOf(ctx);
  const find = (lock: '' | 'FOR UPDATE OF i') => ({
    text: `SELECT i.id AS row_id, i.business_id AS business_row_id, b.document_id AS business, i.list, i.changed,
        i.taken_back_at IS NOT NULL AS taken_back
      FROM imports i JOIN businesses b ON b.id = i.business_id WHERE i.import_id = $1 ${lock}`,
    values: [checked.value],
  });
  const [found] = await db.query<Kept>(find(''));
  if (!found) throw new errors.NotFoundError();
  const { uid } = listOf(found.list).kind;
  await importBusiness(strapi, db, operator, uid, found.business);
  if (!mayUseBusiness(strapi, operator, uid, 'delete', found.business_row_id))
    throw new errors.ForbiddenError();
  requireOnlyNew(found.changed);
  await requireDeletes(strapi, db, operator, found);
  await db.transaction(async (trx) => {
    const [locked] = await trx.query<Kept>(find('FOR UPDATE OF i'));
    if (!locked || locked.taken_back) return;
    const { row_id: importRowId, business_row_id: businessRowId } = locked;
    await takeBack(trx, { importRowId, businessRowId });
  }, operatorActor(operator));
  return { data: { taken_back: true } };
}
