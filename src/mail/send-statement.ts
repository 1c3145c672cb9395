import type { Core } from '@strapi/strapi';
import { getCustomer } from '../billing/sql/customers';
import type { CustomerRow } from '../billing/rows';
import type { Owner } from '../billing/tenant';
import type { PipelinedTransaction } from '../database/pool';
import { addressesOf } from '../domain/contacts';
import { notFound, validationError } from '../domain/errors';
import { languageOf } from '../domain/languages';
import { say } from '../messages/message';
import { composeStatement } from './compose/statement';
import { tokensIn } from './compose/link-words';
import { oneLine } from './compose/texts';
import { countedFor, type Writer } from './counted';
import { requireMail } from './is-configured';
import type { NewMail } from './new-mail';
import { queueMail } from './queue-mail';
import { recordMailed } from './record-mailed';
import { requireAllowed } from './require-allowed';
import { usableAddress } from './usable-address';
import type { StatementSend } from './send-body';
import type { MailRow } from './sql/insert-mail';
import { findSender } from './sql/sender';
import { mailableStatement } from './statement';

/** The mail of a statement, as it was stored. */
interface SentStatement {
  mail: NewMail;
  row: MailRow;
}

/** What to send, and who does. */
interface ToSend extends Writer {
  /** The public id of the customer. */
  id: string | null;
  input: StatementSend;
}

/** Links are put in only when a mail is sent, and a statement has none. @throws 400 */
function requireNoLinks({ message }: StatementSend): void {
  if (tokensIn(message ?? '').length === 0) return;
  throw validationError([{ path: ['message'], message: say('has_link_of_other') }]);
}

/** The words of the mail, and what they tell, as of now. The PDF is made when it is sent, as those of documents. */
async function composed(
  trx: PipelinedTransaction,
  { businessRowId }: Owner,
  customer: CustomerRow,
  { from, to, message }: StatementSend,
) {
  const sender = await findSender(trx, businessRowId);
  if (!sender) throw notFound('customer');
  const period = { from, to };
  const { statement } = await mailableStatement(trx, customer.row_id, period);
  const language = languageOf(customer.language, sender.language);
  const parts = { ...period, language, sender, balances: statement.parts };
  return {
    ...composeStatement(parts, message),
    document: { kind: 'customer', rowId: customer.row_id, period },
    senderName: oneLine(sender.name),
    replyTo: sender.email,
  } as const;
}

/**
 * Stores the mail that brings a customer its statement of account. It leaves after the commit.
 * @throws 404; 400 when nobody is named, or the statement is too long for a PDF; 403 `recipient_not_allowed`; 429
 * `mail_limit`; 409 `mail_not_configured`
 */
export async function sendStatement(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Owner,
  { id, input, byOperator }: ToSend,
): Promise<SentStatement> {
  requireMail(strapi);
  requireNoLinks(input);
  const { businessRowId } = who;
  const customer = await getCustomer(trx, businessRowId, id);
  const to = [input.to_address ?? usableAddress(customer.email, ['to_address'])];
  const own = addressesOf(customer);
  const mail: NewMail = {
    businessRowId,
    kind: 'statement',
    ...(await composed(trx, who, customer, input)),
    to,
    cc: [],
    ...countedFor(to, own, { byOperator }),
    attachPdf: true,
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: null,
  };
  await requireAllowed(trx, businessRowId, own, { to_address: to });
  const row = await queueMail(strapi, trx, mail);
  await recordMailed(trx, 'customers', customer.row_id, `statement of account to ${to.join(', ')}`);
  return { mail, row };
}
