import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { currentRequest } from '../../strapi/request-context';

/** A save of one record, as the Document Service receives it. */
export interface Save {
  uid: string;
  documentId: string | null;
  data: Record<string, unknown>;
}

/** The request of the Content Manager that saves just this record; null for any other save. */
function formRequest(strapi: Core.Strapi, { uid, documentId }: Save): Context | null {
  const asked = currentRequest(strapi);
  // Only a route has set them.
  const { model, id } = asked?.params ?? {};
  return asked && model === uid && id === documentId ? asked : null;
}

/** Whether a form sent the save, or a script that calls the same route. */
export function isFormSave(strapi: Core.Strapi, save: Save): boolean {
  return formRequest(strapi, save) !== null;
}

/**
 * The version that a save was made from. The form sends the `updatedAt` that it read. Strapi removes
 * fields that the role may not write, so this reads the version from the request.
 */
export function sentVersion(strapi: Core.Strapi, save: Save): unknown {
  const body = formRequest(strapi, save)?.request.body as { updatedAt?: unknown } | undefined;
  return body?.updatedAt ?? save.data['updatedAt'] ?? null;
}
