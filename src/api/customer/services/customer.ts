import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { CustomerCreate, CustomerUpdate } from '../../../billing/schemas/customer';
import { CUSTOMER_FIELDS } from '../../../billing/schemas/customer';
import type { CustomerSearch } from '../../../billing/schemas/search';
import type { Caller } from '../../../http/requests/caller';
import type { Queryable } from '../../../database/connection';
import type { Page } from '../../../database/page';
import type { Transaction } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { nextVersion } from '../../../domain/version';
import {
  findCustomer,
  insertCustomer,
  listCustomers,
  updateCustomer,
} from '../../../billing/sql/customers';
import type { CustomerRow } from '../../../billing/sql/rows';
import { wakeAfter } from '../../../webhooks/wake';

/** The row with the changes of an update. Null clears a field, undefined keeps it. */
function changed(found: CustomerRow, update: CustomerUpdate): CustomerRow {
  const sent = CUSTOMER_FIELDS.filter((field) => update[field] !== undefined);
  const fields = Object.fromEntries(sent.map((field) => [field, update[field]]));
  return { ...found, ...fields };
}

const customerService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(trx: Transaction, who: Caller, input: CustomerCreate): Promise<CustomerRow> {
    const { businessRowId, businessId } = who;
    const row = await insertCustomer(trx, {
      businessRowId,
      fields: input,
      id: randomUUID(),
      now: new Date().toISOString(),
      businessId,
    });
    if (row.has_deliveries) wakeAfter(strapi, trx);
    return row;
  },

  search(db: Queryable, who: Caller, search: CustomerSearch): Promise<Page<CustomerRow>> {
    return listCustomers(db, who.businessRowId, search);
  },

  /** Throws 404 unless the id is that of a customer of this business. */
  async find(
    db: Queryable,
    who: Caller,
    id: string | null,
    mode: 'read' | 'lock' = 'read',
  ): Promise<CustomerRow> {
    const row = id === null ? null : await findCustomer(db, who.businessRowId, id, mode);
    if (!row) throw notFound('customer');
    return row;
  },

  async update(
    trx: Transaction,
    who: Caller,
    id: string | null,
    update: CustomerUpdate,
  ): Promise<CustomerRow> {
    const row = changed(await this.find(trx, who, id, 'lock'), update);
    const now = nextVersion(row.updated_at, new Date());
    const { businessRowId } = who;
    await updateCustomer(trx, { businessRowId, rowId: row.row_id, fields: row, now });
    return { ...row, updated_at: now };
  },
});

export type CustomerService = ReturnType<typeof customerService>;
export default customerService;
