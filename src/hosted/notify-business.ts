import type { Core } from '@strapi/strapi';
import type { StoredQuotation } from '../billing/document';
import type { PipelinedTransaction } from '../database/pool';
import { moneyPrinter } from '../domain/print-money';
import { queueMail } from '../mail/queue-mail';
import { settingsOf } from '../strapi/settings-service';
import type { DecidedBusiness } from './sql/decided-business';

interface Decided {
  businessRowId: number;
  business: DecidedBusiness;
  quotation: StoredQuotation;
  /** Who decided. */
  name: string;
  remark: string | null;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (one) => ESCAPED[one] ?? one);

function words({ quotation, name, remark }: Decided) {
  const done = quotation.status === 'accepted' ? 'accepted' : 'declined';
  const total = moneyPrinter(quotation.currency)(quotation.total);
  const subject = `Quotation ${quotation.number} was ${done}`.replace(/\s+/g, ' ');
  const first = `${name} ${done} quotation ${quotation.number} for ${quotation.customer.name} (${total}).`;
  const text = [first, ...(remark === null ? [] : [`Remark:\n${remark}`])].join('\n\n');
  const html = text.split('\n').map(escape).join('<br>');
  return { subject, text, html: `<p>${html}</p>` };
}

/** Tells a business by mail what its customer decided, where mails can be sent and it has an address. */
export async function notifyBusiness(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  decided: Decided,
): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = settingsOf(strapi);
  const { email, name } = decided.business;
  if (!SMTP_URL || !MAIL_FROM || !email) return;
  await queueMail(strapi, trx, {
    businessRowId: decided.businessRowId,
    kind: 'decision',
    document: { kind: 'quotation', rowId: decided.quotation.row_id },
    to: [email],
    cc: [],
    senderName: name,
    replyTo: decided.quotation.customer.email,
    ...words(decided),
    attachPdf: false,
    attachEInvoice: null,
    reminderDay: null,
  });
}
