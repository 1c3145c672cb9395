import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { publicUrl } from '../billing/links/document-link';
import { deriveKey } from '../database/secrets/derive-key';
import type { Connectable } from '../providers';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** Exactly the length and the letters of such a token; 32 bytes leave two spare bits, which must be 0. */
const FORM = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

const keyOf = madeOnce((strapi) =>
  deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'addresses for events of payment providers'),
);

function mac(strapi: Core.Strapi, provider: Connectable, id: Buffer): Buffer {
  const hash = createHmac('sha256', keyOf(strapi)).update(provider).update(id);
  return hash.digest().subarray(0, MAC_BYTES);
}

/** The end of the address to which a provider sends the events of a business. Nothing of it is stored. */
function hookToken(strapi: Core.Strapi, provider: Connectable, businessId: string): string {
  const id = Buffer.from(businessId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, mac(strapi, provider, id)]).toString('base64url');
}

/** The address to which a provider sends the events of a business. @param businessId its public id */
export const hookUrl = (strapi: Core.Strapi, provider: Connectable, businessId: string): string =>
  `${publicUrl(strapi)}/hooks/payments/${provider}/${hookToken(strapi, provider, businessId)}`;

/** @returns the public id of the business; null for a token that this service has not made */
export function businessOfHook(
  strapi: Core.Strapi,
  provider: Connectable,
  token: string,
): string | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(ID_BYTES), mac(strapi, provider, id));
  return isOurs ? id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5') : null;
}
