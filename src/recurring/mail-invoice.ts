import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import type { Tenant } from '../billing/tenant';
import type { PipelinedTransaction } from '../database/pool';
import { ApiError } from '../domain/errors';
import { SEND_BODY } from '../mail/send-body';
import { sendDocument } from '../mail/send-document';
import { parse } from '../validation/parse';

/** The result of the mail of an invoice. */
export interface Mailed {
  /** Its business may write to nobody else for now, so the mail is stored later. */
  waits: boolean;
  /** Why there is none; null for none to tell. */
  problem: string | null;
}

const STORED: Mailed = { waits: false, problem: null };

function refused(error: ApiError): Mailed {
  const waits = error.code === 'mail_limit';
  return { waits, problem: waits ? null : `The mail: ${error.message}` };
}

/**
 * Stores the mail that brings an invoice to its customer. A refusal undoes nothing but the mail: a mail that
 * fails never stops a schedule.
 */
export async function mailInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string,
): Promise<Mailed> {
  const input = parse(SEND_BODY.invoice, {});
  try {
    await trx.savepoint(() => sendDocument(strapi, trx, who, INVOICE, { id, input }));
    return STORED;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return refused(error);
  }
}
