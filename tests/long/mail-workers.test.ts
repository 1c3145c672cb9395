import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import {
  MAIL_FROM,
  mailAfter,
  mailingDesk,
  makeMailsDue,
  startMailing,
  storedMail,
  storeMail,
} from '../support/mails';
import { readRun } from '../support/run';
import { startService, type Service } from '../support/service';
import { spawnNode } from '../support/spawned';
import { times } from '../support/times';

const ROUNDS = times(3);
jest.setTimeout(180_000 + ROUNDS * 60_000);

let server: MailServer;
const running = new Set<Service>();

async function start(
  options: { database?: string; env?: Record<string, string> } = {},
): Promise<Service> {
  const service = await startMailing(server.url, options);
  running.add(service);
  return service;
}

async function end(service: Service, how: 'stop' | 'kill9' = 'stop'): Promise<void> {
  running.delete(service);
  await service[how]();
}

beforeEach(async () => {
  server = await startMailServer();
});

afterEach(async () => {
  await Promise.all([...running].map((service) => end(service, 'kill9')));
  await server.close();
});

async function open(database: string): Promise<number> {
  const [row] = await query<{ open: number }>(
    database,
    `select count(*)::int as open from mails where state <> 'sent'`,
  );
  return row?.open ?? -1;
}

const subjects = () => server.received().map(({ mail }) => mail.subject ?? '');

test('two nodes share the work, send each mail once, and keep to few connections', async () => {
  const one = await start();
  const { databaseUrl } = one;
  await start({ database: databaseUrl });
  const { document } = await mailingDesk(one);
  const names = Array.from({ length: 60 }, (_, index) => `Mail ${index}`);
  await Promise.all(names.map((subject) => storeMail(databaseUrl, document, { subject })));
  await eventually(async () => (await open(databaseUrl)) === 0);
  expect(subjects().sort()).toEqual(names.sort());
  expect(server.connections()).toBeLessThanOrEqual(6);
});

test('a business with many mails does not keep back the one mail of another', async () => {
  const service = await start({ env: { WEBHOOK_WORKER: 'off' } });
  const { databaseUrl } = service;
  const [many, few] = [await mailingDesk(service), await mailingDesk(service)];
  for (let index = 0; index < 40; index += 1) {
    await storeMail(databaseUrl, many.document, { subject: `Many ${index}` });
  }
  await storeMail(databaseUrl, few.document, { subject: 'Few' });
  await start({ database: databaseUrl });
  await server.until(41);
  expect(subjects().indexOf('Few')).toBeLessThan(8);
});

test('another node sends a killed node’s mail after the lease, and not before', async () => {
  server.answer({ data: () => 'never answer' });
  const first = await start();
  const { databaseUrl } = first;
  const { document } = await mailingDesk(first);
  const stored = await storeMail(databaseUrl, document);
  await server.until(1);
  await end(first, 'kill9');
  const [held] = await query<{ seconds: number }>(
    databaseUrl,
    `select extract(epoch from next_attempt_at - (now() at time zone 'UTC'))::float as seconds
       from mails where lease is not null`,
  );
  expect(held?.seconds).toBeGreaterThan(0);
  expect(held?.seconds).toBeLessThanOrEqual(120);
  server.answer();
  await start({ database: databaseUrl });
  expect(server.received()).toHaveLength(1);
  await makeMailsDue(databaseUrl, 'leased too');
  const [sent, again] = await server.until(2);
  expect(again?.mail.messageId).toBe(sent?.mail.messageId);
  await mailAfter(databaseUrl, stored, 1);
  expect((await storedMail(databaseUrl, stored)).state).toBe('sent');
});

test('a node that stops finishes its mails, and releases those of a server that is too slow', async () => {
  let finish = (): void => undefined;
  const slow = new Promise<void>((done) => (finish = done));
  server.answer({
    data: async ({ mail }) => {
      if (mail.subject === 'never') return 'never answer';
      await slow;
      return 'take';
    },
  });
  const service = await start();
  const { databaseUrl } = service;
  const { document } = await mailingDesk(service);
  const stored = await storeMail(databaseUrl, document, { subject: 'slow' });
  const never = await storeMail(databaseUrl, document, { subject: 'never' });
  await server.until(2);
  const ended = end(service);
  finish();
  await ended;
  expect(await storedMail(databaseUrl, stored)).toMatchObject({ state: 'sent', attempts: 1 });
  expect(await storedMail(databaseUrl, never)).toMatchObject({
    state: 'queued',
    attempts: 0,
    lease: null,
  });
});

test('a separate worker sends the mails of a node that leaves them to others', async () => {
  const service = await start({ env: { WEBHOOK_WORKER: 'off' } });
  const { databaseUrl } = service;
  const { document } = await mailingDesk(service);
  const stored = await storeMail(databaseUrl, document, { attachPdf: true });
  const { project, env } = readRun();
  const worker = spawnNode(['-e', `require('./dist/scripts/worker.js').main()`], {
    cwd: project,
    env: {
      ...env,
      DATABASE_URL: databaseUrl,
      SMTP_URL: server.url,
      MAIL_FROM,
      WEBHOOK_WORKER: 'off',
    },
  });
  await eventually(() => worker.stdout().includes('Delivering webhooks and e-mails.'));
  expect(await mailAfter(databaseUrl, stored, 1)).toMatchObject({ state: 'sent' });
  await mailAfter(databaseUrl, await storeMail(databaseUrl, document), 1);
  worker.signal('SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(worker.stderr()).toBe('');
  const third = await storeMail(databaseUrl, document);
  expect(await storedMail(databaseUrl, third)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(server.received()).toHaveLength(2);
});

test('without a mail server mails wait, and the log says once what to set', async () => {
  const without = await startService();
  running.add(without);
  const { databaseUrl } = without;
  const { document } = await mailingDesk(without);
  const stored = await storeMail(databaseUrl, document);
  await end(without);
  const again = await startService({ database: databaseUrl });
  running.add(again);
  await eventually(() => again.logs().includes('set SMTP_URL and MAIL_FROM'));
  expect(again.logs().match(/E-mails wait/g)).toHaveLength(1);
  expect(await storedMail(databaseUrl, stored)).toMatchObject({ state: 'queued', attempts: 0 });
  await end(again);
  await start({ database: databaseUrl });
  expect(await mailAfter(databaseUrl, stored, 1)).toMatchObject({ state: 'sent' });
});

test('without PUBLIC_URL no link to this machine is mailed to another one', async () => {
  const service = await start({ env: { SMTP_URL: 'smtp://mail.invalid:25' } });
  const { databaseUrl } = service;
  await eventually(() => service.logs().includes('PUBLIC_URL is empty or names this machine'));
  const { client, document, invoice } = await mailingDesk(service, { status: 'draft' });
  const path = `/api/v1/invoices/${invoice.id as string}`;
  const refused = await client.post(`${path}/send`, { to: 'a@b.example' });
  expect([refused.status, refused.body.code]).toEqual([409, 'mail_not_configured']);
  expect(refused.body.error).toContain('without PUBLIC_URL');
  expect((await client.get(path)).body.status).toBe('draft');
  // One that an earlier version has stored.
  const stored = await storeMail(databaseUrl, document);
  expect(await mailAfter(databaseUrl, stored, 1)).toMatchObject({
    state: 'queued',
    last_response: expect.stringMatching(/^Not sent: .*PUBLIC_URL/),
  });
  await end(service);
  const named = { SMTP_URL: 'smtp://mail.invalid:25', PUBLIC_URL: 'https://books.example' };
  const again = await start({ database: databaseUrl, env: named });
  await makeMailsDue(databaseUrl);
  // Only the draft itself keeps it back now.
  expect((await mailAfter(databaseUrl, stored, 2)).last_response).toBe(
    'Not sent: the document is a draft again, or was deleted',
  );
  expect(again.logs()).not.toContain('PUBLIC_URL is empty');
});

test(`no mail is lost in ${ROUNDS} rounds of kill -9 under load`, async () => {
  let service = await start();
  const { databaseUrl } = service;
  const { document } = await mailingDesk(service);
  let stored = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const kill = 10 + Math.floor(Math.random() * 30);
    const before = server.received().length;
    for (let index = 0; index < 50; index += 1) {
      await storeMail(databaseUrl, document, { subject: `Mail ${stored}` });
      stored += 1;
      if (server.received().length - before >= kill && running.has(service)) {
        await end(service, 'kill9');
      }
    }
    if (running.has(service)) await end(service, 'kill9');
    await makeMailsDue(databaseUrl, 'leased too');
    service = await start({ database: databaseUrl });
  }
  await eventually(async () => (await open(databaseUrl)) === 0);
  const heard = new Map(server.received().map(({ mail }) => [mail.subject, mail.messageId]));
  expect(heard.size).toBe(stored);
  const ids = new Set(server.received().map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(stored);
});
