import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readSettings, SETTINGS, unknownSettings, weakSecrets } from '../../src/settings';

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

test('docs/settings.md names every setting', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  const missing = Object.keys(SETTINGS.shape).filter((name) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
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
  ['smtp://mail.example', 'Acme, Ltd <a@example.com>', 'MAIL_FROM'],
  ['smtp://mail.example', '"Acme" <example.com>', 'MAIL_FROM'],
  ['smtp://mail.example', 'a@example.com\r\nBcc: b@example.com', 'MAIL_FROM'],
])('%s with %j is refused for %s', (SMTP_URL, MAIL_FROM, name) => {
  const message = messageOf(() => readSettings({ ...REQUIRED, SMTP_URL, MAIL_FROM }));
  expect(message).toContain(`  ${name} must `);
});

test('each form of MAIL_FROM that the documentation shows works in a file of settings', () => {
  const shown = ['docs/settings.md', '.env.example'].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:MAIL_FROM=('[^'\n]+')|`MAIL_FROM` +\| +`([^`]+)`|such as (\S+@\S+) or (\S+ <\S+>)\.)/g,
    ),
  ]);
  const forms = shown.flatMap((found) => found.slice(1).filter((form) => form !== undefined));
  expect(forms).toHaveLength(4);
  for (const form of forms) {
    const given = parseEnv(`MAIL_FROM=${form}`);
    expect(readSettings({ ...REQUIRED, ...MAIL, ...given }).MAIL_FROM).toContain('example.com');
    expect(given['MAIL_FROM']).toMatch(form.includes('<') ? /Example.*<.*>/ : /^\S+$/);
  }
});

const GARBAGE = ['abc', '-1', '1.5', '1e3', '0x10', '99999999999', '1e999', ' ', '%', 'http://['];
/** Any text is a host, which is tried at once; these secrets are judged by `weakSecrets`. */
const TAKES_TEXT = ['HOST', 'APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET'].concat([
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
]);

test.each(Object.keys(SETTINGS.shape).filter((name) => !TAKES_TEXT.includes(name)))(
  'every refusal of %s is a sentence in our own words',
  (name) => {
    const given = (value: string) => ({ ...REQUIRED, ...MAIL, [name]: value });
    const messages = GARBAGE.map((value) => messageOf(() => readSettings(given(value)))).filter(
      (message) => message !== '',
    );
    expect(messages.length).toBeGreaterThan(GARBAGE.length - 4);
    for (const message of messages) {
      const [head, ...lines] = message.split('\n');
      expect([head, lines.length]).toEqual(['Wrong settings:', 1]);
      expect(lines[0]).toMatch(
        new RegExp(`^ {2}${name} must (be|have) [^"|:]+( such as \\S+.*)?$`),
      );
      expect(lines[0]).not.toMatch(/expected|received|NaN|Invalid|Too (big|small)/);
    }
  },
);

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['DATABASE_POOL_MAX', '0', 'must be a whole number from 1 to 100'],
  ['API_DATABASE_POOL_MAX', '0', 'must be a whole number from 1 to 100'],
  ['LOG_LEVEL', 'loud', 'must be error, warn, info, http, verbose, debug or silly'],
  [
    'PUBLIC_URL',
    'https://x.example/sub/',
    'must be an address such as https://invoices.example.com, without a path',
  ],
  ['DATABASE_URL', 'postgres://u:100%@h/x', 'must have user and password percent-encoded'],
  ['ENCRYPTION_KEY', '  ', 'is required'],
])('%s=%s says what it must be', (name, value, words) => {
  const message = messageOf(() => readSettings({ ...REQUIRED, [name]: value }));
  expect(message).toBe(`Wrong settings:\n  ${name} ${words}`);
});

test.each([
  'ftp://x.example',
  'x.example',
  'https://me:word@x.example',
  'https://x.example/?a',
  'https://x.example/#a',
])('PUBLIC_URL=%s is refused, since links could not begin with it', (PUBLIC_URL) => {
  expect(() => readSettings({ ...REQUIRED, PUBLIC_URL })).toThrow('PUBLIC_URL must be an address');
});

test('PUBLIC_URL may end in a slash and name a port', () => {
  const PUBLIC_URL = 'http://localhost:1337/';
  expect(readSettings({ ...REQUIRED, PUBLIC_URL })).toMatchObject({ PUBLIC_URL });
});

const STRONG = 'pJ4wq9Zb1xT7kD0v';
const secrets = (more: Record<string, string>) =>
  readSettings({
    ...REQUIRED,
    APP_KEYS: `${STRONG},x${STRONG}`,
    API_TOKEN_SALT: STRONG,
    ADMIN_JWT_SECRET: STRONG,
    TRANSFER_TOKEN_SALT: STRONG,
    ENCRYPTION_KEY: STRONG,
    ...more,
  });

test('secrets that somebody could guess are named, each part of a list and the token of figures too', () => {
  expect(weakSecrets(secrets({ METRICS_TOKEN: STRONG }))).toEqual([]);
  const weak = { ENCRYPTION_KEY: 'abc', APP_KEYS: `${STRONG},`, METRICS_TOKEN: 'x'.repeat(16) };
  const names = ['APP_KEYS', 'ENCRYPTION_KEY', 'JWT_SECRET', 'METRICS_TOKEN'];
  expect(weakSecrets(secrets({ ...weak, JWT_SECRET: 'secret' }))).toEqual(names);
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['WEBHOOK_KEEP_DELIVERD_DAYS', 'WEBHOOK_KEEP_DELIVERED_DAYS'],
  ['TRUSTED_PROXY', null],
  ['SMTP_HOST', null],
  ['GENERATOR_LIMIT', null],
])('%s is reported, since it has no effect', (name, meant) => {
  const said = unknownSettings([name]);
  if (name === 'TRUSTED_PROXY') expect(said).toEqual([]);
  else if (meant === null) {
    expect(said).toEqual([`${name} is not a setting (.env.example lists all).`]);
  } else expect(said).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
});

test('names of the settings, of other programs and of container platforms are no mistakes', () => {
  const others =
    `PATH HOME PWD OLDPWD SHELL SHLVL USER LOGNAME LANG LC_ALL TERM TZ HOSTNAME MAIL _ EDITOR
    TMPDIR PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION INIT_CWD
    npm_config_cache npm_package_name npm_lifecycle_event NPM_CONFIG_CACHE http_proxy HTTPS_PROXY NO_PROXY
    DOMAIN POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB DOCKER_HOST KUBERNETES_PORT KUBERNETES_SERVICE_HOST
    METRICS_SERVICE_HOST METRICS_PORT_80_TCP MAIL_PORT SSH_CLIENT SSH_AUTH_SOCK XDG_RUNTIME_DIR DISPLAY CI
    INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_PID SYSTEMD_EXEC_PID MANAGERPID COLORTERM LESS PAGER
    REDIS_PORT DATABASE_PORT DATABASE_SERVICE_HOST RENDER_EXTERNAL_URL PORT_80 API_URL APP_ENV LOG_DIR
    STRAPI_TELEMETRY_DISABLED JWT_SECRET ADMIN_PATH PUBLIC_DIR`.split(/\s+/);
  expect(unknownSettings([...others, ...Object.keys(SETTINGS.shape)])).toEqual([]);
});

test.each(['Acme <a@example.com>', '"Acme, Ltd" <a@example.com>'])(
  '%s names the sender of mails',
  (MAIL_FROM) =>
    expect(readSettings({ ...REQUIRED, SMTP_URL: 'smtp://mail.example', MAIL_FROM })).toMatchObject(
      {
        MAIL_FROM,
      },
    ),
);

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
