import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { checkedContent } from '../../../billing/bank/saved-profiles';
import { BANK_PROFILE, PROFILE_NAME } from '../../../billing/schemas/saved-profile';
import {
  deleteProfile,
  PROFILED,
  renameProfile,
  savedProfiles,
  saveProfile,
  type Profiled,
} from '../../../billing/sql/saved-profiles';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { checkUuid } from '../../../domain/checks';
import { parse } from '../../../validation/parse';
import type { NamedProfile } from '../../answers';
import { openBank } from '../bank/rights';
import { openImportProfiles } from './import-profiles';
import type { OpenedProfiles } from './opened';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from '../route';

const isProfiled = (list: string): list is Profiled => PROFILED.some((one) => one === list);

async function openBankProfiles(strapi: Core.Strapi, ctx: Context): Promise<OpenedProfiles> {
  const { businessRowId } = await openBank(strapi, ctx, CONTENT_TYPE.bankStatement, 'create');
  return {
    businessRowId,
    list: 'bank',
    read: (body) => {
      const { name, replace, ...said } = parse(BANK_PROFILE, body);
      return { name, replace, content: checkedContent({ name, replace, ...said }) };
    },
  };
}

/** @throws 403 for who may bring no such files; 404 for a business that they do not see */
async function open(strapi: Core.Strapi, ctx: Context): Promise<OpenedProfiles> {
  const { list = '' } = ctx.params;
  if (!isProfiled(list)) throw new errors.NotFoundError();
  return list === 'bank' ? openBankProfiles(strapi, ctx) : openImportProfiles(strapi, ctx, list);
}

const profileIn = (ctx: Context): string => {
  const checked = checkUuid(ctx.params['profile']);
  if ('value' in checked) return checked.value;
  throw new errors.NotFoundError();
};

/** GET /invoicing/businesses/:id/profiles/:list */
async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NamedProfile[]>> {
  const saved = await savedProfiles(database(strapi), await open(strapi, ctx));
  return { data: saved.map(({ id, name }) => ({ id, name })) };
}

/** POST /invoicing/businesses/:id/profiles/:list: with `replace`, it takes the place of one with its name. */
async function save(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NamedProfile>> {
  const { read, ...of } = await open(strapi, ctx);
  const { name, replace: replaces, content } = read(bodyOf(ctx));
  const id = await database(strapi).transaction((trx) =>
    saveProfile(trx, of, { name, content, replaces }),
  );
  return { status: 201, data: { id, name } };
}

/** PUT /invoicing/businesses/:id/profiles/:list/:profile `{ name }` */
async function rename(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<NamedProfile>> {
  const of = await open(strapi, ctx);
  const id = profileIn(ctx);
  const { name } = parse(PROFILE_NAME, bodyOf(ctx));
  const isDone = await database(strapi).transaction((trx) => renameProfile(trx, of, id, name));
  if (!isDone) throw new errors.NotFoundError();
  return { data: { id, name } };
}

/** DELETE /invoicing/businesses/:id/profiles/:list/:profile */
async function remove(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<{ id: string }>> {
  const of = await open(strapi, ctx);
  const id = profileIn(ctx);
  if (!(await deleteProfile(database(strapi), of, id))) throw new errors.NotFoundError();
  return { data: { id } };
}

/** The columns of files that businesses have saved under names. */
export function profileRoutes(strapi: Core.Strapi): PanelRoute[] {
  const of = '/businesses/:id/profiles/:list';
  return [
    panelRoute('GET', of, (ctx) => list(strapi, ctx)),
    panelRoute('POST', of, (ctx) => save(strapi, ctx)),
    panelRoute('PUT', `${of}/:profile`, (ctx) => rename(strapi, ctx)),
    panelRoute('DELETE', `${of}/:profile`, (ctx) => remove(strapi, ctx)),
  ];
}
