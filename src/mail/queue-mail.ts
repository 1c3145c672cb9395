import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import { withoutLinks } from './compose/link-words';
import type { NewMail } from './new-mail';
import { requireRoom } from './limits';
import { insertMail, type MailRow } from './sql/insert-mail';
import { MAILS } from './wake';

/**
 * Stores a mail in the transaction of its change: the change and its mail commit or fail together. It is
 * sent after the commit. It is stored without links.
 * @throws 429 `mail_limit`
 */
export async function queueMail(
  strapi: Core.Strapi,
  trx: Transaction,
  mail: NewMail,
): Promise<MailRow> {
  await requireRoom(strapi, trx, mail);
  const row = await insertMail(trx, {
    ...mail,
    subject: withoutLinks(mail.subject),
    text: withoutLinks(mail.text),
    html: withoutLinks(mail.html),
  });
  trx.afterCommit(MAILS.of(strapi));
  return row;
}
