import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { deriveKey } from '../database/secrets/derive-key';
import { settingsOf } from '../strapi/settings-service';

/** Long enough to read a page, and too short to be passed on by mistake. */
const VALID_MS = 15 * 60_000;
const FORM = /^([0-9a-z]{1,9})\.([A-Za-z0-9_-]{22})$/;

function mac(strapi: Core.Strapi, token: string, until: string): Buffer {
  const key = deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'previews of pages');
  return createHmac('sha256', key).update(`${token}.${until}`).digest().subarray(0, 16);
}

/**
 * The path of a document's page as an operator sees it for a quarter of an hour. It does not count as opened
 * by the customer, and nothing can be decided there.
 * @param url of the page for its customer
 */
export function previewOf(strapi: Core.Strapi, url: string, now: Date): string {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const until = Math.floor((now.getTime() + VALID_MS) / 1000).toString(36);
  return `/d/${token}.${until}.${mac(strapi, token, until).toString('base64url')}`;
}

/** Whether a text of a path is the end of such a path, and still valid. */
export function isPreview(strapi: Core.Strapi, token: string, text: string, now: Date): boolean {
  const [, until = '', sent = ''] = FORM.exec(text) ?? [];
  if (until === '' || Number.parseInt(until, 36) * 1000 < now.getTime()) return false;
  return timingSafeEqual(Buffer.from(sent, 'base64url'), mac(strapi, token, until));
}
