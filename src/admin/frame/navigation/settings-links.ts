import { BUSINESS, DELIVERY, ENDPOINT, pageOf } from '../../requests/content-manager';
import type { SettingsPageId } from './menu-texts';

/** Strapi's first page of the settings, which becomes ours. */
export const OVERVIEW_PATH = 'application-infos';

/** Where Strapi's page about versions and logos stands instead. */
export const ABOUT_PATH = 'about';

export interface Permission {
  action: string;
  subject: string | null;
}

/** A page that the settings lead to. */
export interface SettingsLink {
  id: SettingsPageId;
  to: string;
  /** One of them is enough; none means everybody. */
  permissions: readonly Permission[];
}

const READ = 'plugin::content-manager.explorer.read';

const read = (subject: string): readonly Permission[] => [{ action: READ, subject }];

const list = (id: SettingsPageId, model: string): SettingsLink => ({
  id,
  to: pageOf(model),
  permissions: read(model),
});

/** Types whose lists belong to the settings and not to the daily work. */
export const SETTINGS_TYPES: readonly string[] = [
  BUSINESS,
  ENDPOINT,
  DELIVERY,
  'api::generator-usage.generator-usage',
  'api::generator-allowance.generator-allowance',
];

const [, , , USAGE = '', ALLOWANCE = ''] = SETTINGS_TYPES;

/** Lists and files, which stand below "Invoicing" in the menu of the settings. */
export const INVOICING_LINKS: readonly SettingsLink[] = [
  list('businesses', BUSINESS),
  list('webhook-endpoints', ENDPOINT),
  list('webhook-deliveries', DELIVERY),
  list('generator-usage', USAGE),
  list('generator-allowances', ALLOWANCE),
  {
    id: 'files',
    to: '/plugins/upload',
    permissions: [
      { action: 'plugin::upload.read', subject: null },
      { action: 'plugin::upload.assets.create', subject: null },
      { action: 'plugin::upload.assets.update', subject: null },
    ],
  },
];

/** More links of the overview of the settings. Strapi puts these into the menu itself. */
export const OTHER_LINKS: readonly SettingsLink[] = [
  {
    id: 'users',
    to: '/settings/users?pageSize=10&page=1&sort=firstname',
    permissions: [{ action: 'admin::users.read', subject: null }],
  },
  {
    id: 'roles',
    to: '/settings/roles',
    permissions: [{ action: 'admin::roles.read', subject: null }],
  },
  {
    id: 'profile',
    to: '/me',
    permissions: [],
  },
];
