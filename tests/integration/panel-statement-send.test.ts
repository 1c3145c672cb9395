import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { CM, MY_BUSINESSES, operatorWho, type Permission } from '../support/operators';
import { UNKNOWN_ID, UUID, type Fields } from '../support/records';
import { rights } from '../support/reports';
import { createSender, mailService, storedMails, type Sender } from '../support/sends';
import type { ServiceAt } from '../support/service';
import { CONTENT_TYPE } from '../../src/content-types';

/** Statements of account that operators mail, and who may. */

const YEAR = { from: '2030-01-01', to: '2030-12-31' };
const { business: BUSINESS, customer: CUSTOMER, invoice: INVOICE, mail: MAIL } = CONTENT_TYPE;

let service: ServiceAt;
let sender: Sender;
let foreign: Sender;
beforeAll(async () => {
  service = await mailService();
  [sender, foreign] = [await createSender(service), await createSender(service)];
});

const admin = () => adminApi(service);
const at = (customer: string, rest = 'statements/send') =>
  `/invoicing/customers/${customer}/${rest}`;
const mailsOf = ({ customer }: Sender) =>
  storedMails(service.databaseUrl, 'customers', customer) as unknown as Promise<Fields[]>;

const allow = (action: string, subject: string, fields?: string[]): Permission => ({
  action: `${CM}.${action}`,
  subject,
  conditions: [MY_BUSINESSES],
  ...(fields ? { properties: { fields } } : {}),
});

async function member(permissions: readonly Permission[], business = sender.business) {
  const operator = await operatorWho(permissions, service);
  const path = `/content-manager/collection-types/${BUSINESS}/${business}`;
  const members = { connect: [{ id: operator.id }] };
  expect((await admin().put(path, { members })).status).toBe(200);
  return operator;
}

/** Reads the books and the mails of their business, and changes its customers. */
const writer = () => member([...rights(), allow('update', CUSTOMER), allow('read', MAIL)]);

test('a statement of an operator is that of the API, in their name, and is among the mails of the customer', async () => {
  const operator = await writer();
  await sender.invoice({ status: 'sent', issue_date: '2030-03-01' });
  const page = await operator.get(at(sender.customer, 'documents'));
  expect(page.body.data.send_statement).toEqual({ today: expect.stringMatching(/^\d{4}-/) });
  const sent = await operator.post(at(sender.customer), { ...YEAR, to_address: '', message: ' ' });
  expect([sent.status, sent.body.error?.message]).toEqual([400, expect.any(String)]);
  const done = await operator.post(at(sender.customer), { ...YEAR, message: ' ' });
  expect([done.status, done.body.data]).toEqual([
    202,
    { documentId: expect.stringMatching(UUID), to: ['ada@acme.example'] },
  ]);
  expect(await mailsOf(sender)).toMatchObject([
    { kind: 'statement', counted: 0, counted_by_operator: 1, updated_by_id: operator.id },
  ]);
  const list = await operator.get(at(sender.customer, 'mails'));
  expect(list.body.data).toMatchObject([{ ...done.body.data, kind: 'statement' }]);
  const { body } = await operator.get(at(sender.customer, 'history?page=1&limit=1'));
  expect(body.data.entries).toMatchObject([
    {
      action: 'mailed',
      actor: { name: 'Limited Operator' },
      changes: [{ field: 'email', after: 'statement of account to ada@acme.example' }],
    },
  ]);
  const mails = await operator.get(`/content-manager/collection-types/${MAIL}`);
  expect(mails.body.results).toMatchObject([{ kind: 'statement', statement_from: YEAR.from }]);
  // Addresses that are not the customer's count with the mails of keys.
  expect((await operator.post(at(sender.customer), { ...YEAR, to_address: 'x@y.cd' })).status).toBe(
    202,
  );
  expect((await mailsOf(sender)).at(-1)).toMatchObject({ counted: 5, counted_by_operator: 0 });
});

describe('nobody else sends one, whatever the body:', () => {
  const refusals = async (who: { post: Sender['client']['post'] }, customer: string) => {
    const bodies = [YEAR, { from: 7 }, [], undefined];
    return new Set(
      await Promise.all(bodies.map(async (body) => (await who.post(at(customer), body)).status)),
    );
  };
  const page = async (who: { get: Sender['client']['get'] }) =>
    (await who.get(at(sender.customer, 'documents'))).body.data.send_statement;

  test('a stranger', async () => {
    expect(await refusals(api(undefined, service), sender.customer)).toEqual(new Set([401]));
    expect(await refusals(sender.client, sender.customer)).toEqual(new Set([401]));
  });

  test('an operator of another business', async () => {
    const operator = await writer();
    for (const customer of [foreign.customer, UNKNOWN_ID, '7'])
      expect(await refusals(operator, customer)).toEqual(new Set([404]));
    expect(await mailsOf(foreign)).toEqual([]);
  });

  test.each<[string, () => Permission[]]>([
    ['who may change no customer', () => rights()],
    [
      'who may not read all of the books',
      () => [...rights(INVOICE), allow('read', INVOICE, ['state']), allow('update', CUSTOMER)],
    ],
    [
      'who does not see the address of the customer',
      () => [...rights(CUSTOMER), allow('read', CUSTOMER, ['name']), allow('update', CUSTOMER)],
    ],
    [
      'who does not see the address of the business',
      () => [...rights(BUSINESS), allow('read', BUSINESS, ['name']), allow('update', CUSTOMER)],
    ],
  ])('an operator %s', async (_who, permissions) => {
    const operator = await member(permissions());
    const before = (await mailsOf(sender)).length;
    expect(await refusals(operator, sender.customer)).toEqual(new Set([403]));
    expect(await page(operator)).toBeNull();
    expect(await mailsOf(sender)).toHaveLength(before);
  });
});

test('hostile bodies are refused with a sentence, and the longest one is sent', async () => {
  for (const body of [
    { ...YEAR, to_address: 'a@b.example\r\nBcc: evil@c.example' },
    { ...YEAR, to_address: ['a@b.example'] },
    { ...YEAR, message: 'x'.repeat(10_001) },
    { from: '2030-12-31', to: '2030-01-01' },
    { from: '0001-01-01', to: '9999-12-31' },
    { ...YEAR, from: { $gt: '' } },
    [],
    7,
  ]) {
    const answer = await admin().post(at(foreign.customer), body);
    expect([body, answer.status, typeof answer.body.error.message]).toEqual([body, 400, 'string']);
  }
  expect(await mailsOf(foreign)).toEqual([]);
  const message = 'https://a.b/d/'.repeat(1_000).slice(0, 10_000);
  const whole = { from: '2021-01-02', to: '2031-01-01', message };
  expect((await admin().post(at(foreign.customer), whole)).status).toBe(202);
});

test('the limit of operators is theirs, and a statement counts in it', async () => {
  const own = await createSender(service);
  await admin().post(at(own.customer), YEAR);
  await query(
    service.databaseUrl,
    `update mails m set counted_by_operator = 1000 from customers c
      where c.id = m.customer_id and c.document_id = $1`,
    [own.customer],
  );
  const refused = await admin().post(at(own.customer), YEAR);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect(
    (await own.client.post(`/api/v1/customers/${own.customer}/statements/send`, YEAR)).status,
  ).toBe(202);
});

test('a refused statement is on the home page until one goes out', async () => {
  const own = await createSender(service);
  const operator = await member(
    [...rights(), allow('update', CUSTOMER), allow('read', MAIL)],
    own.business,
  );
  const become = (id: unknown, state: string) =>
    query(
      service.databaseUrl,
      `update mails set state = $2, last_response = '550 nobody', lease = null,
        last_attempt_at = localtimestamp where document_id = $1`,
      [id, state],
    );
  const refused = async () => (await operator.get('/invoicing/home')).body.data.refused_mails;
  const { body } = await operator.post(at(own.customer), YEAR);
  await become(body.data.documentId, 'failed');
  expect(await refused()).toMatchObject([
    { type: 'customer', documentId: own.customer, to: ['ada@acme.example'] },
  ]);
  const again = await operator.post(at(own.customer), YEAR);
  await become(again.body.data.documentId, 'sent');
  expect(await refused()).toEqual([]);
});

test('a statement is sent again by those who may send a new one', async () => {
  const own = await createSender(service);
  expect((await admin().post(at(own.customer), YEAR)).status).toBe(202);
  const [mail] = await mailsOf(own);
  const path = `/invoicing/mails/${String(mail?.['document_id'])}/resend`;
  const mailsOnly = [allow('read', MAIL), allow('update', MAIL)];
  const without = await member([...rights(), ...mailsOnly], own.business);
  expect((await without.post(path)).status).toBe(403);
  const all = await member([...rights(), allow('update', CUSTOMER), ...mailsOnly], own.business);
  expect((await all.post(path)).status).toBe(200);
});

test('the mails of a deleted customer are emptied, and still count', async () => {
  const own = await createSender(service);
  expect((await admin().post(at(own.customer), YEAR)).status).toBe(202);
  const deleted = await admin().delete(
    `/content-manager/collection-types/${CUSTOMER}/${own.customer}`,
  );
  expect(deleted.status).toBe(200);
  const rows = await query(
    service.databaseUrl,
    `select m.state, recipients, plain_text, html, counted_by_operator from mails m
      join businesses b on b.id = m.business_id where b.document_id = $1`,
    [own.business],
  );
  expect(rows).toEqual([
    {
      state: expect.stringMatching(/^(sent|failed)$/),
      recipients: [],
      plain_text: '',
      html: '',
      counted_by_operator: 1,
    },
  ]);
});
