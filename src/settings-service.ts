import type { Core } from '@strapi/strapi';
import { readSettings, type Settings } from './settings';

const SERVICE = 'invoicing-settings';

/** Called first in `register`: a wrong setting stops the start, with all of them named. */
export function registerSettings(strapi: Core.Strapi): Settings {
  const settings = readSettings(process.env);
  strapi.add(SERVICE, settings);
  return settings;
}

export function settingsOf(strapi: Core.Strapi): Settings {
  return strapi.get(SERVICE) as Settings;
}
