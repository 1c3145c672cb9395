import { VALUES } from '../../../messages/columns/en';
import { PRODUCT } from '../product';

export const NAVIGATION_WORDS = {
  /** The lists of the main menu, by their short addresses. */
  menu: {
    invoices: 'Invoices',
    quotations: 'Quotations',
    'recurring-invoices': 'Recurring',
    'credit-notes': 'Credit notes',
    payments: 'Payments',
    refunds: 'Refunds',
    customers: 'Customers',
    products: 'Products',
  },
  settings: 'Settings',
  settingsAbout: 'Everything outside the daily work',
  people: 'People',
  installation: 'About this installation',
  /** Each page of the settings, with one sentence about it. */
  pages: {
    businesses: {
      label: 'Businesses',
      about: 'Addresses, tax, bank details, numbers, logo, members and API keys.',
    },
    'webhook-endpoints': {
      label: 'Webhook endpoints',
      about: 'Your programs that are told what happens here.',
    },
    'webhook-deliveries': {
      label: 'Webhook deliveries',
      about: 'What was sent to them, and how it went.',
    },
    'generator-usage': {
      label: 'Generator usage',
      about: 'How many PDFs each internet address has made.',
    },
    'generator-allowances': {
      label: 'Generator allowances',
      about: 'Addresses that may make more or fewer PDFs without an account.',
    },
    files: { label: 'Files', about: 'Logos and other files of all businesses.' },
    users: { label: 'Users', about: 'Invite colleagues, and end their access.' },
    roles: {
      label: 'Roles',
      about: 'What colleagues may see and do, and in which businesses.',
    },
    profile: {
      label: 'Your profile',
      about: 'Name, password, and light or dark appearance.',
    },
  },
};

export type NavigationWords = typeof NAVIGATION_WORDS;

/** How the panel calls the records of a type in its sentences. */
export interface TypeWords {
  /** A record without a name. */
  one: string;
  newOne: string;
  /** An empty list. */
  none: string;
  /** Follows a count, such as `invoice found` and `invoices found`. */
  found: { one: string; other: string };
}

const of = (one: string, many: string): TypeWords => ({
  one: one.charAt(0).toUpperCase() + one.slice(1),
  newOne: `New ${one}`,
  none: `No ${many} yet`,
  found: { one: `${one} found`, other: `${many} found` },
});

export const LOOK_WORDS = {
  clearFilters: 'Clear filters',
  nothingMatches: 'Nothing matches',
  logIn: `Log in to ${PRODUCT}`,
  /** The title of the page on which people make their account. */
  createAccount: 'Create your account',
  /** @param name the record of the form, such as its number */
  unsaved: (name: string) => `${name}: leave without saving your changes?`,
  remove: {
    title: (name: string) => `Delete ${name}?`,
    text: 'It cannot be brought back.',
    /** The number of the last draft of a series. */
    lastNumber: 'It cannot be brought back. The next one gets its number.',
  },
  types: {
    business: of('business', 'businesses'),
    customer: of('customer', 'customers'),
    product: of('product', 'products'),
    invoice: of('invoice', 'invoices'),
    quotation: of('quotation', 'quotations'),
    recurring: of('recurring invoice', 'recurring invoices'),
    creditNote: of('credit note', 'credit notes'),
    payment: of('payment', 'payments'),
    refund: of('refund', 'refunds'),
    mail: of('email', 'emails'),
    endpoint: of('webhook endpoint', 'webhook endpoints'),
    delivery: of('webhook delivery', 'webhook deliveries'),
    allowance: of('allowance', 'allowances'),
    usage: of('address', 'addresses'),
    unknown: of('record', 'records'),
  },
};

export type LookWords = typeof LOOK_WORDS;

export const ACTION_WORDS = {
  /** Words that the dialogs and panels of documents share. */
  loading: 'Loading …',
  back: 'Back',
  needed: 'This is needed.',
  date: 'Date',
  actions: 'Actions',
  saveFirst: 'Save your changes first.',
  openInvoice: (number: string) => `Open invoice ${number}`,
  /** Stands for the number, which a role may hide. */
  unnumbered: { invoice: 'invoice', quotation: 'quotation', creditNote: 'credit note' },
  invoice: {
    sent: { label: 'Mark as sent', done: (number: string) => `${number} is sent.` },
    revived: {
      label: 'Take back the cancellation',
      done: (number: string) => `${number} is no longer cancelled.`,
      ask: (number: string, total: string) => ({
        title: `Take back the cancellation of ${number}?`,
        text: `The invoice of ${total} counts again. Webhook endpoints will be notified.`,
        confirm: 'Take it back',
      }),
    },
    cancelled: {
      label: 'Cancel invoice',
      done: (number: string) => `${number} is cancelled.`,
      ask: (number: string) => ({
        title: `Cancel ${number}?`,
        text: 'The invoice keeps its number and stays in the list. Webhook endpoints will be notified.',
        confirm: 'Cancel invoice',
      }),
    },
  },
  quotation: {
    sent: { label: 'Mark as sent', done: (number: string) => `${number} is sent.` },
    accepted: {
      label: 'Mark as accepted',
      done: (number: string) => `${number} is accepted.`,
      ask: (number: string, total: string) => ({
        title: `Mark ${number} as accepted?`,
        text: `The quotation of ${total} has expired. Its prices may no longer hold.`,
        confirm: 'Mark as accepted',
      }),
    },
    rejected: { label: 'Mark as rejected', done: (number: string) => `${number} is rejected.` },
  },
  duplicate: {
    label: 'Duplicate',
    done: (number: string) => `${number} is a new draft with the same lines.`,
  },
  convert: {
    label: 'Convert to invoice',
    title: (number: string) => `Convert ${number} to an invoice?`,
    expired: 'The quotation has expired.',
    text: 'The invoice gets the same lines and amounts, and the next number. You can convert a quotation only once.',
    confirm: 'Convert',
    done: (quotation: string, invoice: string) =>
      `${quotation} is now invoice ${invoice}, a draft.`,
  },
};

export type ActionWords = typeof ACTION_WORDS;

export const DIALOG_WORDS = {
  back: 'Back',
  close: 'Close',
  choose: 'Choose',
  copy: 'Copy',
  copied: 'Copied.',
  saved: 'I have saved it',
};

export type DialogWords = typeof DIALOG_WORDS;

export const STATUS_WORDS = VALUES.status;

export type StatusWords = typeof STATUS_WORDS;

/** Strapi's texts about content and itself, in the words of invoicing. */
export const STRAPI_WORDS = {
  'Auth.form.welcome.subtitle': 'With the email address and password of your account',
  'Auth.form.register.subtitle': 'Your account is kept in this installation and nowhere else.',
  'Settings.application.title': 'Overview',
  'Settings.application.description': 'Versions and logos',
  'Settings.application.plan-title': 'Framework edition',
  'Settings.application.strapiVersion': 'Framework version',
  'Settings.application.strapi-version': 'Framework version',
  'Settings.global': PRODUCT,
  'Settings.permissions': 'People',
  'Settings.permissions.users.listview.header.subtitle': 'Everybody who may log in to this panel',
  anErrorOccurred:
    'This page cannot be shown. The record may not exist, or your role may not see it.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'These choices apply only to you.',
  'app.components.LeftMenu.navbrand.title': PRODUCT,
  'app.components.LeftMenu.navbrand.workplace': 'Menu',
  'app.components.LeftMenu.logo.alt': PRODUCT,
  'app.links.configure-view': 'Set up this list for everybody',
  'app.page.not.found': 'There is no such page.',
  'app.components.Users.MagicLink.connect':
    'Whoever opens this link chooses the password of this person. If this service sends email, the link was mailed, too.',
  'app.components.NotFoundPage.back': 'Back to Home',
  'components.PageFooter.select': 'Rows per page',
  'content-manager.actions-drawer.close': 'Close actions',
  'content-manager.actions-drawer.open': 'Actions',
  'content-manager.actions.delete.label': 'Delete',
  'content-manager.components.TableDelete.label': '{number} selected',
  'content-manager.containers.edit.panels.default.title': 'Save',
  'content-manager.form.Input.pageEntries': 'Rows per page',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Do you want to delete the selected records?',
  'content-manager.success.record.delete': 'Deleted',
  'content-manager.success.record.save': 'Saved',
  'content-manager.validation.error': 'Not saved. See the list beside the form.',
  'global.select-all-entries': 'Select all rows',
  'HomePage.head.title': 'Home',
  'HomePage.header.subtitle': 'Open, overdue and paid invoices',
  'upload.input.label': 'Drag and drop files here, or',
  'users-permissions.Settings.section-label': 'Access without an account',
  'users-permissions.Plugin.permissions.plugins.description': 'Allowed without a login',
  'users-permissions.Plugins.header.description':
    '“generate” opens the invoice generator to everybody: the page at / and its API. Without the tick, both are closed.',
  'users-permissions.Policies.header.title': 'Address',
  'users-permissions.Policies.header.hint':
    'The cog beside a permission shows the address that it opens.',
};

export type StrapiWords = Readonly<Record<keyof typeof STRAPI_WORDS, string>>;

/** Strapi has these texts in English, but in words of its own. */
export const STRAPI_GAPS: Readonly<Record<string, string>> = {
  'containers.list.displayedFields': 'Columns',
  'content-manager.actions.copy-documentId.label': 'Copy ID',
  'content-manager.actions.copy-documentId.success': 'ID copied',
  'content-manager.containers.edit.information.documentId.label': 'ID',
};
