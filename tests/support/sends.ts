import { api, createKey, type IssuedKey, type KeyOptions } from './api';
import { query } from './databases';
import type { HttpClient } from './http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  type Fields,
} from './records';
import type { ServiceAt } from './service';
import { sharedServiceWith } from './shared-services';

/** A port on which nothing listens: mails are stored, and each attempt fails at once. */
const SILENT = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'billing@service.example' };

/** A service that has a mail server. With `node` 2, another one on the same database. */
export const mailService = (node: 1 | 2 = 1): Promise<ServiceAt> => sharedServiceWith(SILENT, node);

/** A stored mail, as far as tests look at it. */
export interface StoredMail {
  recipients: string[];
  copies: string[];
  sender_name: string;
  reply_to: string | null;
  subject: string;
  plain_text: string;
  html: string;
  attach_pdf: boolean;
  attach_files: boolean;
  attach_e_invoice: string | null;
  kind: string;
}

/** All mails about a document, oldest first. @param table such as `invoices` */
export function storedMails(databaseUrl: string, table: string, id: string): Promise<StoredMail[]> {
  return query(
    databaseUrl,
    `select m.* from mails m join ${table} d on d.id = m.${table.slice(0, -1)}_id
      where d.document_id = $1 order by m.id`,
    [id],
  );
}

/** A business that sends documents to one customer. */
export interface Sender extends IssuedKey {
  client: HttpClient;
  customer: string;
  /** A draft of 110.00 EUR that is due on 2099-12-31. */
  invoice(fields?: Fields): Promise<string>;
  quotation(fields?: Fields): Promise<string>;
  creditNote(): Promise<string>;
}

const NORD = { name: 'Nord Design', email: 'post@nord.example' };

export async function createSender(
  service: ServiceAt,
  {
    business = NORD,
    customer = { email: 'ada@acme.example' },
    ...options
  }: {
    business?: Fields;
    customer?: Fields;
  } & Pick<KeyOptions, 'scopes'> = {},
): Promise<Sender> {
  const issued = await createKey({ service, businessFields: business, ...options });
  const client = api(issued.key, service);
  const { id } = await createCustomer(client, { name: 'Ada', ...customer });
  const usual = { currency: 'EUR' };
  const invoice = async (fields: Fields = {}) =>
    (await createInvoice(client, id, { ...usual, due_date: '2099-12-31', ...fields })).id as string;
  return {
    ...issued,
    client,
    customer: id,
    invoice,
    quotation: async (fields = {}) =>
      (await createQuotation(client, id, { ...usual, ...fields })).id as string,
    creditNote: async () =>
      (await creditInvoice(client, await invoice({ status: 'sent' }))).id as string,
  };
}
