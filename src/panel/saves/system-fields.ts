import type { Core } from '@strapi/strapi';
import { ownAttributes } from '../../strapi/models';
import type { Operator, Uid } from '../roles/ability';

type FieldsOf = (uid: Uid) => ReadonlySet<string>;

/** The fields of our own schema files by type. They stay the same while the service runs. */
export function ownFieldsOf(strapi: Core.Strapi): FieldsOf {
  const known = new Map<Uid, ReadonlySet<string>>();
  return (uid) => {
    const fields = known.get(uid) ?? new Set(Object.keys(ownAttributes(strapi, uid)));
    known.set(uid, fields);
    return fields;
  };
}

/**
 * Keeps the fields of our own schemas, and removes Strapi's system fields. Strapi stores every
 * field that it gets, so a client could otherwise choose the `id` or `documentId` of another
 * record. The operator who is logged in counts as the author of the save.
 */
export function withoutSystemFields(
  ownFields: ReadonlySet<string>,
  action: string,
  data: Record<string, unknown>,
  operator: Operator | null,
): Record<string, unknown> {
  const own = Object.entries(data).filter(([field]) => ownFields.has(field));
  return { ...Object.fromEntries(own), ...savedBy(action, operator) };
}

/** Where Strapi stores the record. Triggers name the operator of all others. */
function savedBy(action: string, operator: Operator | null): Record<string, unknown> {
  if (operator === null) return {};
  return {
    ...(action === 'update' ? {} : { createdBy: operator.id }),
    updatedBy: operator.id,
  };
}
