import { attach, fileOf } from './attachments';
import { ALL_REFERENCES, REFERENCES } from '../../src/domain/fields/references';
import { getEInvoice } from './trade';
import { createKey, api } from './api';
import { query } from './databases';
import type { HttpClient } from './http';
import { pageOf, sendDecision } from './hosted';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  type Fields,
} from './records';
import { createRecurring } from './recurring';
import type { Service } from './service';
import { SELLER } from './trade';

/** A reference of each kind. */
const named = (prefix: string, references: readonly { readonly name: string }[]) =>
  Object.fromEntries(references.map(({ name }) => [name, `${prefix}${name}`]));

/** A place of delivery. */
const placed = (prefix: string) => ({
  name: `${prefix}depot`,
  address: `${prefix}quay`,
  city: `${prefix}port`,
  state: `${prefix}state`,
  postal_code: `${prefix}code`,
  country_code: 'DE',
});

/** What the documents that must be kept say of a person. */
export const KEPT = {
  customer: {
    email: 'zqxmail@roe.example',
    phone: 'Zqxphone',
    address: 'Zqxstreet 1',
    city: 'Zqxcity',
    state: 'Zqxstate',
    country: 'Zqxland',
    postal_code: 'Zqx123',
    tax_id: 'Zqxtax',
    vat_id: 'DE987654321',
    delivery_address: placed('Zqxowner'),
    buyer_reference: 'Zqxbuyer',
    registration_id: 'Zqxregister',
    electronic_address: 'Zqxelectronic',
  },
  invoice: {
    notes: 'Zqxkeptnotes',
    terms: 'Zqxkeptterms',
    order_reference: 'Zqxkeptorder',
    ...named('Zqxkept', ALL_REFERENCES),
    delivery_address: placed('Zqxkept'),
    metadata: { kept: 'Zqxkeptpair' },
  },
  line: 'Zqxkeptline',
  file: 'Zqxkeptfile.pdf',
  payment: { reference: 'Zqxpaid', note: 'Zqxpaynote' },
  note: 'Zqxcreditnotes',
  refund: 'Zqxrefund',
} as const;

/** What nobody has to keep. */
export const FREE = {
  former: 'Zqxformer Roe',
  notes: 'Zqxnotes',
  metadata: { person: 'Zqxpair' },
  contact: { name: 'Zqxcontact', email: 'zqxcontact@roe.example' },
  draft: {
    notes: 'Zqxdraftnotes',
    terms: 'Zqxdraftterms',
    order_reference: 'Zqxdraftorder',
    ...named('Zqxdraft', ALL_REFERENCES),
    delivery_address: placed('Zqxdraft'),
    metadata: { draft: 'Zqxdraftpair' },
  },
  line: 'Zqxdraftline',
  file: 'Zqxdraftfile.pdf',
  quotation: {
    notes: 'Zqxquoted',
    terms: 'Zqxquoteterms',
    ...named('Zqxquote', REFERENCES),
    delivery_address: placed('Zqxquote'),
    metadata: { quoted: 'Zqxquotedpair' },
  },
  recurring: {
    name: 'Zqxrecurring',
    notes: 'Zqxrecurringnotes',
    terms: 'Zqxrecurringterms',
    order_reference: 'Zqxrecurringorder',
    ...named('Zqxrecurring', REFERENCES),
    delivery_address: placed('Zqxrecurring'),
    metadata: { recurring: 'Zqxrecurringpair' },
  },
  recurringLine: 'Zqxrecurringline',
  decision: { name: 'Zqxdecider', remark: 'Zqxremark' },
  mail: { to: 'zqxother@roe.example', subject: 'Zqxsubject', message: 'Zqxmessage' },
  statement: { to_address: 'zqxbooks@roe.example', message: 'Zqxstatement' },
  changed: 'Zqxchanged',
  old: 'Zqxoldnotes',
  wanted: { city: 'Zqxwantedcity' },
} as const;

/** Its texts; the code of a country tells of nobody. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value === 'DE' ? [] : [value];
  return Object.values(value as object).flatMap(textsOf);
};

export const NAME = 'Same Roe';

/** The file of the invoice. */
export const ATTACHED = fileOf('application/pdf', 500, 0x44);

export interface SeededPerson {
  client: HttpClient;
  key: string;
  business: string;
  customer: string;
  invoice: string;
  /** The path of the page of the invoice. */
  page: string;
}

async function seedDocuments(client: HttpClient, customer: string, service: Service) {
  const old = { status: 'sent', issue_date: '2004-05-06', notes: FREE.old };
  await createInvoice(client, customer, old);
  const items = [line({ description: FREE.line })];
  await createRecurring(client, {
    customer_id: customer,
    ...FREE.recurring,
    items: [line({ description: FREE.recurringLine })],
  });
  const draft = await createInvoice(client, customer, { ...FREE.draft, items });
  await attach(client, `invoices/${draft.id}`, { name: FREE.file });
  const quotation = await createQuotation(client, customer, {
    ...FREE.quotation,
    items,
    status: 'sent',
    valid_until: '2099-12-31',
  });
  const at = `quotations/${quotation.id}`;
  await client.post(`/api/v1/${at}/send`, FREE.mail, { 'Idempotency-Key': 'send' });
  await sendDecision(await pageOf(client, at), 'accept', { ...FREE.decision }, service);
}

async function seedBooks(client: HttpClient, customer: string, key: string, service: Service) {
  const { id } = await createInvoice(client, customer, {
    currency: 'EUR',
    issue_date: '2024-03-02',
    due_date: '2024-03-30',
    items: [line({ tax_rate: 19, description: KEPT.line })],
    ...KEPT.invoice,
  });
  const at = `invoices/${id}`;
  await attach(client, at, { name: KEPT.file, content: ATTACHED });
  await client.patch(`/api/v1/${at}`, { status: 'sent' });
  for (const format of ['ubl', 'factur-x']) await getEInvoice(key, at, format, service);
  await recordPayment(client, id, { amount: 119, paid_on: '2024-03-05', ...KEPT.payment });
  const note = await creditInvoice(client, id, { notes: KEPT.note, issue_date: '2024-04-01' });
  const refund = { amount: 1, refunded_on: '2024-04-02', reference: KEPT.refund };
  await recordRefund(client, note.id, refund);
  await client.post(`/api/v1/${at}/send`, {}, { 'Idempotency-Key': 'send-2' });
  return { id: id as string, page: await pageOf(client, at) };
}

/** The contact has signed in at the portal, and has asked for a change. */
async function seedPortal({ databaseUrl }: Service, customer: string): Promise<void> {
  const email = FREE.contact.email;
  await query(
    databaseUrl,
    `INSERT INTO up_users (document_id, username, email, provider)
      VALUES (gen_random_uuid()::text, $1, $1, 'portal')`,
    [email],
  );
  await query(databaseUrl, 'UPDATE portal_people SET signed_in_at = now() WHERE email = $1', [
    email,
  ]);
  await query(
    databaseUrl,
    `INSERT INTO contact_requests (business_id, customer_id, email, changes)
      SELECT business_id, id, $2, $3::jsonb FROM customers WHERE document_id = $1`,
    [customer, email, JSON.stringify(FREE.wanted)],
  );
}

/** A person whose name is somewhere in every table that can hold one. */
export async function seedPerson(service: Service): Promise<SeededPerson> {
  const scopes = ['read', 'write', 'webhooks'] as const;
  const { key, business } = await createKey({
    service,
    businessFields: { ...SELLER, keys_may_invite: true },
    scopes: [...scopes],
  });
  const client = api(key, service);
  const hook = { url: 'https://hooks.invalid/', enabled: true };
  await client.post('/api/v1/webhook-endpoints', hook);
  const { notes, metadata, contact } = FREE;
  const fields: Fields = {
    ...KEPT.customer,
    notes,
    metadata,
    contacts: [{ ...contact, portal: true }],
  };
  const { id } = await createCustomer(client, {
    ...fields,
    country_code: 'DE',
    electronic_address_scheme: '0204',
    name: FREE.former,
  });
  await client.patch(`/api/v1/customers/${id}`, { notes: FREE.changed });
  const named = { name: NAME, notes: FREE.notes };
  await client.patch(`/api/v1/customers/${id}`, named, { 'Idempotency-Key': 'name' });
  await seedDocuments(client, id, service);
  const { id: invoice, page } = await seedBooks(client, id, key, service);
  await seedPortal(service, id);
  const statement = { from: '2024-01-01', to: '2024-12-31', ...FREE.statement };
  await client.post(`/api/v1/customers/${id}/statements/send`, statement, {
    'Idempotency-Key': 'statement',
  });
  return { client, key, business, customer: id, invoice, page };
}
