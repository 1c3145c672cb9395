import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Threads from '../../src/mail/thread/threads';
import { timeLimit } from '../../src/mail/thread/time-limit';
import { eventually } from '../support/eventually';
import {
  drip,
  endlessLine,
  manyLines,
  silence,
  startHostileServer,
  type HostileServer,
} from '../support/hostile-mail-server';
import { httpClient } from '../support/http';
import { startMailServer, type MailServer } from '../support/mail-server';
import {
  MAIL_FROM,
  mailAfter,
  mailingDesk,
  makeMailsDue,
  startMailing,
  storeMail,
} from '../support/mails';
import { invite } from '../support/panel';
import type { Service } from '../support/service';

/** A mail server that does harm, and the service beside it. */
const NAMED = `"Books, Ltd" <${MAIL_FROM}>`;
let server: MailServer;
let front: HostileServer;
let service: Service;
let desk: Awaited<ReturnType<typeof mailingDesk>>;

beforeAll(async () => {
  server = await startMailServer();
  front = await startHostileServer(server.url);
  service = await startMailing(front.url, { env: { MAIL_FROM: NAMED } });
  desk = await mailingDesk(service);
});

afterAll(async () => {
  await service.stop();
  await front.close();
  await server.close();
});

const store = (fields: Parameters<typeof storeMail>[2]) =>
  storeMail(service.databaseUrl, desk.document, fields);
/** The messages with this subject. */
const about = (subject: string) => server.received().filter(({ mail }) => mail.subject === subject);

const LONG = 'The mail server said too much at once, and the connection was ended';
const LATE = 'The mail server did not answer in time';

test.each([
  ['200,000 lines', manyLines(200_000), LONG],
  ['101 lines', manyLines(101), LONG],
  ['a line without an end', endlessLine, LONG],
  ['silence', silence, LATE],
])(
  'a server that answers with %s stops nothing, and its mails go on afterwards',
  async (name, hostile, says) => {
    front.behave(hostile);
    const stored = await store({ subject: name });
    const health: number[] = [];
    let isStored = false;
    const first = mailAfter(service.databaseUrl, stored, 1).finally(() => (isStored = true));
    while (!isStored) health.push((await httpClient(service.url).get('/_health')).status);
    expect(await first).toMatchObject({ state: 'queued', attempts: 1, last_response: says });
    expect([...new Set(health)]).toEqual([204]);
    front.behave(null);
    await makeMailsDue(service.databaseUrl);
    expect((await mailAfter(service.databaseUrl, stored, 2)).state).toBe('sent');
    const [only, ...more] = about(name);
    expect([only?.from, more]).toEqual([MAIL_FROM, []]);
    expect(only?.mail.from?.value).toEqual([{ name: 'Acme Ltd', address: MAIL_FROM }]);
  },
);

test('the hard end of an attempt ends its thread and its connection, whatever the server does', async () => {
  const compiled = path.resolve('dist/src/mail/thread/threads.js');
  const { MailThreads } = createRequire(__filename)(compiled) as typeof Threads;
  const threads = new MailThreads({ SMTP_URL: front.url, MAIL_FROM });
  front.behave(drip);
  const end = new AbortController();
  const message = { to: 'jane@customer.example', subject: 'drip', text: 'drip' };
  const posted = threads.post({ message, to: [message.to] }, end.signal);
  await eventually(() => front.open() === 1);
  end.abort();
  expect(await posted).toMatchObject({ rest: 'later', reached: [], answered: false });
  await eventually(() => front.open() === 0);
  front.behave(null);
  const { ended, signal, release } = timeLimit();
  const next = await Promise.race([threads.post({ message, to: [message.to] }, signal), ended]);
  release();
  expect(next).toMatchObject({ rest: 'none', reached: [message.to] });
  await threads.close();
});

test('an answer of a hundred lines is taken', async () => {
  front.behave((socket) => {
    socket.write('220 hello\r\n');
    socket.once('data', () => {
      socket.write(`${'250-x\r\n'.repeat(99)}250 x\r\n`);
      socket.once('data', () => socket.write('550 not from you\r\n'));
    });
  });
  const stored = await store({ subject: 'a hundred' });
  expect((await mailAfter(service.databaseUrl, stored, 1)).last_response).toBe('550 not from you');
  front.behave(null);
});

test('Strapi’s own mails go over the same threads', async () => {
  front.behave(manyLines(200_000));
  const forgot = () =>
    httpClient(service.url).post('/admin/forgot-password', { email: 'operator@example.test' });
  expect((await forgot()).status).toBe(204);
  expect((await httpClient(service.url).get('/_health')).status).toBe(204);
  await eventually(() => service.logs().includes(LONG));
  front.behave(null);
  const before = server.received().length;
  expect((await forgot()).status).toBe(204);
  const [reset] = (await server.until(before + 1)).slice(before);
  expect(reset?.mail.from?.value[0]).toEqual({ name: 'Books, Ltd', address: MAIL_FROM });
  expect(reset?.mail.subject).toBe('New password for Invoicing');
  expect(reset?.mail.text).toMatch(
    /\/admin\/auth\/reset-password\?code=\w+\n\nThe link works once/,
  );
  const headers = { 'content-type': 'application/json', cookie: 'invoicing_language=de' };
  const body = JSON.stringify({ email: 'operator@example.test' });
  await fetch(`${service.url}/admin/forgot-password`, { method: 'POST', headers, body });
  const [german] = (await server.until(before + 2)).slice(before + 1);
  expect(german?.mail.subject).toBe('Neues Passwort für Invoicing');
});

test('an invitation to the panel is mailed, and its link is the one that the panel shows', async () => {
  const before = server.received().length;
  const { email, registrationToken } = await invite(service);
  const [invitation] = (await server.until(before + 1)).slice(before);
  expect([invitation?.to, invitation?.mail.subject]).toEqual([[email], 'Invitation to Invoicing']);
  const link = `/admin/auth/register?registrationToken=${registrationToken}`;
  expect(invitation?.mail.text).toContain(link);
});

test('a mail server that is down keeps nobody from being invited', async () => {
  front.behave(silence);
  expect((await invite(service)).registrationToken).toMatch(/^\w+$/);
  front.behave(null);
});
