import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings, SETTINGS } from '../../src/settings';

const REQUIRED = {
  DATABASE_URL: 'postgres://user:word@localhost:5432/invoices',
  APP_KEYS: 'a,b',
  API_TOKEN_SALT: 'c',
  ADMIN_JWT_SECRET: 'd',
  TRANSFER_TOKEN_SALT: 'e',
  ENCRYPTION_KEY: 'g',
};

const example = parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>;

test('.env.example lists every setting and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(SETTINGS.shape).sort());
});

test('.env.example shows the real defaults', () => {
  expect(readSettings({ ...example, ...REQUIRED })).toEqual(readSettings(REQUIRED));
});

test('one message names every wrong setting, and no value', () => {
  const wrong = {
    ...REQUIRED,
    PORT: '70000',
    DATABASE_URL: 'mysql://root:hunter2@db/invoices',
    DATABASE_DIRECT_URL: 'http://root:hunter2@db/invoices',
    ENCRYPTION_KEY: '',
    TRUSTED_PROXIES: '10.0.0.0/8,nonsense',
    OUTBOUND_ALLOW_PRIVATE_NETWORK: 'maybe',
    RENDER_THREADS: '1.5',
  };
  expect(() => readSettings(wrong)).toThrow(/^Wrong settings:\n/);
  const message = messageOf(() => readSettings(wrong));
  for (const name of Object.keys(wrong).filter((key) => !(key in REQUIRED))) {
    expect(message).toContain(`  ${name} `);
  }
  expect(message).toContain('  ENCRYPTION_KEY is required');
  expect(message).toContain('  DATABASE_URL must be a PostgreSQL URL');
  expect(message).not.toMatch(/hunter2|nonsense|maybe/);
});

test('an empty variable counts as absent', () => {
  const settings = readSettings({ ...REQUIRED, REDIS_URL: '', PORT: '', TRUSTED_PROXIES: '' });
  expect(settings).toMatchObject({ PORT: 1337, TRUSTED_PROXIES: [] });
  expect(settings.REDIS_URL).toBeUndefined();
});

const MAIL = { SMTP_URL: 'smtps://me:hunter2@mail.example:465', MAIL_FROM: 'a@example.com' };

test('the mail server and the address of the sender go together', () => {
  expect(readSettings({ ...REQUIRED, ...MAIL })).toMatchObject(MAIL);
  const lone = (name: string) => ({ ...REQUIRED, ...MAIL, [name]: '', PORT: '70000' });
  const lines = (name: string) =>
    messageOf(() => readSettings(lone(name)))
      .split('\n')
      .slice(1);
  expect(lines('MAIL_FROM')).toEqual([
    expect.stringContaining('PORT'),
    '  MAIL_FROM is required together with SMTP_URL',
  ]);
  expect(lines('SMTP_URL')).toEqual([
    expect.stringContaining('PORT'),
    '  SMTP_URL is required together with MAIL_FROM',
  ]);
});

test.each([
  ['http://mail.example', 'a@example.com', 'SMTP_URL'],
  ['smtp://me:100%@mail.example', 'a@example.com', 'SMTP_URL'],
  ['mail.example:25', 'a@example.com', 'SMTP_URL'],
  ['smtp://mail.example', 'Acme <a@example.com>', 'MAIL_FROM'],
  ['smtp://mail.example', 'a@example.com\r\nBcc: b@example.com', 'MAIL_FROM'],
])('%s with %j is refused for %s', (SMTP_URL, MAIL_FROM, name) => {
  const message = messageOf(() => readSettings({ ...REQUIRED, SMTP_URL, MAIL_FROM }));
  expect(message).toContain(`  ${name} must `);
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
