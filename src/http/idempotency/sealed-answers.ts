import type { Core } from '@strapi/strapi';
import { SecretBox } from '../../database/secrets/secret-box';
import { madeOnce } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';

const boxOf = madeOnce(
  (strapi) => new SecretBox(settingsOf(strapi).ENCRYPTION_KEY, 'stored answers'),
);

/** The answer as it is stored. @param owner names the request that alone may get it again */
export const sealAnswer = (strapi: Core.Strapi, owner: string, json: string): string =>
  boxOf(strapi).seal(owner, json);

/**
 * The text of a stored answer, sealed or not: no JSON object begins like a sealed text. Null when it was
 * sealed with an ENCRYPTION_KEY that is no longer in use.
 */
export function openAnswer(strapi: Core.Strapi, owner: string, stored: string): string | null {
  return stored.startsWith('{') ? stored : boxOf(strapi).open(owner, stored);
}
