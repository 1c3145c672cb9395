import type { Core } from '@strapi/strapi';
import { mapInTurns } from '../../../billing/import/in-turns';
import { planImport, wantedOf } from '../../../billing/import/plan';
import { batchesOf, storeImport } from '../../../billing/import/store';
import { storedRecords } from '../../../billing/import/stored';
import { CUSTOMER_IMPORT, PRODUCT_IMPORT, type ImportType } from '../../../billing/import/type';
import { NONE_SKIPPED } from '../../../billing/import/past/skipped';
import { storeEvents, type EventOf } from '../../../billing/sql/store-events';
import { CONTENT_TYPE } from '../../../content-types';
import type { Transaction } from '../../../database/pool';
import type { Uid } from '../../roles/ability';
import type { ImportKind, Job, Plan } from './kind';
import { changeScope, requireFields, type ImportBusiness } from './rights';

/** Imported records are announced as those that the API or a form makes or changes. */
export async function announceRecords<Name extends 'customer' | 'product'>(
  strapi: Core.Strapi,
  trx: Transaction,
  { rowId: businessRowId, id: businessId }: ImportBusiness,
  [name, type]: readonly [Name, EventOf<Name>],
  records: readonly { id: string }[],
): Promise<void> {
  for (const batch of batchesOf(records)) {
    const ids = batch.map(({ id }) => id);
    await storeEvents(strapi, trx, name, { businessRowId, businessId, ids, types: [type] });
  }
}

async function prepare(uid: Uid, type: ImportType, job: Job): Promise<Plan> {
  const { strapi, operator, business, fields, file, told } = job;
  const filled = fields.filter(({ name }) => file.reading.mapping.includes(name));
  const mapped = filled.flatMap(({ name, of = name }) => (name === 'id' ? [] : [of]));
  requireFields(strapi, operator, uid, mapped);
  const scope = await changeScope(strapi, operator, uid, mapped);
  const rows = await mapInTurns(job.rows, ({ row, values }) => ({
    row,
    values: type.whole(values),
  }));
  return async (db, lock) => {
    const within = { businessRowId: business.rowId, scope, lock };
    const stored = await storedRecords(db, type, within, await wantedOf(type, rows));
    const plan = await planImport(type, rows, stored, told);
    return {
      created: plan.created.length,
      changed: plan.changed.length,
      same: plan.same,
      customers: 0,
      sums: [],
      figures: null,
      needsSums: false,
      skipped: NONE_SKIPPED,
      problems: plan.problems,
      bad: new Set(plan.problems.map(({ row }) => row)),
      store: async (trx, importer) => {
        const made = await storeImport(trx, type, importer, plan, told);
        const name = type === CUSTOMER_IMPORT ? 'customer' : 'product';
        await announceRecords(strapi, trx, business, [name, `${name}.created`], made);
        await announceRecords(strapi, trx, business, [name, `${name}.updated`], plan.changed);
      },
    };
  };
}

const kindOf = (uid: Uid, type: ImportType): ImportKind => ({
  uid,
  list: `${type.word}s`,
  table: type.table,
  fields: type.fields,
  prepare: (job) => prepare(uid, type, job),
});

export const CUSTOMERS = kindOf(CONTENT_TYPE.customer, CUSTOMER_IMPORT);
export const PRODUCTS = kindOf(CONTENT_TYPE.product, PRODUCT_IMPORT);
