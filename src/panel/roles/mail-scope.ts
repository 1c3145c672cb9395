import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../content-types';
import { ACTIONS, checkerOf, type Operator } from './ability';
import { readScope } from './sql-filter';

/** The fields that tell of a refused mail. A role must allow all of them. */
export const REFUSED_MAIL_FIELDS = ['kind', 'state', 'recipients', 'subject', 'last_response'];

/** A condition on mails `m`, with its parameters. */
interface MailScope {
  sql: string;
  values: readonly unknown[];
}

/** The condition on mails `m` that the operator may see them; null where a role hides one of their fields. */
export async function mailScope(
  strapi: Core.Strapi,
  operator: Operator,
): Promise<MailScope | null> {
  const checker = checkerOf(strapi, operator.ability, CONTENT_TYPE.mail);
  if (REFUSED_MAIL_FIELDS.some((field) => checker.cannot(ACTIONS.read, null, field))) return null;
  const { businesses, sql, values } = await readScope(strapi, operator, CONTENT_TYPE.mail);
  if (sql === null) return { sql: 'true', values: [] };
  if (businesses === null) return { sql: `m.id IN (${sql})`, values };
  return { sql: 'm.business_id = ANY($1::int[])', values: [businesses] };
}

/** The same within one business. @param business its row id; null for all */
export async function mailScopeIn(
  strapi: Core.Strapi,
  operator: Operator,
  business: number | null,
): Promise<MailScope | null> {
  const scope = await mailScope(strapi, operator);
  if (!scope || business === null) return scope;
  const values = [...scope.values, business];
  return { sql: `${scope.sql} AND m.business_id = $${values.length}::int`, values };
}
