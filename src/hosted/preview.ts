import type { Core } from '@strapi/strapi';
import { linkToken, type Linked } from '../billing/links/token';
import { deriveKey } from '../database/secrets/derive-key';
import { settingsOf } from '../strapi/settings-service';

/** Long enough to read a page, and too short to be passed on by mistake. */
const VALID_MS = 15 * 60_000;

/** A key of its own: no part of a preview is a token that opens the page for the customer. */
export const previewKey = (strapi: Core.Strapi): Buffer =>
  deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'previews of pages');

/**
 * The path of a document's page as an operator sees it for a quarter of an hour. It does not count as opened
 * by the customer, and nothing can be decided there.
 */
export function previewOf(strapi: Core.Strapi, linked: Linked, now: Date): string {
  const until = Math.floor((now.getTime() + VALID_MS) / 1000).toString(36);
  return `/d/${linkToken(previewKey(strapi), linked, until)}.${until}`;
}

/** Whether a preview has ended. @param until as it stands in its path */
export const hasEnded = (until: string, now: Date): boolean =>
  Number.parseInt(until, 36) * 1000 < now.getTime();
