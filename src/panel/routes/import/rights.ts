import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CUSTOM_NEEDS } from '../../../billing/csv/custom-columns';
import type { ImportField } from '../../../billing/import/fields';
import { customImportFields } from '../../../billing/import/metadata';
import type { ChangeScope } from '../../../billing/import/stored';
import { CONTENT_TYPE, customFieldKindOf } from '../../../content-types';
import type { Queryable } from '../../../database/connection';
import { customFieldsOf, type CustomField } from '../../../domain/custom-fields';
import { say } from '../../../messages/message';
import { convertedFilters, sqlOfIds } from '../../../strapi/query-sql';
import { QueryPermissions } from '../../guard/query-permissions';
import { fieldError } from '../../saves/failures';
import {
  ACTIONS,
  checkerOf,
  mayDo,
  mayUseBusiness,
  type Operator,
  type Uid,
} from '../../roles/ability';

/** The business of an import. */
export interface ImportBusiness {
  rowId: number;
  id: string;
  custom_fields: CustomField[] | null;
}

/**
 * The business, when the operator may see it, and see and make records of the type in it. The form asks for
 * the same.
 * @throws 404 for any other, so that nobody learns that it exists
 */
export async function importBusiness(
  strapi: Core.Strapi,
  db: Queryable,
  operator: Operator,
  uid: Uid,
  documentId: string,
): Promise<ImportBusiness> {
  const [business] = await db.query<ImportBusiness>({
    text: 'SELECT id AS "rowId", document_id AS id, custom_fields FROM businesses WHERE document_id = $1',
    values: [documentId],
  });
  const may = (action: 'read' | 'create') =>
    business !== undefined && mayUseBusiness(strapi, operator, uid, action, business.rowId);
  if (!business || !may('read') || !may('create')) throw new errors.NotFoundError();
  if (!(await mayDo(strapi, operator, CONTENT_TYPE.business, documentId, 'read')))
    throw new errors.NotFoundError();
  return business;
}

/** Throws unless the operator may set each of these fields in a new record and see it. */
export function requireFields(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
  fields: readonly string[],
): void {
  const checker = checkerOf(strapi, ability, uid);
  const hidden = fields.find((field) =>
    [ACTIONS.create, ACTIONS.read].some((action) => checker.cannot(action, null, field)),
  );
  if (hidden === undefined) return;
  throw fieldError(['mapping'], say('import_hidden_field', { field: hidden }));
}

/** All fields that a file may fill: custom ones of the business as far as the operator may read them. */
export function fieldsWithCustom(
  strapi: Core.Strapi,
  operator: Operator,
  { uid, fields }: { uid: Uid; fields: readonly ImportField[] },
  { custom_fields }: ImportBusiness,
): readonly ImportField[] {
  const kind = customFieldKindOf(uid);
  const permissions = new QueryPermissions(strapi, operator);
  if (!kind || !CUSTOM_NEEDS.every((path) => permissions.mayReadPath(uid, path))) return fields;
  return [...fields, ...customImportFields(customFieldsOf(custom_fields, kind))];
}

const NOBODY: ChangeScope = { sql: 'SELECT NULL::integer WHERE false', values: [] };

/** The records that the operator may change in these fields. */
export async function changeScope(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
  fields: readonly string[],
): Promise<ChangeScope> {
  const checker = checkerOf(strapi, ability, uid);
  if (fields.some((field) => checker.cannot(ACTIONS.update, null, field))) return NOBODY;
  if (!checker.requiresEntity(ACTIONS.update)) return { sql: null, values: [] };
  const { filters } = await checker.sanitizedQuery({}, ACTIONS.update);
  const { sql, bindings } = sqlOfIds(strapi, uid, convertedFilters(strapi, uid, filters ?? {}));
  return { sql, values: bindings };
}
