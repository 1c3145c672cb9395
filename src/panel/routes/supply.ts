import type { Core } from '@strapi/strapi';
import { INVOICE } from '../../billing/kind';
import { CONTENT_TYPE } from '../../content-types';
import { asksSupply } from '../../domain/sheet-gaps';
import type { Loaded } from '../../einvoice/stored/load';
import type { SupplyQuestion } from '../answers';
import { mayDo, type PanelRecord, type Uid } from '../roles/ability';
import { operatorOf, readsAll, type Caller } from './operator';

/** The question that the operator can answer, by their rights; null where the invoice says when it was supplied. */
export async function supplyQuestion(
  strapi: Core.Strapi,
  ctx: Caller,
  { documentId, issue_date: day, updatedAt }: PanelRecord,
  { source, ids }: Loaded,
): Promise<SupplyQuestion | null> {
  if (!asksSupply(source) || !readsAll(strapi, ctx, INVOICE.uid, ['issue_date'])) return null;
  const mayChange = (uid: Uid, id: string, field: string) =>
    mayDo(strapi, operatorOf(ctx), uid, id, 'update', field);
  if (!(await mayChange(INVOICE.uid, documentId, 'delivery_date'))) return null;
  const uid = CONTENT_TYPE.business;
  const isForAll = await mayChange(uid, ids.business, 'supply_date_default');
  return {
    issue_date: String(day),
    updatedAt: String(updatedAt),
    business: isForAll ? ids.business : null,
  };
}
