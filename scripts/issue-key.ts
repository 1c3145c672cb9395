import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { StartError } from './start-error';

/** What each scope lets a key do: permissions of a Strapi API token, and nothing else of the content API. */
const RECORDS = ['customer', 'invoice', 'quotation'] as const;
const forRecords = (...actions: string[]): string[] =>
  RECORDS.flatMap((name) => actions.map((action) => `${name}.${action}`));
const ACTIONS = {
  read: forRecords('find', 'findOne'),
  write: forRecords('create', 'update'),
  webhooks: [
    ...['find', 'findOne', 'create', 'update', 'delete'].map((one) => `webhook-endpoint.${one}`),
    ...['find', 'redeliver'].map((one) => `webhook-delivery.${one}`),
  ],
};
const DAY_MS = 24 * 60 * 60 * 1000;

export type Scope = keyof typeof ACTIONS;
export const SCOPES = Object.keys(ACTIONS) as Scope[];

export interface KeyRequest {
  business: string;
  scopes: Scope[];
  name?: string | undefined;
  expiresInDays?: number | undefined;
}

interface Row {
  id: number;
}

/** Issues a key for a business, which is created when there is none of that name. @returns the key itself. */
export async function issueKey(strapi: Core.Strapi, request: KeyRequest): Promise<string> {
  return strapi.db.transaction(async ({ trx }) => {
    // Two commands at once must not both create the business.
    await strapi.db.connection
      .raw('select pg_advisory_xact_lock(hashtext(?))', [request.business])
      .transacting(trx);
    const business = await findOrCreateBusiness(strapi, request.business);
    const token = await createToken(strapi, request);
    await strapi.db.query('api::business.business').update({
      where: { id: business.id },
      data: { api_tokens: { connect: [{ id: token.id }] } },
    });
    return token.accessKey;
  });
}

/** The business of a name, made when there is none; within the caller's transaction. */
export async function findOrCreateBusiness(strapi: Core.Strapi, name: string): Promise<Row> {
  const found: Row[] = await strapi.db
    .query('api::business.business')
    .findMany({ where: { name }, limit: 2 });
  if (found.length > 1)
    throw new StartError(
      `Several businesses are named "${name}": rename them in the admin panel first.`,
    );
  if (found[0]) return found[0];
  const { id } = await strapi.documents('api::business.business').create({ data: { name } });
  return { id: Number(id) };
}

/** Strapi's service offers 7, 30, 90 days or no end; any other number of days is set afterwards. */
async function createToken(
  strapi: Core.Strapi,
  request: KeyRequest,
): Promise<Row & { accessKey: string }> {
  const tokens = strapi.service('admin::api-token-content-api');
  const name =
    request.name ?? `${request.business.slice(0, 200)} ${randomBytes(3).toString('hex')}`;
  if (await tokens?.['exists']({ name }))
    throw new StartError(`There is already a key named "${name}": choose another --name.`);
  const token: Row & { accessKey: string } = await tokens?.['create']({
    name,
    description: `${request.scopes.join(' and ')} for ${request.business}`,
    type: 'custom',
    permissions: permissionsOf(request.scopes),
    lifespan: null,
  });
  if (request.expiresInDays !== undefined) {
    const lifespan = request.expiresInDays * DAY_MS;
    const data = { lifespan, expiresAt: Date.now() + lifespan };
    await strapi.db.query('admin::api-token').update({ where: { id: token.id }, data });
  }
  return token;
}

export function permissionsOf(scopes: Scope[]): string[] {
  const actions = scopes.flatMap((scope) => ACTIONS[scope]);
  return actions.map((action) => `api::${action.split('.')[0]}.${action}`);
}
