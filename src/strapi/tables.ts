import type { Core } from '@strapi/strapi';
import { rawTransaction, type Raw } from './transaction';
import { MissingPart } from './part';

const LINE_LINKS = ['id', 'entity_id', 'cmp_id', 'component_type', 'field', 'order'];

/** Tables and columns of Strapi's own that our SQL names. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  strapi_api_tokens: [
    'id',
    'name',
    'description',
    'type',
    'kind',
    'access_key',
    'lifespan',
    'expires_at',
    'last_used_at',
    'created_at',
  ],
  strapi_api_token_permissions: ['id', 'action'],
  strapi_api_token_permissions_token_lnk: ['api_token_permission_id', 'api_token_id'],
  businesses_api_tokens_lnk: ['id', 'business_id', 'api_token_id'],
  up_permissions: ['id', 'action'],
  up_permissions_role_lnk: ['permission_id', 'role_id'],
  up_roles: ['id', 'type'],
  files: ['id', 'url'],
  files_related_mph: ['id', 'file_id', 'related_id', 'related_type', 'field'],
  admin_users: ['id', 'firstname', 'lastname', 'username'],
  invoices_cmps: LINE_LINKS,
  quotations_cmps: LINE_LINKS,
};

const TABLES = { name: 'database', breaks: 'keys, lines of documents or logos would not be found' };

async function missingIn(db: Raw): Promise<string[]> {
  const { rows } = await db.raw<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema()`,
  );
  const here = new Set(rows.map(({ name }) => name));
  const wanted = Object.entries(COLUMNS).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  return wanted.filter((name) => !here.has(name));
}

/** Throws when Strapi has named its tables or columns anew. */
export async function requireColumns(strapi: Core.Strapi): Promise<void> {
  const missing = await rawTransaction(strapi, missingIn);
  if (missing.length > 0) throw new MissingPart(TABLES, `has no ${missing.join(', ')}`);
}
