import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import type { BillingTenant } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database, type PipelinedTransaction } from '../../../database/pool';
import type { PanelRecord, Uid } from '../../roles/ability';
import { operatorActor } from '../../roles/operator';
import { documentOwner } from '../document-owner';
import {
  changeOnce,
  openById,
  openRecord,
  operatorOf,
  requireBusiness,
  type Need,
} from '../operator';
import { panelRoute, type PanelRoute } from '../route';

/** The records that actions are about, by the first part of their paths. */
const RECORDS = {
  '/invoices': INVOICE,
  '/quotations': QUOTATION,
  '/credit-notes': CREDIT_NOTE,
  '/customers': { uid: CONTENT_TYPE.customer, table: 'customers' },
  '/payments': { uid: CONTENT_TYPE.payment, table: 'payments' },
  '/refunds': { uid: CONTENT_TYPE.refund, table: 'refunds' },
  '/bank-transactions': { uid: CONTENT_TYPE.bankTransaction, table: 'bank_transactions' },
  '/recurring-invoices': { uid: CONTENT_TYPE.recurring, table: 'recurring_invoices' },
  '/mails': { uid: CONTENT_TYPE.mail, table: 'mails' },
  '/webhooks/endpoints': { uid: CONTENT_TYPE.endpoint, table: 'webhook_endpoints' },
  '/webhooks/deliveries': { uid: CONTENT_TYPE.delivery, table: 'webhook_deliveries' },
} as const satisfies Record<string, { uid: Uid; table: Parameters<typeof documentOwner>[1] }>;

type RecordPath = keyof typeof RECORDS;

/** The type of the records of a path. */
const recordsOf = (path: `${RecordPath}/:id/${string}`) =>
  RECORDS[path.slice(0, path.indexOf('/:id')) as RecordPath];

/** A request for an action on a record that the operator sees. */
export interface Asked {
  strapi: Core.Strapi;
  ctx: Context;
  seen: PanelRecord;
}

/**
 * An action of an operator: the use case of the API on the record that the path names. Operators must see that
 * record, and a form that is sent again gets the first answer.
 */
export interface PanelAction<Input, Made, Answer extends object, Shown> {
  path: `${RecordPath}/:id/${string}`;
  /** 201 where it makes something, 202 where a mail leaves later. */
  status?: 201 | 202;
  /** The right to change the record itself. */
  needs?: readonly Need[];
  /** The type of records that it makes. Operators need the right to create these in the business of the record. */
  makes?: Uid;
  /** What the use case takes of the request. @throws ApiError 400, 403 where the input needs another right */
  input: (asked: Asked) => Input | Promise<Input>;
  /** The invoices that the input names. Operators must see them. */
  invoices?: (input: Input) => readonly string[];
  use: (
    strapi: Core.Strapi,
    trx: PipelinedTransaction,
    who: BillingTenant,
    id: string,
    input: Input,
  ) => Promise<Made>;
  /** What the panel needs of it. */
  answer: (made: Made) => Answer;
  /** Each click counts: no first answer is kept, so it may hold a secret. */
  repeats?: true;
  /** What the panel shows after the commit, in place of the answer. */
  shows?: (answer: Answer, asked: Asked) => Shown | Promise<Shown>;
}

async function act<Input, Made, Answer extends object, Shown>(
  strapi: Core.Strapi,
  ctx: Context,
  action: PanelAction<Input, Made, Answer, Shown>,
): Promise<Answer | Shown> {
  const { uid, table } = recordsOf(action.path);
  const seen = await openRecord(strapi, ctx, uid, action.needs);
  const { documentId: id } = seen;
  const who = await documentOwner(strapi, table, id);
  if (action.makes) requireBusiness(strapi, ctx, who, action.makes);
  const asked = { strapi, ctx, seen };
  const input = await action.input(asked);
  for (const invoice of action.invoices?.(input) ?? [])
    await openById(strapi, ctx, INVOICE.uid, invoice);
  const work = async (trx: PipelinedTransaction) =>
    action.answer(await action.use(strapi, trx, who, id, input));
  const answer = action.repeats
    ? await database(strapi).transaction(work, operatorActor(operatorOf(ctx)))
    : await changeOnce(strapi, ctx, work);
  return action.shows ? action.shows(answer, asked) : answer;
}

/** The route of an action. */
export const actionRoute =
  <Input, Made, Answer extends object, Shown = never>(
    action: PanelAction<Input, Made, Answer, Shown>,
  ) =>
  (strapi: Core.Strapi): PanelRoute =>
    panelRoute('POST', action.path, async (ctx) => ({
      status: action.status ?? 200,
      data: await act(strapi, ctx, action),
    }));

/** The input of a use case that takes none. */
export const nothing = () => undefined;

/** A use case that says already what the panel needs. */
export const same = <Made>(made: Made): Made => made;

/** An action after which the panel shows something else. */
export const unsaid = () => ({});

/** A record whose status has changed, as the panel shows it. */
export const changed = <State>({ id, status }: { id: string; status: State }) => ({
  documentId: id,
  state: status,
});
