import { BUSINESS, DELIVERY, ENDPOINT, pageOf } from '../content-manager';

export interface Permission {
  action: string;
  subject: string | null;
}

/** A page that the settings lead to. */
export interface SettingsLink {
  id: string;
  label: string;
  /** One sentence about the page. */
  about: string;
  to: string;
  /** One of them is enough; none means everybody. */
  permissions: readonly Permission[];
}

const READ = 'plugin::content-manager.explorer.read';

const read = (subject: string): readonly Permission[] => [{ action: READ, subject }];

const list = (id: string, label: string, about: string, model: string): SettingsLink => ({
  id,
  label,
  about,
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
  list(
    'businesses',
    'Businesses',
    'Addresses, tax, bank details, numbers, logo, members and API keys.',
    BUSINESS,
  ),
  list(
    'webhook-endpoints',
    'Webhook endpoints',
    'Programs of yours that are told what happens here.',
    ENDPOINT,
  ),
  list(
    'webhook-deliveries',
    'Webhook deliveries',
    'What was sent to them, and how it went.',
    DELIVERY,
  ),
  list('generator-usage', 'Generator usage', 'PDFs that each internet address has made.', USAGE),
  list(
    'generator-allowances',
    'Generator allowances',
    'Addresses that may make more or fewer PDFs without an account.',
    ALLOWANCE,
  ),
  {
    id: 'files',
    label: 'Files',
    about: 'Logos and other files of all businesses.',
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
    label: 'Users',
    about: 'Invite colleagues, and end their access.',
    to: '/settings/users?pageSize=10&page=1&sort=firstname',
    permissions: [{ action: 'admin::users.read', subject: null }],
  },
  {
    id: 'roles',
    label: 'Roles',
    about: 'What colleagues may see and do, and in which businesses.',
    to: '/settings/roles',
    permissions: [{ action: 'admin::roles.read', subject: null }],
  },
  {
    id: 'profile',
    label: 'Your profile',
    about: 'Name, password, and light or dark appearance.',
    to: '/me',
    permissions: [],
  },
];
