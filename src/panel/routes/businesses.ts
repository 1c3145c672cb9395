import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import type { PanelBusiness, PanelBusinesses } from '../answers';
import { SUPPLY_COUNTRIES } from '../../domain/sheet-law';
import { QueryPermissions } from '../guard/query-permissions';
import { visibleRowIds } from '../roles/visible-rows';
import { mayAny, operatorOf } from './operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';

const OWN = ['business'];

/** The way from a record to its business, by type. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  [CONTENT_TYPE.customer]: OWN,
  [CONTENT_TYPE.product]: OWN,
  [CONTENT_TYPE.invoice]: OWN,
  [CONTENT_TYPE.quotation]: OWN,
  [CONTENT_TYPE.recurring]: OWN,
  [CONTENT_TYPE.payment]: OWN,
  [CONTENT_TYPE.creditNote]: OWN,
  [CONTENT_TYPE.refund]: OWN,
  [CONTENT_TYPE.endpoint]: OWN,
  [CONTENT_TYPE.delivery]: ['endpoint', 'business'],
};

/** The lists that accept a filter by business. A role may hide a field on the way. */
function filterable(strapi: Core.Strapi, ctx: Context): PanelBusinesses['lists'] {
  const permissions = new QueryPermissions(strapi, operatorOf(ctx));
  const may = ([uid, path]: [string, readonly string[]]) =>
    permissions.mayRead(uid) && permissions.mayReadPath(uid, [...path, 'name'].join('.'));
  const lists = Object.entries(PATHS).filter(may);
  return Object.fromEntries(lists.map(([uid, path]) => [uid, [...path]]));
}

async function visible(strapi: Core.Strapi, ctx: Context): Promise<PanelBusiness[]> {
  if (!mayAny(strapi, ctx, CONTENT_TYPE.business, { action: 'read', field: 'name' })) return [];
  const operator = operatorOf(ctx);
  const rowIds = await visibleRowIds(strapi, operator, CONTENT_TYPE.business, 'read');
  const permissions = new QueryPermissions(strapi, operator);
  const shows = (field: string) => permissions.mayRead(CONTENT_TYPE.business, field);
  return database(strapi).query<PanelBusiness>({
    text: `SELECT id, document_id AS "documentId", name,
        CASE WHEN $2 THEN coalesce(custom_fields, '[]') ELSE '[]' END AS custom_fields,
        CASE WHEN $3 THEN coalesce(bank_accounts, '[]') ELSE '[]' END AS bank_accounts,
        coalesce(country_code = 'FR', false) AS is_french,
        CASE WHEN $5 THEN time_zone END AS time_zone,
        coalesce(country_code = ANY($4), false)
          AND coalesce(supply_date_default, 'none') = 'none' AS asks_supply
      FROM businesses WHERE $1::int[] IS NULL OR id = ANY($1) ORDER BY name, id`,
    values: [
      rowIds,
      shows('custom_fields'),
      shows('bank_accounts'),
      SUPPLY_COUNTRIES,
      shows('time_zone'),
    ],
  });
}

/** GET /invoicing/businesses: what the business switcher offers, and where it works. */
async function businesses(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PanelBusinesses>> {
  const data = {
    operator: operatorOf(ctx).id,
    businesses: await visible(strapi, ctx),
    lists: filterable(strapi, ctx),
  };
  return { data };
}

export const businessRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/businesses', (ctx) => businesses(strapi, ctx)),
];
