import type { Core } from '@strapi/strapi';
import { apiTokens } from '../../strapi/api-tokens';
import { CONTENT_TYPE } from '../../content-types';
import { permissionsOf } from './scopes';
import type { Scope } from '../../domain/scopes';
import { DAY_MS } from '../../domain/dates';

/** The longest life of a key with an end: ten years. */
export const LONGEST_DAYS = 3650;

export interface NewKey {
  /** The name in lists. No two API tokens may share it. */
  name: string;
  description: string;
  scopes: readonly Scope[];
  expiresInDays: number | null;
}

export async function isNameTaken(strapi: Core.Strapi, name: string): Promise<boolean> {
  return apiTokens(strapi).exists({ name });
}

/**
 * Makes a key for a business: one of Strapi's API tokens, with the permissions of its scopes. Called
 * within a transaction of Strapi's.
 * @returns the key itself, which is not shown again
 */
export async function createKey(
  strapi: Core.Strapi,
  businessRowId: number,
  key: NewKey,
): Promise<{ id: number; key: string }> {
  const token = await createToken(strapi, key);
  await strapi.db.query(CONTENT_TYPE.business).update({
    where: { id: businessRowId },
    data: { api_tokens: { connect: [{ id: token.id }] } },
  });
  return { id: token.id, key: token.accessKey };
}

/** Strapi's service accepts only 7, 30 or 90 days, or no end. This sets any other number afterwards. */
async function createToken(
  strapi: Core.Strapi,
  { name, description, scopes, expiresInDays }: NewKey,
): Promise<{ id: number; accessKey: string }> {
  const token = await apiTokens(strapi).create({
    name,
    description,
    type: 'custom',
    permissions: permissionsOf(scopes),
    lifespan: null,
  });
  if (expiresInDays !== null) {
    const lifespan = expiresInDays * DAY_MS;
    const data = { lifespan, expiresAt: Date.now() + lifespan };
    await strapi.db.query('admin::api-token').update({ where: { id: token.id }, data });
  }
  return token;
}
