import { Client } from 'pg';
import { finishErasures } from '../../src/privacy/finish-erasures';
import { api, createKey } from '../support/api';
import { sha256 } from '../support/attachments';
import { clockOn } from '../support/clock';
import { cloneDatabase, query } from '../support/databases';
import { dumpText, tablesIn } from '../support/dump';
import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import { ask } from '../support/hosted';
import {
  ATTACHED,
  FREE,
  KEPT,
  NAME,
  seedPerson,
  textsOf,
  type SeededPerson,
} from '../support/person';
import { createCustomer, UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';
import { spawnNode } from '../support/spawned';

const ENV = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example', WEBHOOK_WORKER: 'off' };

let database: string;
let service: Service;
let person: SeededPerson;
let other: { client: ReturnType<typeof api>; key: string; customer: string };
let otherBefore: unknown;

const sql = <T>(text: string, values: unknown[] = []) => query<T>(database, text, values);

async function command(name: string, ...args: string[]) {
  const { project, env } = readRun();
  const script = `require('./dist/scripts/${name}.js').main(process.argv.slice(1))`;
  const run = spawnNode(['-e', script, '--', ...args], {
    cwd: project,
    env: { ...env, DATABASE_URL: database },
  });
  return { code: await run.ended, stdout: run.stdout(), stderr: run.stderr() };
}

/** Our own tables; a start of Strapi writes its own ones. */
const dump = async () =>
  (await dumpText(database)).filter(({ table }) => !/^(strapi|admin|up|i18n)_/.test(table));
const anyOf = async (texts: readonly string[]): Promise<[string, string[]][]> => {
  const whole = await dumpText(database);
  return texts.map((text) => [text, tablesIn(whole, text)]);
};
const found = async (texts: readonly string[]) =>
  (await anyOf(texts)).filter(([, tables]) => tables.length > 0);

const otherRecord = async () => [
  (await other.client.get(`/api/v1/customers/${other.customer}`)).body,
  await historyOf(other.client, `/api/v1/customers/${other.customer}`),
];

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startService({ database, env: ENV });
  person = await seedPerson(service);
  const { key } = await createKey({ service });
  const client = api(key, service);
  other = {
    client,
    key,
    customer: (await createCustomer(client, { name: NAME, notes: 'Other' })).id,
  };
  otherBefore = await otherRecord();
  await service.stop();
});
afterAll(() => service.stop());

test.each([
  ['customer-export', [], 2, /--customer is required/],
  ['customer-erase', ['--customer', UNKNOWN_ID, '--yes'], 1, /There is no customer 0000/],
  ['customer-erase', ['--customer', 'x', '--no'], 2, /Unknown option '--no'/],
] as const)('%s %j says what is wrong', async (name, args, code, problem) => {
  const run = await command(name, ...args);
  expect([run.code, run.stdout]).toEqual([code, '']);
  expect(run.stderr).toMatch(problem);
});

test('the export has every text that is kept of a person', async () => {
  const { code, stdout } = await command('customer-export', '--customer', person.customer);
  expect(code).toBe(0);
  const exported = JSON.parse(stdout);
  expect(exported.customer).toMatchObject({ id: person.customer, name: NAME, ...KEPT.customer });
  const texts = [...textsOf(KEPT), ...textsOf(FREE), NAME];
  expect(texts.filter((text) => !stdout.includes(text))).toEqual([]);
  expect(exported.mails).toContainEqual(
    expect.objectContaining({
      kind: 'statement',
      recipients: [FREE.statement.to_address],
      statement_from: '2024-01-01',
      statement_to: '2024-12-31',
    }),
  );
  // Both have tests of their own.
  const { reminders: _reminders, bank_transactions: _transactions, ...parts } = exported;
  for (const part of Object.values(parts as object))
    if (Array.isArray(part)) expect(part).not.toEqual([]);
  const [invoice] = (exported.invoices as { id: string; attachments: { id: string }[] }[]).filter(
    ({ id }) => id === person.invoice,
  );
  const file = exported.files.find(({ id }: { id: string }) => id === invoice?.attachments[0]?.id);
  expect(invoice?.attachments).toMatchObject([{ name: KEPT.file, sha256: sha256(ATTACHED) }]);
  expect(Buffer.from(file.content, 'base64').equals(ATTACHED)).toBe(true);
  expect(stdout).not.toContain(other.customer);
});

test('without --yes, the command says what it would erase, and changes nothing', async () => {
  const before = await dump();
  const { code, stdout } = await command('customer-erase', '--customer', person.customer);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual([
    `This would erase of ${NAME}, a customer of Werft:`,
    '- 4 mails',
    '- 4 links of pages',
    ...Array.from({ length: 3 }, () =>
      expect.stringMatching(/^- \d+ (stored answers|webhook deliveries|stored events)$/),
    ),
    '- 1 recurring invoice',
    '- 1 invitation to the portal',
    '- 1 request for a change',
    '- 1 customer record',
    '- 1 attachment',
    '- 2 lines of invoices',
    '- 1 line of a quotation',
    '- 2 invoices',
    '- 1 quotation',
    '- 6 entries that say so in histories',
    expect.stringMatching(/^- \d+ older entries of histories$/),
    '2 issued documents are kept for the books, the last until 2034-12-31. The service erases them then.',
    'Nothing was changed. Add --yes to erase.',
    '',
  ]);
  expect(await dump()).toEqual(before);
});

test('an erasure that fails in the middle leaves everything as it was', async () => {
  const before = await dump();
  await sql(
    `create function crash() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`,
  );
  await sql('create trigger crash before insert on erasures execute function crash()');
  const { code, stdout } = await command('customer-erase', '--customer', person.customer, '--yes');
  await sql('drop function crash() cascade');
  expect([code, stdout]).toEqual([1, '']);
  expect(await dump()).toEqual(before);
});

test('an erasure leaves what the books need, and of that only in them', async () => {
  const { code, stdout } = await command('customer-erase', '--customer', person.customer, '--yes');
  expect([code, stdout.split('\n')[0]]).toEqual([0, `Erased of ${NAME}, a customer of Werft:`]);
  expect(await found(textsOf(FREE))).toEqual([]);
  const books = [
    'attachments',
    'components_billing_credit_note_lines',
    'components_billing_invoice_lines',
    'credit_notes',
    'credit_notes_kept_lines',
    'e_invoices',
    'invoices',
    'invoices_kept_lines',
    'payments',
    'refunds',
  ];
  for (const [, tables] of await anyOf(textsOf(KEPT)))
    expect(books).toEqual(expect.arrayContaining(tables));
  const [invoice] = await sql<{ name: string; notes: string }>(
    `select issued_details #>> '{customer,name}' as name, notes from invoices where document_id = $1`,
    [person.invoice],
  );
  expect(invoice).toEqual({ name: NAME, notes: KEPT.invoice.notes });
});

test('a second time there is nothing to erase', async () => {
  const before = await dump();
  const { stdout } = await command('customer-erase', '--customer', person.customer, '--yes');
  expect(stdout).toMatch(
    /^Nothing was left to erase of Erased customer, a customer of Werft\.\n2 issued/,
  );
  expect(await dump()).toEqual(before);
});

test('the service goes on with an erased customer: lists work, nobody is mailed, links are revoked', async () => {
  service = await startService({ database, env: ENV });
  const client = api(person.key, service);
  other.client = api(other.key, service);
  expect((await ask(person.page, {}, service)).status).toBe(404);
  const list = await client.get('/api/v1/customers');
  expect(list.body.data).toMatchObject([
    { id: person.customer, name: 'Erased customer', email: null },
  ]);
  const sent = await client.post(`/api/v1/invoices/${person.invoice}/send`, {});
  expectError(sent, 400, 'validation_failed', ['/to']);
  const [mail] = (await client.get(`/api/v1/invoices/${person.invoice}/emails`)).body.data;
  expect(mail).toMatchObject({ to: [], cc: [], subject: 'Erased customer', status: 'failed' });
  const { body: recurring } = await client.get('/api/v1/recurring-invoices');
  expect(recurring.data).toMatchObject([{ status: 'cancelled', name: null, next_date: null }]);
  // The same request as before, which is not carried out again.
  const repeated = await fetch(`${service.url}/api/v1/customers/${person.customer}`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${person.key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'name',
    },
    body: JSON.stringify({ name: NAME, notes: FREE.notes }),
  });
  expect([repeated.status, await repeated.json()]).toEqual([200, { id: person.customer }]);
  expect((await client.get(`/api/v1/invoices/${person.invoice}/pdf`)).status).toBe(200);
});

test('the history says that somebody was erased, and not who', async () => {
  const client = api(person.key, service);
  const entries = await historyOf(client, `/api/v1/customers/${person.customer}`);
  expect(entries.map(({ action }) => action)).toEqual([
    'erased',
    'mailed',
    'changed',
    'changed',
    'created',
  ]);
  expect(entries[0]).toMatchObject({ actor: { type: 'system', name: null }, changes: [] });
  const { changes } = entries[4] as { changes: { field: string; after: unknown }[] };
  expect(changes.filter(({ field }) => field === 'name' || field === 'notes')).toEqual([]);
  const rows = await sql<{ fields: string[] }>(
    `select array(select jsonb_object_keys(changes) order by 1) as fields from history_entries
      where record_table = 'customers' and record_id = (select id from customers where document_id = $1) and action = 'changed' order by number`,
    [person.customer],
  );
  expect(rows).toEqual([{ fields: ['notes'] }, { fields: ['name', 'notes'] }]);
});

test('another business’s customer of the same name stays as it was', async () => {
  expect(await otherRecord()).toEqual(otherBefore);
});

describe('while something is erased', () => {
  test.each([
    `update history_entries set action = 'changed' where action = 'created'`,
    `update history_entries set at = at - interval '1 day'`,
    `update history_entries set actor = 'operator:Nobody' where actor is not null`,
    `update history_entries set changes = '{"name": ["a", "b"]}' where changes is not null`,
    `update history_entries set changes = '{}' where changes is not null`,
    `update history_entries set record_id = 1`,
    'delete from history_entries',
  ])('nobody can do: %s', async (text) => {
    const one = new Client({ connectionString: database });
    await one.connect();
    try {
      await one.query('begin');
      await one.query(`select set_config('invoicing.erasing', 'on', true)`);
      await expect(one.query(text)).rejects.toThrow(
        'entries of the history cannot be changed or deleted',
      );
    } finally {
      await one.end();
    }
  });
});

test('when the years have passed, the service erases what the books needed', async () => {
  await sql(`update businesses set retention_years = 1 where document_id = $1`, [person.business]);
  const clock = clockOn(database);
  try {
    await finishErasures(clock.strapi);
  } finally {
    await clock.close();
  }
  expect(await found([...textsOf(KEPT), ...textsOf(FREE)])).toEqual([]);
  for (const table of ['e_invoices', 'attachments']) {
    const [row] = await sql<{ n: number }>(`select count(*)::int as n from ${table}`);
    expect(row?.n).toBe(0);
  }
  const client = api(person.key, service);
  const { body } = await client.get(`/api/v1/invoices/${person.invoice}`);
  expect(body).toMatchObject({ status: 'paid', total: 119, notes: null });
  expect((await historyOf(client, `/api/v1/invoices/${person.invoice}`))[0]?.action).toBe('erased');
  expect(await otherRecord()).toEqual(otherBefore);
});
