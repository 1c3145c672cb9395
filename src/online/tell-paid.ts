import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import { panelUrl } from '../billing/links/document-link';
import type { PipelinedTransaction } from '../database/pool';
import { documentReceivers } from '../domain/contacts';
import { composePayment, composeReceipt, type Received } from '../mail/compose/receipt';
import { isMailConfigured } from '../mail/is-configured';
import { loadLetterParts } from '../mail/load-parts';
import { queueMail } from '../mail/queue-mail';
import { recordMailed } from '../mail/record-mailed';

interface Paid extends Omit<Received, 'numbers'> {
  businessRowId: number;
  /** Those that the payment was made for. */
  invoices: readonly { readonly id: string; readonly number: string }[];
}

/**
 * Sends the customer a receipt of money that came online, and its business a notice, where mails can be sent and
 * they have addresses. Both are kept at the first invoice.
 */
export async function tellPaid(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, amount, currency, invoices }: Paid,
): Promise<void> {
  const [first] = invoices;
  if (!first || !isMailConfigured(strapi)) return;
  const received = { amount, currency, numbers: invoices.map(({ number }) => number) };
  const wanted = { businessRowId, id: first.id };
  const { rowId, parts } = await loadLetterParts(trx, INVOICE, wanted);
  const common = {
    businessRowId,
    document: { kind: 'invoice', rowId },
    cc: [],
    counted: 0,
    senderName: parts.sender.name,
    attachPdf: false,
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: null,
  } as const;
  const to = documentReceivers(parts.customer);
  const { email } = parts.sender;
  if (to.length > 0) {
    const receipt = composeReceipt(parts, received);
    await queueMail(strapi, trx, { ...common, ...receipt, kind: 'receipt', to, replyTo: email });
    await recordMailed(trx, INVOICE.table, rowId, `receipt to ${to.join(', ')}`);
  }
  if (email === null) return;
  const own = await loadLetterParts(trx, INVOICE, wanted, 'business');
  const notice = composePayment(own.parts, received, panelUrl(strapi, INVOICE, first.id));
  const replyTo = parts.customer.email;
  await queueMail(strapi, trx, { ...common, ...notice, kind: 'payment', to: [email], replyTo });
}
