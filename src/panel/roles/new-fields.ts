import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { fieldNames, rolesService, type RolePermission } from '../../strapi/roles';
import { storedValue } from '../../strapi/store';
import { ACTIONS } from './ability';

/** Fields of a business that show people and keys of the whole service. A role gets them by hand only. */
export const BEYOND_BUSINESSES = ['api_tokens', 'members'];

/** Fields that are a right of their own. An upgrade lets roles see them, and change them only by hand. */
const CHANGED_BY_RIGHT = ['closed_until'];

const IDENTIFIERS = [
  ...['registration_id', 'registration_scheme'],
  ...['electronic_address', 'electronic_address_scheme'],
];

const ISSUED = ['issued_at', 'issued_details', 'handed_out_at'];

const LINE = ['items.unit_code', 'items.tax_category', 'items.tax_exemption_reason'];

/** Fields by type that version 0.1.0 lacked. It did not record which fields it knew. */
const SINCE_FIRST_VERSION: Readonly<Record<string, readonly string[]>> = {
  [CONTENT_TYPE.business]: [
    ...['country_code', 'vat_id', 'iban', 'bic', 'contact_name', 'payment_term_days'],
    ...['default_tax_rate', 'default_notes', 'default_quotation_notes', 'default_quotation_terms'],
    ...['tax_rounding', 'zero_rate_category'],
    ...['invoice_number_pattern', 'quotation_number_pattern', 'credit_note_number_pattern'],
    'lock_documents',
    ...IDENTIFIERS,
    ...['business_process', 'coded_notes', 'language', 'payment_link', 'print_payment_code'],
    ...['reminder_days_before', 'reminder_days_after', 'reminder_text'],
    'only_customer_addresses',
    'retention_years',
    ...CHANGED_BY_RIGHT,
  ],
  [CONTENT_TYPE.customer]: [
    ...['country_code', 'vat_id', 'buyer_reference', 'language'],
    ...['default_tax_rate', 'payment_term_days'],
    ...IDENTIFIERS,
    'e_invoice_format',
    'no_reminders',
  ],
  [CONTENT_TYPE.invoice]: [
    ...['delivery_date', 'order_reference', 'tax_rounding', 'template_version', 'left_draft'],
    ...['amount_recorded', 'amount_credited', 'credit_total', 'amount_refunded'],
    ...ISSUED,
    ...LINE,
    'no_reminders',
  ],
  [CONTENT_TYPE.quotation]: [
    'tax_rounding',
    'template_version',
    'state_before',
    ...ISSUED,
    ...LINE,
    ...['decided_at', 'decided_by', 'decision_remark'],
  ],
};

/** Types that an upgrade adds, and the type whose permissions they get. */
const NEW_TYPES: Readonly<Record<string, string>> = {
  [CONTENT_TYPE.product]: CONTENT_TYPE.customer,
  [CONTENT_TYPE.payment]: CONTENT_TYPE.invoice,
  [CONTENT_TYPE.creditNote]: CONTENT_TYPE.invoice,
  [CONTENT_TYPE.refund]: CONTENT_TYPE.invoice,
  [CONTENT_TYPE.mail]: CONTENT_TYPE.invoice,
};

type Fields = Record<string, readonly string[]>;

interface News {
  /** The fields that a role must have to get the added ones. */
  before: readonly string[];
  added: readonly string[];
}

function newsOf(now: Fields, recorded: Fields | null): Map<string, News> {
  const news = Object.entries(now).map(([uid, fields]): [string, News] => {
    const since = SINCE_FIRST_VERSION[uid] ?? [];
    const known = recorded ? recorded[uid] : fields.filter((field) => !since.includes(field));
    const added = known ? fields.filter((field) => !known.includes(field)) : [];
    const still = fields.filter((field) => known?.includes(field));
    const byHand = [...BEYOND_BUSINESSES, ...CHANGED_BY_RIGHT];
    return [uid, { before: still.filter((field) => !byHand.includes(field)), added }];
  });
  return new Map(news.filter(([, { added }]) => added.length > 0));
}

function extended(permission: RolePermission, news: Map<string, News>): RolePermission {
  const { action, subject, properties, conditions } = permission;
  const plain = { action, subject, properties, conditions };
  const { fields } = properties as { fields?: readonly string[] };
  const found = news.get(subject ?? '');
  if (!found || !fields || !found.before.every((field) => fields.includes(field))) return plain;
  const isRead = action === ACTIONS.read;
  const added = found.added.filter((field) => isRead || !CHANGED_BY_RIGHT.includes(field));
  return { ...plain, properties: { ...properties, fields: [...new Set([...fields, ...added])] } };
}

/**
 * Gives fields that an upgrade has added to every role that had all fields of the type before. Strapi
 * gives them to nobody but super administrators, so forms would not show them. Called at every start,
 * in `bootstrap`.
 */
export async function grantNewFields(strapi: Core.Strapi): Promise<void> {
  const recorded = storedValue<Fields>(strapi, 'known_fields');
  const types = Object.values(CONTENT_TYPE);
  const now = Object.fromEntries(types.map((uid) => [uid, fieldNames(strapi, uid)]));
  const before = await recorded.get();
  const news = newsOf(now, before);
  const isWhole = before && Object.keys(NEW_TYPES).every((uid) => before[uid]);
  if (isWhole && news.size === 0) return;
  const roles = rolesService(strapi);
  await strapi.db.transaction(async () => {
    const limited = await roles.find({ code: { $ne: 'strapi-super-admin' } }, ['permissions']);
    for (const { id, permissions } of limited) {
      const known = permissions.map((one) => extended(one, news));
      const granted = withNewTypes(known, now, before);
      const changes = granted.some((one, at) => fieldCount(one) !== fieldCount(permissions[at]));
      if (changes) await roles.assignPermissions(id, granted);
    }
    await recorded.set(now);
  });
}

/**
 * Gives a new type to roles that have all fields of the type it goes with, with the same actions and
 * conditions. A role that has the new type already stays as it is.
 */
function withNewTypes(
  permissions: readonly RolePermission[],
  now: Fields,
  recorded: Fields | null,
): RolePermission[] {
  const added = Object.entries(NEW_TYPES)
    .filter(([uid]) => !recorded?.[uid] && !permissions.some(({ subject }) => subject === uid))
    .flatMap(([uid, like]) =>
      permissions
        .filter(({ subject, properties }) => {
          const { fields } = properties as { fields?: readonly string[] };
          return subject === like && now[like]?.every((field) => fields?.includes(field) ?? true);
        })
        .map(({ action, properties, conditions }) => ({
          ...{ action, subject: uid, conditions },
          properties: { ...properties, ...('fields' in properties ? { fields: now[uid] } : {}) },
        })),
    );
  return [...permissions, ...added];
}

function fieldCount(permission: RolePermission | undefined): number {
  return (permission?.properties as { fields?: unknown[] } | undefined)?.fields?.length ?? 0;
}
