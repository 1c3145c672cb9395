import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { createKey, isNameTaken } from '../src/http/auth/create-key';
import type { Scope } from '../src/domain/scopes';
import { StartError } from './start-error';

export interface KeyRequest {
  business: string;
  scopes: Scope[];
  name?: string | undefined;
  expiresInDays?: number | undefined;
}

interface Row {
  id: number;
}

/** Issues a key for a business. Creates the business when no business has the name. @returns the key */
export async function issueKey(strapi: Core.Strapi, request: KeyRequest): Promise<string> {
  return strapi.db.transaction(async ({ trx }) => {
    // Two commands at once must not both create the business.
    await strapi.db.connection
      .raw('select pg_advisory_xact_lock(hashtext(?))', [request.business])
      .transacting(trx);
    const business = await findOrCreateBusiness(strapi, request.business);
    const { key } = await createKey(strapi, business.id, {
      name: await freeName(strapi, request),
      description: `${request.scopes.join(' and ')} for ${request.business}`,
      scopes: request.scopes,
      expiresInDays: request.expiresInDays ?? null,
    });
    return key;
  });
}

/** The business with a name. Creates it when it is missing, within the caller's transaction. */
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

async function freeName(strapi: Core.Strapi, request: KeyRequest): Promise<string> {
  const name =
    request.name ?? `${request.business.slice(0, 200)} ${randomBytes(3).toString('hex')}`;
  if (await isNameTaken(strapi, name))
    throw new StartError(`There is already a key named "${name}": choose another --name.`);
  return name;
}
