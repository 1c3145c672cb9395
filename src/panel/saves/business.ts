import { randomUUID } from 'node:crypto';
import { forgetKnownKeys } from '../../http/auth/business-key';
import { BUSINESS_RECORD } from '../../billing/schemas/business';
import type { BankAccount } from '../../domain/bank-account';
import { requireNotAfterToday } from '../../domain/booking-dates';
import { countryOf, RULES, rulesOfFirstCountry, usualRules } from '../../domain/usual-rules';
import { dateInZone } from '../../domain/dates';
import { validationError } from '../../domain/errors';
import { withIds } from '../../domain/listed-ids';
import { say } from '../../messages/message';
import { storable } from './decimal-values';
import { fieldError } from './failures';
import { mayUseAsLogo } from './find-logo';
import { hasIssued } from './has-issued';
import { parseKeeping } from './parse-keeping';
import { refusedTogether } from './refused-together';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';

/** The fields that rule other things, and codes of every kind, are checked at every save. */
export const businessRule: Rule = async (saving, given) => {
  refuseForeignKeys(saving);
  await refuseUnseen(saving);
  // The settings of the business hold from the next request on.
  saving.trx.afterCommit(() => forgetKnownKeys(saving.strapi));
  const data = decideBusiness(given);
  return { data: { ...data, ...(await firstRules(saving, given, data)) } };
};

function decideBusiness({ form: { action, data }, loaded: { record }, now }: Case) {
  const stored = {
    name: 'unchanged',
    time_zone: record?.['time_zone'] ?? 'UTC',
    default_currency: record?.['default_currency'] ?? 'USD',
  };
  const input = { ...(record ? stored : {}), ...definedOnly(data) };
  const check = () => parseKeeping(BUSINESS_RECORD, input, action === 'update' ? record : null);
  refusedTogether(() => refuseEmptied(data), check);
  const checked = check();
  const { closed_until: closed, time_zone: zone } = checked;
  // What an older version took stays until it is changed.
  if (closed !== null && closed !== record?.['closed_until'])
    requireNotAfterToday('closed_until', closed, dateInZone(zone, now));
  const { bank_accounts: accounts } = checked;
  const known = action === 'update' ? (record?.['bank_accounts'] as BankAccount[] | null) : null;
  const bank_accounts = accounts && withIds(known ?? null, accounts, randomUUID);
  const own = Object.entries(storable({ ...checked, bank_accounts })).filter(
    ([field]) => action === 'create' || data[field] !== undefined,
  );
  // A key belongs to one business. A copy that named the keys would take them from the original.
  const keys = action === 'clone' ? { api_tokens: [] } : {};
  const usual = usualRules(checked.country_code ?? countryOf(record ?? {}));
  const rules = RULES.filter((name) => isUnchosen(action, data[name])).map((name) => [
    name,
    usual[name],
  ]);
  return { ...data, ...Object.fromEntries([...own, ...rules]), ...keys };
}

/** A form that leaves them out keeps them, or takes their defaults. An emptied field is a mistake. */
function refuseEmptied(data: Record<string, unknown>): void {
  const emptied = ['time_zone', 'default_currency'].filter(
    (name) => data[name] === null || data[name] === '',
  );
  if (emptied.length > 0)
    throw validationError(emptied.map((name) => ({ path: [name], message: say('required') })));
}

/** Nobody has chosen one in an empty field. A form that leaves the field out changes nothing. */
const isUnchosen = (action: Case['form']['action'], sent: unknown): boolean =>
  sent === null || sent === '' || (sent === undefined && action === 'create');

async function firstRules(
  { trx }: Saving,
  { form: { action }, loaded: { record } }: Case,
  data: Record<string, unknown>,
): Promise<object> {
  const rules = action === 'update' && record !== null && rulesOfFirstCountry(record, data);
  return rules && !(await hasIssued(trx, record.id)) ? rules : {};
}

function definedOnly(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );
}

/** Whether a change of a relation adds a record, and does not only remove some. */
function adds(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  const { connect, set, disconnect } = value as Record<string, unknown>;
  if (connect === undefined && set === undefined) return disconnect === undefined;
  return adds(connect) || adds(set);
}

const UNSEEN_PEOPLE = say('member_not_addable');
const UNSEEN_FILES = say('files_unseen');

/** The row id of the file that a form names. Forms send the whole file, even if it did not change. */
function fileNamed(value: unknown): number {
  const { id } = (typeof value === 'object' && value !== null ? value : { id: value }) as {
    id?: unknown;
  };
  return Number(id);
}

/** All businesses share people and files. Only operators whose roles show these may add them. */
async function refuseUnseen({ trx, operator, documentId, data }: Saving): Promise<void> {
  if (!operator) return;
  if (adds(data.members) && !operator.ability.can('admin::users.read')) {
    throw fieldError(['members'], UNSEEN_PEOPLE);
  }
  if (!adds(data.logo)) return;
  const mayUse = await mayUseAsLogo(trx, operator, documentId, fileNamed(data.logo));
  if (!mayUse) throw fieldError(['logo'], UNSEEN_FILES);
}

/**
 * Linking a token takes it from its former business, and a form can name any token by its row id. So
 * only operators who see all tokens in Settings may link one. Others create a key for their business.
 */
function refuseForeignKeys({ operator, data }: Saving): void {
  if (!operator || !adds(data.api_tokens)) return;
  if (operator.ability.can('admin::api-tokens.read')) return;
  throw fieldError(['api_tokens'], say('key_not_linkable'));
}
