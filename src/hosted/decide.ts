import type { Core } from '@strapi/strapi';
import { QUOTATION } from '../billing/kind';
import type { StoredQuotation } from '../billing/document';
import { lockWhole } from '../billing/sql/find-document';
import { storeEvents } from '../billing/sql/store-events';
import { database, type PipelinedTransaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { ApiError, notFound } from '../domain/errors';
import { nextVersion } from '../domain/version';
import { say } from '../messages/message';
import { decisionState } from './decision';
import { notifyBusiness } from './notify-business';
import type { Shared } from './sql/find-shared';
import { decidedBusiness, type DecidedBusiness } from './sql/decided-business';
import { storeDecision } from './sql/store-decision';

export interface CustomersDecision {
  status: 'accepted' | 'rejected';
  name: string;
  remark: string | null;
}

const alreadyDecided = () => new ApiError('already_decided', say('quotation_closed'));

/**
 * Refuses a decision that comes too late, and one by a link that was revoked after its page was found. Both
 * the quotation and its link are locked by now.
 */
function requireOpen(quotation: StoredQuotation, shared: Shared, business: DecidedBusiness): void {
  if (business.revocations !== shared.revocations || quotation.issued_at === null)
    throw notFound(QUOTATION.name);
  const today = dateInZone(business.time_zone, new Date());
  if (decisionState(quotation, today) !== 'open') throw alreadyDecided();
}

async function decideIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  shared: Shared,
  { status, name, remark }: CustomersDecision,
): Promise<void> {
  const { business_row_id: businessRowId, id } = shared;
  const quotation = await lockWhole(trx, QUOTATION, businessRowId, id);
  const business = await decidedBusiness(trx, { businessRowId, rowId: quotation.row_id });
  requireOpen(quotation, shared, business);
  const at = nextVersion(quotation.updated_at, new Date());
  const decided = { ...quotation, status, updated_at: at };
  storeDecision(trx, { rowId: quotation.row_id, businessRowId, status, name, remark, at });
  const types = [`quotation.${status}` as const];
  const told = { businessRowId, businessId: business.id, ids: [id], types };
  await storeEvents(strapi, trx, QUOTATION.name, told);
  const notice = { businessRowId, business, quotation: decided, decision: status, name, remark };
  await notifyBusiness(strapi, trx, notice);
}

/**
 * Accepts or rejects a quotation as its customer: status, event, history and mail are stored together.
 * @throws 404; 409 `already_decided`
 */
export function decide(
  strapi: Core.Strapi,
  shared: Shared,
  decision: CustomersDecision,
): Promise<void> {
  const actor = { type: 'customer', name: decision.name } as const;
  return database(strapi).transaction((trx) => decideIn(strapi, trx, shared, decision), actor);
}
