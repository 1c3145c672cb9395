import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findChoices, type ChoiceRow } from '../../../billing/sql/bank-choices';
import { getBankTransaction } from '../../../billing/sql/bank-transactions';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import type { BankChoice, NewMatch } from '../../answers';
import { documentOwner } from '../document-owner';
import { openRecord } from '../operator';
import type { PanelAnswer } from '../route';
import { readsBooks } from './rights';

function matchOf({ kind, id, over }: ChoiceRow): NewMatch {
  switch (kind) {
    case 'joined':
      return { payment_ids: [id] };
    case 'refund_id':
      return { refund_id: id };
    case 'bounced':
      return { bounced: { payment_id: id, ...(over === '0' ? {} : { fee: over }) } };
    case 'refund_payment':
      return { refund: { payment_id: id } };
    case 'refund_note':
      return { refund: { credit_note_id: id } };
  }
}

/** GET /invoicing/bank-transactions/:id/choices: the records that it may be. */
export async function listChoices(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<BankChoice[]>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.bankTransaction);
  const who = await documentOwner(strapi, 'bank_transactions', documentId);
  if (!(await readsBooks(strapi, ctx, who))) throw new errors.ForbiddenError();
  const db = database(strapi);
  const transaction = await getBankTransaction(db, who.businessRowId, documentId);
  const rows = await findChoices(db, who.businessRowId, transaction);
  const data = rows.map((row): BankChoice => {
    const { kind, id, day, amount, customer, numbers } = row;
    return { kind, documentId: id, day, amount, customer, numbers, match: matchOf(row) };
  });
  return { data };
}
