import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { publicUrl } from '../billing/links/document-link';
import { deriveKey } from '../database/secrets/derive-key';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** A first byte makes a token as long as that of a document: the log hides texts of this length in every path. */
const VERSION = Buffer.of(1);
const TOKEN_BYTES = VERSION.length + ID_BYTES + MAC_BYTES;
/** RFC 4648 §5; 33 bytes leave no spare bits. */
const FORM = /^[A-Za-z0-9_-]{44}$/;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

const keyOf = madeOnce((strapi) =>
  deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'links of the portal'),
);

const mac = (key: Buffer, head: Buffer): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES);

/** The token of a link: its id, and 128 bits that only the holder of the key can make. Nothing of it is stored. */
export function linkToken(key: Buffer, id: string): string {
  const head = Buffer.concat([VERSION, Buffer.from(id.replaceAll('-', ''), 'hex')]);
  return Buffer.concat([head, mac(key, head)]).toString('base64url');
}

/** The id of the link that a token proves; null for every other text. */
export function readLinkToken(key: Buffer, token: string): string | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const head = bytes.subarray(0, VERSION.length + ID_BYTES);
  const isOurs =
    bytes.length === TOKEN_BYTES && timingSafeEqual(bytes.subarray(head.length), mac(key, head));
  if (!isOurs || head[0] !== VERSION[0]) return null;
  return head.subarray(VERSION.length).toString('hex').replace(UUID, '$1-$2-$3-$4-$5');
}

export const provenLink = (strapi: Core.Strapi, token: string): string | null =>
  readLinkToken(keyOf(strapi), token);

/** Where somebody signs in with a link. */
export const linkUrl = (strapi: Core.Strapi, id: string): string =>
  `${publicUrl(strapi)}/portal/sign-in/${linkToken(keyOf(strapi), id)}`;
