import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { DAY_MS } from '../domain/dates';
import { settingsOf } from '../strapi/settings-service';
import { forgetTexts } from './sql/forget-texts';

/** Empties the texts of mails that are older than `MAIL_KEEP_DAYS`. */
export async function forgetMailTexts(strapi: Core.Strapi): Promise<void> {
  const { MAIL_KEEP_DAYS } = settingsOf(strapi);
  await forgetTexts(database(strapi), new Date(Date.now() - MAIL_KEEP_DAYS * DAY_MS));
}
