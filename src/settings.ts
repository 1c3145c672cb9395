import { PAPER_SIZES } from './domain/paper';
import { z } from 'zod';
import { parseRange, type Range } from './domain/addresses';
import { readMailbox } from './domain/mailbox';
import { similarName } from './domain/similar-name';
import { isWeakSecret } from './domain/weak-secret';

/**
 * Every setting of the service, read from the environment once at start. One message names all wrong
 * ones, and prints no value, since some are secrets.
 */
const secret = z.string().refine((text) => text.trim() !== '', 'is required');

/** Digits only: Strapi reads some numbers for itself, and takes `1e3` for 1. */
const count = (fallback: number, max = 1_000_000, min = 0) => {
  const isWithin = (text: string) =>
    /^\s*\d+\s*$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z
    .string()
    .refine(isWithin, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .default(fallback);
};

/** A bare % in a password is no URL. Its readers would throw, some of them with the password. */
const hasReadablePassword = (url: string): boolean => !/%(?![0-9a-f]{2})/i.test(url);

const serverUrl = (protocol: RegExp, error: string) =>
  z
    .url({ protocol, error, abort: true })
    .refine(hasReadablePassword, 'must have user and password percent-encoded');

const postgresUrl = serverUrl(
  /^postgres(ql)?$/,
  'must be a PostgreSQL URL such as postgres://user:password@host:5432/name',
);

/** The origin alone: pages ask for their files at the root. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && `${search}${hash}${username}` === '';
}

const origin = (example: string) =>
  z
    .string()
    .refine(
      (text) => text === '' || isOrigin(text),
      `must be an address such as ${example}, without a path`,
    )
    .default('');

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === 'true');

const ranges = z
  .string()
  .default('')
  .transform((text, context): Range[] => {
    const parts = text.split(',').filter((part) => part.trim() !== '');
    const found = parts.map(parseRange).filter((range) => range !== null);
    if (found.length < parts.length) {
      const message = 'must be addresses or CIDR ranges, separated by commas';
      context.issues.push({ code: 'custom', message, input: text });
    }
    return found;
  });

export const SETTINGS = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: count(1337, 65_535),
  PUBLIC_URL: origin('https://invoices.example.com'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_MAX: count(6, 100, 1),
  API_DATABASE_POOL_MAX: count(4, 100, 1),
  EXPORTS_AT_ONCE: count(4, 100, 1),
  REDIS_URL: serverUrl(
    /^rediss?$/,
    'must be a Redis URL such as redis://user:password@host:6379',
  ).optional(),
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  JWT_SECRET: z.string().optional(),
  API_RATE_LIMIT_PER_MINUTE: count(6_000),
  STRANGER_REQUESTS_PER_MINUTE: count(600),
  LOGIN_ATTEMPTS_PER_MINUTE: count(30),
  REQUEST_TIMEOUT_SECONDS: count(30, 3_600, 1),
  STOP_DELAY_SECONDS: count(0, 600),
  MAX_CONNECTIONS: count(2_000, 1_000_000, 1),
  TRUSTED_PROXIES: ranges,
  GENERATOR_MONTHLY_LIMIT: count(100),
  GENERATOR_ATTEMPTS_PER_MINUTE: count(300),
  GENERATOR_PREVIEWS_PER_MINUTE: count(90),
  GENERATOR_QUEUE: count(32, 10_000),
  GENERATOR_RENDERS_PER_ADDRESS: count(2, 64, 1),
  GENERATOR_TIME_LIMIT_SECONDS: count(5, 600, 1),
  PAPER_SIZE: z.enum(PAPER_SIZES, { error: 'must be A4 or LETTER' }).default('A4'),
  RENDER_THREADS: count(0, 64),
  RENDER_QUEUE: count(64, 10_000),
  RENDER_TIME_LIMIT_SECONDS: count(15, 600, 1),
  OUTBOUND_ALLOW_PRIVATE_NETWORK: flag,
  OUTBOUND_PRIVATE_RANGES: ranges,
  LOGO_ALLOW_PRIVATE_NETWORK: flag,
  WEBHOOK_WORKER: z.enum(['inline', 'off'], { error: 'must be inline or off' }).default('inline'),
  WEBHOOK_KEEP_DELIVERED_DAYS: count(30, 3_650),
  WEBHOOK_KEEP_FAILED_DAYS: count(90, 3_650),
  MAIL_KEEP_DAYS: count(90, 3_650),
  STATEMENT_KEEP_DAYS: count(90, 3_650),
  SMTP_URL: serverUrl(
    /^smtps?$/,
    'must be an SMTP URL such as smtps://user:password@host:465',
  ).optional(),
  STRIPE_API_URL: origin('https://stripe-proxy.example.com'),
  MAIL_RECIPIENTS_PER_HOUR: count(200),
  MAIL_RECIPIENTS_PER_DAY: count(1_000),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => z.email().safeParse(readMailbox(text)?.address).success,
      'must be an e-mail address such as invoices@example.com or Example <invoices@example.com>',
    )
    .optional(),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).default('text'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'], {
      error: 'must be error, warn, info, http, verbose, debug or silly',
    })
    .default('info'),
});

export type Settings = z.infer<typeof SETTINGS>;

/** The database, and the way to it past a pooler. */
export type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/** The URL for all that needs a session of its own. */
export const directUrlOf = ({ DATABASE_URL, DATABASE_DIRECT_URL }: DatabaseSettings): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** Empty variables count as absent, as in a `.env` with `REDIS_URL=`. */
function present(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Settings that only make sense together. */
function unpaired({ SMTP_URL, MAIL_FROM }: Partial<Record<string, string>>): string[] {
  if (SMTP_URL && !MAIL_FROM) return ['  MAIL_FROM is required together with SMTP_URL'];
  return MAIL_FROM && !SMTP_URL ? ['  SMTP_URL is required together with MAIL_FROM'] : [];
}

/** Throws one error that names every wrong setting and what is wrong with it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = present(environment);
  const result = SETTINGS.safeParse(given);
  const alone = unpaired(given);
  if (result.success && alone.length === 0) return result.data;
  const lines = (result.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    return `  ${name} ${given[name] === undefined ? 'is required' : issue.message}`;
  });
  lines.push(...alone);
  throw new Error(`Wrong settings:\n${lines.join('\n')}`);
}

type Secrets = Pick<Settings, (typeof SECRETS)[number]>;
const SECRETS = [
  ...(['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'] as const),
  ...(['ENCRYPTION_KEY', 'JWT_SECRET', 'METRICS_TOKEN'] as const),
];

/** The names of the secrets that somebody could guess. Each part of a list counts. */
export function weakSecrets(settings: Secrets): string[] {
  const parts = (name: (typeof SECRETS)[number]) =>
    name === 'APP_KEYS' ? settings[name].split(',') : [settings[name] ?? []].flat();
  return SECRETS.filter((name) => parts(name).some(isWeakSecret));
}

/** No other program's variables begin like this. Container platforms add the endings. */
const OURS = /^(GENERATOR|LOGO|MAIL|METRICS|OUTBOUND|SMTP|STATEMENT|STRIPE|WEBHOOK)_/;
const OF_PLATFORMS = /_(SERVICE_HOST|SERVICE_PORT|PORT)(_|$)/;

/** A sentence for each name that looks like a setting and is none, since it has no effect. */
export function unknownSettings(names: readonly string[]): string[] {
  const known = Object.keys(SETTINGS.shape);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = similarName(name, known);
      if (meant) return [`${name} is not a setting. Did you mean ${meant}?`];
      const isOurs = OURS.test(name) && !OF_PLATFORMS.test(name);
      return isOurs ? [`${name} is not a setting (.env.example lists all).`] : [];
    });
}
