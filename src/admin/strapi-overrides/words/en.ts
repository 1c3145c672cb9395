import { PRODUCT } from '../../look/product';

/** Strapi's texts about content and itself, in the words of invoicing. */
export const EN = {
  'Auth.form.welcome.title': `Log in to ${PRODUCT}`,
  'Auth.form.welcome.subtitle': 'With the e-mail address and password of your account',
  'Auth.form.register.subtitle': 'Your account is kept in this installation and nowhere else.',
  'Settings.application.title': 'Overview',
  'Settings.application.strapiVersion': 'Version of Strapi',
  'Settings.application.strapi-version': 'Version of Strapi',
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
  'app.page.not.found': 'There is no such page.',
  'app.components.NotFoundPage.back': 'Back to Home',
  'components.PageFooter.select': 'Rows per page',
  'content-manager.actions.delete.label': 'Delete',
  'content-manager.components.TableDelete.label': '{number} selected',
  'content-manager.containers.edit.panels.default.title': 'Save',
  'content-manager.form.Input.pageEntries': 'Rows per page',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Do you want to delete the selected records?',
  'content-manager.success.record.save': 'Saved',
  'content-manager.validation.error': 'Not saved. The fields to mend are named beside the form.',
  'email.SettingsNav.section-label': 'E-mail',
  'global.select-all-entries': 'Select all rows',
  'HomePage.head.title': 'Home',
  'HomePage.header.subtitle': 'Open, overdue and paid invoices',
  'upload.input.label': 'Drag and drop files here, or',
};

export type StrapiWords = Readonly<Record<keyof typeof EN, string>>;
