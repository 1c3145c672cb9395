import type { Core } from '@strapi/strapi';
import { settingsOf } from '../strapi/settings-service';

/** The settings that this service lacks for sending mails; none when it can send. */
export function missingMailSettings(strapi: Core.Strapi): string[] {
  const settings = settingsOf(strapi);
  return (['SMTP_URL', 'MAIL_FROM'] as const).filter((name) => settings[name] === undefined);
}

/** Says whether this service can send mails. */
export const isMailConfigured = (strapi: Core.Strapi): boolean =>
  missingMailSettings(strapi).length === 0;
