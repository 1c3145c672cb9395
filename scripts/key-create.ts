import { SCOPES, type Scope } from '../src/domain/scopes';
import { issueKey, type KeyRequest } from './issue-key';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';
import { withDatabase } from './with-database';
import { LONGEST_DAYS } from '../src/http/auth/create-key';

const USAGE = `Usage: npm run -s key:create -- --business "Acme" --scopes read,write [--expires-in-days 90] [--name label]

  --business         the business that the key acts for; it is created when there is none of this name
  --scopes           one or more of ${SCOPES.join(', ')}, separated by commas
  --expires-in-days  1 to ${LONGEST_DAYS}; without it the key does not expire
  --name             the key's name in the admin panel`;

const OPTIONS = ['business', 'scopes', 'name', 'expires-in-days'] as const;

/** `npm run key:create`: issues an API key and prints it; it is not shown again. */
export async function main(args: string[]): Promise<void> {
  const request = parse(args);
  await withDatabase((db, { API_TOKEN_SALT }) =>
    db.transaction((trx) => issueKey(trx, API_TOKEN_SALT, request)),
  );
}

/** Reports all wrong arguments at once. */
function parse(args: string[]): KeyRequest {
  const values = readOptions(args, OPTIONS, USAGE);
  const problems: string[] = [];
  const business = textOf('business', values.business, problems);
  const name = values.name === undefined ? undefined : textOf('name', values.name, problems);
  const scopes = scopesOf(values.scopes, problems);
  const expiresInDays = daysOf(values['expires-in-days'], problems);
  if (problems.length > 0) failWithUsage(USAGE, problems);
  return { business, name, scopes, expiresInDays };
}

function textOf(option: string, value: string | undefined, problems: string[]): string {
  const text = value?.trim() ?? '';
  if (text === '') problems.push(`--${option} is required and must not be empty.`);
  if (text.length > 255) problems.push(`--${option} is too long: at most 255 characters.`);
  return text;
}

function scopesOf(value: string | undefined, problems: string[]): Scope[] {
  const names = (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) problems.push(`--scopes is required: ${SCOPES.join(', ')}.`);
  const known = SCOPES.filter((scope) => names.includes(scope));
  const unknown = names.filter((name) => !known.some((scope) => scope === name));
  if (unknown.length > 0)
    problems.push(`--scopes: there is no ${unknown.join(', ')}; use ${SCOPES.join(', ')}.`);
  return known;
}

function daysOf(value: string | undefined, problems: string[]): number | undefined {
  if (value === undefined) return undefined;
  const days = Number(value);
  if (!/^\d+$/.test(value) || days < 1 || days > LONGEST_DAYS)
    problems.push(`--expires-in-days must be a whole number from 1 to ${LONGEST_DAYS}.`);
  return days;
}
