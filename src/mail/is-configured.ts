import type { Core } from '@strapi/strapi';
import { settingsOf } from '../strapi/settings-service';

/** Says whether this service can send mails. */
export function isMailConfigured(strapi: Core.Strapi): boolean {
  const { SMTP_URL: server, MAIL_FROM: sender } = settingsOf(strapi);
  return server !== undefined && sender !== undefined;
}
