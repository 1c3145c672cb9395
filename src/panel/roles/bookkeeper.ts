import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { fieldNames, rolesService } from '../../strapi/roles';
import { reminder } from '../../strapi/store';
import { ACTIONS, type Action } from './ability';
import { MY_BUSINESSES } from './my-businesses';
import { BEYOND_BUSINESSES } from './new-fields';

/**
 * Bookkeepers make and change these records. Some of them only by actions: a payment is voided, a mail is
 * sent again.
 */
const WRITTEN = [
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.quotation,
  CONTENT_TYPE.recurring,
  CONTENT_TYPE.payment,
  CONTENT_TYPE.creditNote,
  CONTENT_TYPE.refund,
  CONTENT_TYPE.mail,
];

/** The rights of the prepared role. Each is limited to records of the operator's own businesses. */
const GRANTS: { subject: string; actions: Action[]; without?: string[] }[] = [
  ...WRITTEN.map((subject) => ({
    subject,
    actions: ['create', 'read', 'update'] as Action[],
  })),
  { subject: CONTENT_TYPE.business, actions: ['read'], without: BEYOND_BUSINESSES },
  { subject: CONTENT_TYPE.bankStatement, actions: ['create', 'read', 'delete'] },
  { subject: CONTENT_TYPE.bankTransaction, actions: ['read', 'update'] },
  { subject: CONTENT_TYPE.endpoint, actions: ['read'] },
  { subject: CONTENT_TYPE.delivery, actions: ['read'] },
];

/** Types that came after the role, in 1.3.0. */
const LATER: readonly string[] = [CONTENT_TYPE.bankStatement, CONTENT_TYPE.bankTransaction];

const CODE = 'invoicing-bookkeeper';

function permissions(strapi: Core.Strapi, grants = GRANTS): object[] {
  return grants.flatMap(({ subject, actions, without = [] }) => {
    const fields = fieldNames(strapi, subject).filter((field) => !without.includes(field));
    return actions.map((action) => ({
      action: ACTIONS[action],
      subject,
      // A role allows to delete whole records only.
      properties: action === 'delete' ? {} : { fields },
      conditions: [MY_BUSINESSES],
    }));
  });
}

/** Gives the role of an older database the rights of later types, unless somebody gave it some already. */
async function grantLater(strapi: Core.Strapi): Promise<void> {
  const roles = rolesService(strapi);
  const [role] = await roles.find({ code: CODE }, ['permissions']);
  const isLater = ({ subject }: { subject: string | null }) => LATER.includes(subject ?? '');
  if (!role || role.permissions.some(isLater)) return;
  const kept = role.permissions.map(({ action, subject, properties, conditions }) => ({
    action,
    subject,
    properties,
    conditions,
  }));
  const added = permissions(strapi, GRANTS.filter(isLater));
  await roles.assignPermissions(role.id, [...kept, ...added]);
}

/**
 * Creates the role "Bookkeeper" at the first start only. Operators may change or delete it, and later
 * starts leave it as it is. Called in `bootstrap`.
 */
export async function createBookkeeper(strapi: Core.Strapi): Promise<void> {
  const made = reminder(strapi, 'bookkeeper_made');
  const later = reminder(strapi, 'bookkeeper_bank_granted');
  if (await made.isSet()) {
    if (await later.isSet()) return;
    return strapi.db.transaction(async () => {
      await grantLater(strapi);
      await later.set();
    });
  }
  const roles = rolesService(strapi);
  const name = 'Bookkeeper';
  await strapi.db.transaction(async () => {
    if (!(await roles.exists({ name }))) {
      const description = 'Writes invoices and quotations for the businesses they are a member of.';
      const role = await roles.create({ name, code: CODE, description });
      await roles.assignPermissions(role.id, permissions(strapi));
    }
    await made.set();
    await later.set();
  });
}
