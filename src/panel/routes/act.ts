import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../billing/kind';
import type { BillingTenant } from '../../billing/tenant';
import { CONTENT_TYPE } from '../../content-types';
import type { PipelinedTransaction } from '../../database/pool';
import { mayUseBusiness, type Action, type Uid } from '../roles/ability';
import { documentOwner } from './document-owner';
import { changeOnce, openById, openRecord, operatorOf, type Need } from './operator';
import { panelRoute, type PanelRoute } from './route';

/** The records that actions are about, by the first part of their paths. */
const RECORDS = {
  '/invoices': { uid: INVOICE.uid, table: 'invoices' },
  '/customers': { uid: CONTENT_TYPE.customer, table: 'customers' },
  '/payments': { uid: CONTENT_TYPE.payment, table: 'payments' },
  '/credit-notes': { uid: CONTENT_TYPE.creditNote, table: 'credit_notes' },
  '/refunds': { uid: CONTENT_TYPE.refund, table: 'refunds' },
  '/recurring-invoices': { uid: CONTENT_TYPE.recurring, table: 'recurring_invoices' },
} as const satisfies Record<string, { uid: Uid; table: Parameters<typeof documentOwner>[1] }>;

type RecordPath = keyof typeof RECORDS;

/** The type of the records of a path. */
const recordsOf = (path: `${RecordPath}/:id/${string}`) =>
  RECORDS[path.slice(0, path.indexOf('/:id')) as RecordPath];

/** Who acts on what: the business of the record, and its public id. */
interface Acting {
  strapi: Core.Strapi;
  trx: PipelinedTransaction;
  who: BillingTenant;
  id: string;
}

/**
 * An action of an operator: the use case of the API on the record that the path names. Operators must see that
 * record, and a form that is sent again gets the first answer.
 */
export interface PanelAction<Input, Data extends object> {
  path: `${RecordPath}/:id/${string}`;
  /** 201 where it makes something. */
  status?: 201;
  /** The right to change the record itself. */
  needs?: readonly Need[];
  /** The type of records that it makes. Operators need the right to create these in the business of the record. */
  makes?: Uid;
  /** Fields of the record that a role must show, or another rule about it. @throws 403 */
  rule?: (strapi: Core.Strapi, ctx: Context) => void;
  /** What the use case takes. @throws ApiError 400 */
  input: (ctx: Context) => Input;
  /** The invoices that the input names. Operators must see them. */
  invoices?: (input: Input) => readonly string[];
  /** Calls the use case, and answers what the panel needs of it. */
  run: (acting: Acting, input: Input) => Promise<Data>;
}

/** @throws 403 where the operator may not do this to such records in a business */
export function requireBusiness(
  strapi: Core.Strapi,
  ctx: Context,
  { businessRowId }: BillingTenant,
  uid: Uid,
  action: Action = 'create',
): void {
  if (!mayUseBusiness(strapi, operatorOf(ctx), uid, action, businessRowId))
    throw new errors.ForbiddenError();
}

async function act<Input, Data extends object>(
  strapi: Core.Strapi,
  ctx: Context,
  action: PanelAction<Input, Data>,
): Promise<Data> {
  const { uid, table } = recordsOf(action.path);
  const { documentId: id } = await openRecord(strapi, ctx, uid, action.needs);
  action.rule?.(strapi, ctx);
  const who = await documentOwner(strapi, table, id);
  if (action.makes) requireBusiness(strapi, ctx, who, action.makes);
  const input = action.input(ctx);
  for (const invoice of action.invoices?.(input) ?? [])
    await openById(strapi, ctx, INVOICE.uid, invoice);
  return changeOnce(strapi, ctx, (trx) => action.run({ strapi, trx, who, id }, input));
}

/** The route of an action. */
export const actionRoute =
  <Input, Data extends object>(action: PanelAction<Input, Data>) =>
  (strapi: Core.Strapi): PanelRoute =>
    panelRoute('POST', action.path, async (ctx) => ({
      status: action.status ?? 200,
      data: await act(strapi, ctx, action),
    }));
