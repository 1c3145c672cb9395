import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import type { ImportedName } from '../../../billing/import/profiles/profile';
import { contentOf } from '../../../billing/import/saved-profiles';
import { COLUMN_NAMES, NAMED } from '../../../billing/schemas/saved-profile';
import { database } from '../../../database/pool';
import { pathId } from '../../../http/requests/request';
import { required } from '../../../validation/fields';
import { parse } from '../../../validation/parse';
import { kindOf } from '../import/perform';
import { mappingList, READING, said } from '../import/query';
import { fieldsWithCustom, importBusiness } from '../import/rights';
import { mayAny, operatorOf } from '../operator';
import type { OpenedProfiles } from './opened';

/** The body of POST /businesses/:id/profiles/:list for a list that is imported. */
const IMPORT_PROFILE = z.object({
  ...NAMED,
  columns: COLUMN_NAMES,
  /** The field of each column; null for none. */
  mapping: required(mappingList, {}),
  ...READING,
});

/** @throws 403 for who may not import into the list; 404 for a business that they do not see */
export async function openImportProfiles(
  strapi: Core.Strapi,
  ctx: Context,
  list: ImportedName,
): Promise<OpenedProfiles> {
  const kind = kindOf(list);
  if (!mayAny(strapi, ctx, kind.uid, { action: 'create' })) throw new errors.ForbiddenError();
  const operator = operatorOf(ctx);
  const id = pathId(ctx);
  if (id === null) throw new errors.NotFoundError();
  const business = await importBusiness(strapi, database(strapi), operator, kind.uid, id);
  return {
    businessRowId: business.rowId,
    list,
    read: (body) => {
      const { name, replace, columns, mapping, ...reading } = parse(IMPORT_PROFILE, body);
      const fields = fieldsWithCustom(strapi, operator, kind, business);
      return { name, replace, content: contentOf(columns, mapping, said(reading), fields) };
    },
  };
}
