import { randomBytes } from 'node:crypto';
import { createKey, isNameTaken } from '../src/http/auth/create-key';
import type { Scope } from '../src/domain/scopes';
import type { Transaction } from '../src/database/pool';
import { findOrCreateBusiness } from './find-or-create-business';
import { StartError } from './start-error';

export interface KeyRequest {
  business: string;
  scopes: Scope[];
  name?: string | undefined;
  expiresInDays?: number | undefined;
}

/**
 * Issues a key for a business. Creates the business when no business has the name.
 * @param salt of API_TOKEN_SALT
 * @returns the key
 */
export async function issueKey(
  trx: Transaction,
  salt: string,
  request: KeyRequest,
): Promise<string> {
  const business = await findOrCreateBusiness(trx, request.business);
  const { key } = await createKey(trx, salt, business.id, {
    name: await freeName(trx, request),
    description: `${request.scopes.join(' and ')} for ${request.business}`,
    scopes: request.scopes,
    expiresInDays: request.expiresInDays ?? null,
  });
  return key;
}

async function freeName(trx: Transaction, request: KeyRequest): Promise<string> {
  const name =
    request.name ?? `${request.business.slice(0, 200)} ${randomBytes(3).toString('hex')}`;
  if (await isNameTaken(trx, name))
    throw new StartError(`There is already a key named "${name}": choose another --name.`);
  return name;
}
