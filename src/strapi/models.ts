import type { Core } from '@strapi/strapi';
import { MissingPart, requirePart } from './part';

/** The name of a content type. */
export type Uid = Parameters<Core.Strapi['documents']>[0];

/** A field of a content type or component. */
export interface Attribute {
  type: string;
  target?: string;
  component?: string;
  /** The values of a choice. */
  enum?: readonly string[];
  /** False for a field that no form and no role shows. */
  visible?: boolean;
}

interface Model {
  attributes: Record<string, Attribute>;
  /** As our schema files have it, without what Strapi adds. */
  __schema__?: { attributes?: Record<string, unknown> };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  config?: { attributes?: Record<string, { hidden?: boolean }> };
}

const MODEL = {
  name: 'getModel',
  breaks: 'filters over relations could read what a role may not',
};
const SCHEMA = {
  name: 'getModel().__schema__',
  breaks: 'a client could choose the ids of records that it saves',
};
const TYPES = { name: 'registry of content types', breaks: 'hashes of API keys would be shown' };
const VIEWS = {
  name: 'config of schemas',
  breaks: 'forms and lists would have Strapi’s own labels',
};
const TABLES = { name: 'db.metadata', breaks: 'the home page would not know what there is' };

interface Models {
  getModel(uid: string): Model | undefined;
}

/** A content type or component; undefined for a name that nothing has. */
export function modelOf(strapi: Core.Strapi, uid: string): Model | undefined {
  return requirePart<Models>(MODEL, strapi, ['getModel']).getModel(uid);
}

/** The fields of our own schema file of a type. */
export function ownAttributes(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  return requirePart<Record<string, unknown>>(SCHEMA, modelOf(strapi, uid)?.__schema__?.attributes);
}

/** Every content type by its name. */
export function contentTypes(strapi: Core.Strapi): Record<string, Model> {
  return requirePart<Record<string, Model>>(TYPES, strapi.contentTypes);
}

/** The name of a type's table; known in `bootstrap`. */
export function tableOf(strapi: Core.Strapi, uid: Uid): string {
  const { tableName } = requirePart<{ tableName?: string }>(TABLES, strapi.db.metadata.get(uid));
  if (tableName === undefined) throw new MissingPart(TABLES);
  return tableName;
}

/** Types of fields whose values have an order. */
const SORTABLE = [
  'string',
  'text',
  'enumeration',
  'boolean',
  'integer',
  'decimal',
  'date',
  'datetime',
  'increments',
];

/** The column of a field that lists may be sorted by; null for any other name. */
export function columnOf(strapi: Core.Strapi, uid: Uid, field: string): string | null {
  const { attributes } = requirePart<{
    attributes: Record<string, { type: string; columnName?: string }>;
  }>(TABLES, strapi.db.metadata.get(uid));
  const attribute = Object.hasOwn(attributes, field) ? attributes[field] : undefined;
  if (!attribute || !SORTABLE.includes(attribute.type)) return null;
  return attribute.columnName ?? null;
}

/** The column that holds the id of a field's one related record, and where that record is; null for others. */
export function joinOf(
  strapi: Core.Strapi,
  uid: Uid,
  field: string,
): { column: string; target: Uid; table: string } | null {
  const { attributes } = requirePart<{
    attributes: Record<string, { target?: string; joinColumn?: { name: string } }>;
  }>(TABLES, strapi.db.metadata.get(uid));
  const { target, joinColumn } = (Object.hasOwn(attributes, field) && attributes[field]) || {};
  if (target === undefined || !joinColumn) return null;
  return { column: joinColumn.name, target: target as Uid, table: tableOf(strapi, target as Uid) };
}

/**
 * Gives lists and forms of a type or component their first shape. The Content Manager reads it where
 * it has stored nothing yet.
 */
export function setViewConfig(strapi: Core.Strapi, uid: string, config: object): void {
  Object.assign(requirePart<object>(VIEWS, modelOf(strapi, uid)), { config });
}

interface TypeRegistry {
  get(uid: string): Model | undefined;
  extend(uid: string, change: (model: Model) => void): void;
}

/** The fields that tell an API key, or would help to guess it. */
const SECRET = ['accessKey', 'encryptedKey'];

/** The registry of types, with the fields of API tokens as we know them. */
export function tokenType(strapi: Core.Strapi): TypeRegistry {
  const types = requirePart<TypeRegistry>(TYPES, strapi.get('content-types'), ['get', 'extend']);
  const { attributes = {} } = types.get('admin::api-token') ?? {};
  const missing = SECRET.filter((name) => !(name in attributes));
  if (missing.length === 0) return types;
  throw new MissingPart({ ...TYPES, name: 'admin::api-token' }, `has no ${missing.join(', ')}`);
}

/** Hides the hashes of keys in answers, filters and sorts of the Content Manager. */
export function hideTokenSecrets(strapi: Core.Strapi): void {
  const hidden = Object.fromEntries(SECRET.map((name) => [name, { hidden: true }]));
  tokenType(strapi).extend('admin::api-token', (model) => {
    model.config = { ...model.config, attributes: { ...model.config?.attributes, ...hidden } };
  });
}
