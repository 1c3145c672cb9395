import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { readRun } from '../support/run';
import { spawnNode } from '../support/spawned';

const PASSWORD = 'p:w/100%';
const login = `me:${encodeURIComponent(PASSWORD)}@`;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password = '' }, _session, done) =>
      password === PASSWORD ? done(null, { user: 'me' }) : done(new Error(`no, not ${password}`)),
  });
});

afterAll(() => server.close());

async function mailTest(smtpUrl: string, ...args: string[]) {
  const { project, env } = readRun();
  const script = `require('./dist/scripts/mail-test.js').main(process.argv.slice(1))`;
  const mail: Record<string, string> = smtpUrl === '' ? {} : { SMTP_URL: smtpUrl, MAIL_FROM };
  const run = spawnNode(['-e', script, '--', ...args], { cwd: project, env: { ...env, ...mail } });
  return { code: await run.ended, stdout: run.stdout(), stderr: run.stderr() };
}

const as = (user: string) => server.url.replace('://', `://${user}`);
const TO = ['--to', 'jane@customer.example'];

test('mail:test logs in, sends one mail and prints the server’s answer', async () => {
  const { code, stdout } = await mailTest(as(login), ...TO);
  expect([code, stdout]).toEqual([0, '127.0.0.1 took the mail: 250 OK: message queued\n']);
  const [only] = await server.until(1);
  expect([only?.from, only?.to]).toEqual([MAIL_FROM, ['jane@customer.example']]);
});

test('a wrong password is told without the password', async () => {
  const { code, stderr } = await mailTest(as('me:secret@'), ...TO);
  expect(code).toBe(1);
  expect(stderr).toContain('The mail server refused the login: 535 no, not •••');
  expect(stderr).not.toContain('secret');
});

test('a server that refuses, no server at all, and none in the settings are errors', async () => {
  server.answer({ rcpt: () => ({ code: 550, says: 'unknown' }) });
  const refused = await mailTest(as(login), ...TO);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    '127.0.0.1 did not take the mail. 550 unknown\n',
  ]);
  const away = await mailTest('smtp://127.0.0.1:1', ...TO);
  expect(away.stderr).toContain('could not be reached');
  const none = await mailTest('', ...TO);
  expect([none.code, none.stderr.includes('set SMTP_URL and MAIL_FROM')]).toEqual([1, true]);
});

test.each([
  [[]],
  [['--to', 'a@b.example, c@d.example']],
  [['--to', 'a@b.example\nBcc: c@d.example']],
])('%j prints the usage', async (args) => {
  const { code, stdout, stderr } = await mailTest('', ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Usage: npm run -s manage -- mail:test');
});
