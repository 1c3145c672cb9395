import type { Core } from '@strapi/strapi';
import { isLoopback } from '../domain/addresses';
import { ApiError } from '../domain/errors';
import { say } from '../messages/message';
import { settingsOf } from '../strapi/settings-service';

/** Whether this service has a mail server. Its two settings come together or not at all (`settings.ts`). */
export function hasMailServer(strapi: Core.Strapi): boolean {
  const { SMTP_URL, MAIL_FROM } = settingsOf(strapi);
  return Boolean(SMTP_URL && MAIL_FROM);
}

const hostOf = (url: string): string => new URL(url).hostname;

/** Whether links lead to this machine alone: `PUBLIC_URL` is empty, or names it. */
function linksStayHere(strapi: Core.Strapi): boolean {
  const { PUBLIC_URL: url } = settingsOf(strapi);
  return url === '' || isLoopback(hostOf(url));
}

/** Whether mails can be sent, but their links would open on this machine alone. */
export function lacksPublicUrl(strapi: Core.Strapi): boolean {
  return hasMailServer(strapi) && linksStayHere(strapi);
}

/**
 * The settings that this service lacks for sending documents; none when it can send. Only a mail server on
 * this machine, as developers have one, gets links to it.
 */
export function missingMailSettings(strapi: Core.Strapi): string[] {
  const settings = settingsOf(strapi);
  const { SMTP_URL: server } = settings;
  const missing: string[] = (['SMTP_URL', 'MAIL_FROM'] as const).filter(
    (name) => settings[name] === undefined,
  );
  const isAway = server !== undefined && !isLoopback(hostOf(server));
  return isAway && linksStayHere(strapi) ? [...missing, 'PUBLIC_URL'] : missing;
}

/** Says whether this service can send documents. */
export const isMailConfigured = (strapi: Core.Strapi): boolean =>
  missingMailSettings(strapi).length === 0;

export const NO_PUBLIC_URL = say('no_public_url');

/** @throws 409 `mail_not_configured`, which names the settings that are missing */
export function requireMail(strapi: Core.Strapi): void {
  const missing = missingMailSettings(strapi);
  if (missing.length === 0) return;
  const message = say('no_mail_server');
  throw new ApiError('mail_not_configured', missing[0] === 'PUBLIC_URL' ? NO_PUBLIC_URL : message);
}
