import type { Core } from '@strapi/strapi';
import { readSettings, type Settings } from '../settings';
import { service } from './service';

const SETTINGS = service<Settings>('settings');

export const settingsOf = SETTINGS.get;

/** Called in `register`: a wrong setting stops the start, with all of them named. */
export function registerSettings(strapi: Core.Strapi): Settings {
  return SETTINGS.provide(strapi, readSettings(process.env));
}
