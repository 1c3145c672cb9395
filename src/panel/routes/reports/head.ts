import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Books } from '../../../billing/reports/business';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { printerOf } from '../../../pdf/printer';
import type { ReportHead } from '../../../pdf/report/parts';
import { PARTY_FIELDS, reportParty, statementHead } from '../../../pdf/stored/statement-head';
import type { Party } from '../../../pdf/view-model';
import type { Uid } from '../../roles/ability';
import { readsAll } from '../operator';

/**
 * The head of a report of a business. A statement goes to its customer, so it shows both addresses and
 * is in the customer's language. The other reports stay English.
 */
export async function reportHead(
  strapi: Core.Strapi,
  ctx: Context,
  { rowId, today }: Books,
  customerRowId?: number,
): Promise<ReportHead> {
  const { paper } = printerOf(strapi);
  const db = database(strapi);
  if (customerRowId === undefined) {
    const { name, paper_size: own } = await reportParty(db, 'businesses', rowId);
    return { business: { name, lines: [] }, paper: own ?? paper, today, language: 'en' };
  }
  const of = { businessRowId: rowId, customerRowId, today, paper };
  const { business, customer, ...head } = await statementHead(db, of);
  // The address goes onto the paper only where the operator's roles show it.
  const shown = <One extends Party>(uid: Uid, party: One): One =>
    readsAll(strapi, ctx, uid, PARTY_FIELDS) ? party : { ...party, lines: [] };
  return {
    ...head,
    business: shown(CONTENT_TYPE.business, business),
    customer: customer && shown(CONTENT_TYPE.customer, customer),
  };
}
