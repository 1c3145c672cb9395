import type { Core } from '@strapi/strapi';
import type { Uid } from './models';
import { requirePart } from './part';

const SERVICE = {
  name: 'Document Service',
  breaks: 'the rules of the service would not hold in the panel',
};

/** One call of the Document Service. */
export interface DocumentCall {
  uid: Uid;
  action: string;
  params: { data?: Record<string, unknown>; documentId?: string; populate?: unknown };
}

type Wrap = (call: DocumentCall, next: () => Promise<unknown>) => Promise<unknown>;

interface Documents {
  use(wrap: Wrap): unknown;
}

/** The Document Service, which takes middlewares around every call. */
export function documentService(strapi: Core.Strapi): Documents {
  return requirePart<Documents>(SERVICE, strapi.documents, ['use']);
}

/** A record as the Document Service answers it. */
export interface PanelRecord {
  id: number;
  documentId: string;
  [field: string]: unknown;
}

interface DocumentsOfType {
  findOne(params: object): Promise<PanelRecord | null>;
  create(params: { data: object }): Promise<PanelRecord>;
  delete(params: { documentId: string }): Promise<unknown>;
  update(params: object): Promise<PanelRecord | null>;
  clone(params: object): Promise<{ entries: PanelRecord[] } | undefined>;
  count(params: object): Promise<number>;
}

/** The Document Service of a type whose name is known only at run time. */
export function documentsOf(strapi: Core.Strapi, uid: string): DocumentsOfType {
  const open = requirePart<(uid: string) => unknown>(SERVICE, strapi.documents);
  const methods = ['findOne', 'create', 'delete', 'update', 'clone', 'count'] as const;
  return requirePart<DocumentsOfType>(SERVICE, open(uid), methods);
}
