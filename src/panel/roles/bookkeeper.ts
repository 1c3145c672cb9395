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
  { subject: CONTENT_TYPE.endpoint, actions: ['read'] },
  { subject: CONTENT_TYPE.delivery, actions: ['read'] },
];

function permissions(strapi: Core.Strapi): object[] {
  return GRANTS.flatMap(({ subject, actions, without = [] }) => {
    const fields = fieldNames(strapi, subject).filter((field) => !without.includes(field));
    const limits = { properties: { fields }, conditions: [MY_BUSINESSES] };
    return actions.map((action) => ({ action: ACTIONS[action], subject, ...limits }));
  });
}

/**
 * Creates the role "Bookkeeper" at the first start only. Operators may change or delete it, and later
 * starts leave it as it is. Called in `bootstrap`.
 */
export async function createBookkeeper(strapi: Core.Strapi): Promise<void> {
  const made = reminder(strapi, 'bookkeeper_made');
  if (await made.isSet()) return;
  const roles = rolesService(strapi);
  const name = 'Bookkeeper';
  await strapi.db.transaction(async () => {
    if (!(await roles.exists({ name }))) {
      const description = 'Writes invoices and quotations for the businesses they are a member of.';
      const role = await roles.create({ name, code: 'invoicing-bookkeeper', description });
      await roles.assignPermissions(role.id, permissions(strapi));
    }
    await made.set();
  });
}
