import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { mailInvoice } from './mail-invoice';
import { claimWaitingMail, endWait } from './sql/waiting-mails';

/**
 * Stores the mails that had to wait because their businesses had written to as many recipients as they may.
 * A business that still may not keeps its others waiting.
 */
export async function mailWaiting(strapi: Core.Strapi): Promise<void> {
  const full = new Set<number>();
  for (let isLast = false; !isLast;) {
    await database(strapi).transaction(async (trx) => {
      const found = await claimWaitingMail(trx, [...full]);
      isLast = found === null;
      if (found === null) return;
      const { waits, problem } = found.is_open
        ? await mailInvoice(strapi, trx, found, found.invoice_id)
        : { waits: false, problem: null };
      if (waits) full.add(found.businessRowId);
      else await endWait(trx, found, problem);
    });
  }
}
