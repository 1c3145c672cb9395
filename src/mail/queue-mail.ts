import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import type { NewMail } from './new-mail';
import { insertMail, type MailRow } from './sql/insert-mail';

/**
 * Stores a mail in the transaction of its change: the change and its mail commit or fail together. It is
 * sent after the commit.
 */
export function queueMail(_strapi: Core.Strapi, trx: Transaction, mail: NewMail): Promise<MailRow> {
  return insertMail(trx, mail);
}
