import type { Core } from '@strapi/strapi';
import type { Operator, Uid } from '../../access/ability';

interface Model {
  __schema__: { attributes: Record<string, unknown> };
}

/**
 * The fields that a schema of ours names, and none that Strapi keeps itself: whoever could send `id` or
 * `documentId` would take numbers and public ids that are or will be others'. Strapi stores what it is
 * given. Who saved is whoever is logged in.
 */
export function withoutSystemFields(
  strapi: Core.Strapi,
  call: { uid: Uid; action: string },
  data: Record<string, unknown>,
  operator: Operator | null,
): Record<string, unknown> {
  const { attributes } = (strapi.getModel(call.uid) as unknown as Model).__schema__;
  const own = Object.entries(data).filter(([field]) => Object.hasOwn(attributes, field));
  return { ...Object.fromEntries(own), ...savedBy(call.action, data, operator) };
}

/** Our own code may say in whose name it writes; a request may not. */
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
