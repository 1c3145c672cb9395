import type { Core } from '@strapi/strapi';
import { ownAttributes } from '../../strapi/models';
import type { Operator, Uid } from '../roles/ability';

/**
 * Keeps the fields of our own schemas, and removes Strapi's system fields. Strapi stores every
 * field that it gets, so a client could otherwise choose the `id` or `documentId` of another
 * record. The operator who is logged in counts as the author of the save.
 */
export function withoutSystemFields(
  strapi: Core.Strapi,
  call: { uid: Uid; action: string },
  data: Record<string, unknown>,
  operator: Operator | null,
): Record<string, unknown> {
  const attributes = ownAttributes(strapi, call.uid);
  const own = Object.entries(data).filter(([field]) => Object.hasOwn(attributes, field));
  return { ...Object.fromEntries(own), ...savedBy(call.action, data, operator) };
}

/** Our own code may name the person who saves; a request may not. */
function savedBy(
  action: string,
  { createdBy, updatedBy }: Record<string, unknown>,
  operator: Operator | null,
): Record<string, unknown> {
  const creator = operator?.id ?? createdBy;
  const editor = operator?.id ?? updatedBy;
  return {
    ...(action === 'update' || creator === undefined ? {} : { createdBy: creator }),
    ...(editor === undefined ? {} : { updatedBy: editor }),
  };
}
