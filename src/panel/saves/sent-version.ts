import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { currentRequest } from '../../strapi/request-context';

/** A save of one record, as the Document Service is asked for it. */
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

/** Whether a form, or a script in the place of one, sent the save. */
export function isFormSave(strapi: Core.Strapi, save: Save): boolean {
  return formRequest(strapi, save) !== null;
}

/**
 * The version that a save was made from: the `updatedAt` that the form read, sent back. Strapi removes
 * fields that the role may not write, so this reads it from the request.
 */
export function sentVersion(strapi: Core.Strapi, save: Save): unknown {
  const body = formRequest(strapi, save)?.request.body as { updatedAt?: unknown } | undefined;
  return body?.updatedAt ?? save.data['updatedAt'] ?? null;
}
