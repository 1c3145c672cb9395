import type { Core } from '@strapi/strapi';
import type { StoredQuotation } from '../billing/document';
import { QUOTATION } from '../billing/kind';
import { panelUrl } from '../billing/links/document-link';
import type { PipelinedTransaction } from '../database/pool';
import { composeDecision } from '../mail/compose/decision';
import { isMailConfigured } from '../mail/is-configured';
import { loadLetterParts } from '../mail/load-parts';
import { queueMail } from '../mail/queue-mail';
import type { DecidedBusiness } from './sql/decided-business';

interface Decided {
  businessRowId: number;
  business: DecidedBusiness;
  quotation: StoredQuotation;
  decision: 'accepted' | 'rejected';
  /** Who decided. */
  name: string;
  remark: string | null;
}

/** Tells a business by mail what its customer decided, where mails can be sent and it has an address. */
export async function notifyBusiness(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, business, quotation, decision, name, remark }: Decided,
): Promise<void> {
  if (!isMailConfigured(strapi) || !business.email) return;
  const wanted = { businessRowId, id: quotation.id };
  const { rowId, parts } = await loadLetterParts(trx, QUOTATION, wanted, 'business');
  await queueMail(strapi, trx, {
    businessRowId,
    kind: 'decision',
    document: { kind: 'quotation', rowId },
    to: [business.email],
    cc: [],
    counted: 0,
    senderName: business.name,
    replyTo: quotation.customer.email,
    ...composeDecision(parts, {
      decision,
      by: name,
      remark,
      url: panelUrl(strapi, QUOTATION, quotation.id),
    }),
    attachPdf: false,
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: null,
  });
}
