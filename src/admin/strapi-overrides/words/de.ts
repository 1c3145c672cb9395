import { PRODUCT } from '../../look/product';
import type { StrapiWords } from './en';

export const DE: StrapiWords = {
  'Auth.form.welcome.title': `Bei ${PRODUCT} anmelden`,
  'Auth.form.welcome.subtitle': 'Mit der E-Mail-Adresse und dem Passwort Ihres Kontos',
  'Auth.form.register.subtitle': 'Ihr Konto liegt in dieser Installation und nirgendwo sonst.',
  'Settings.application.title': 'Übersicht',
  'Settings.application.strapiVersion': 'Strapi-Version',
  'Settings.application.strapi-version': 'Strapi-Version',
  'Settings.global': PRODUCT,
  'Settings.permissions': 'Personen',
  'Settings.permissions.users.listview.header.subtitle': 'Alle, die sich hier anmelden dürfen',
  anErrorOccurred:
    'Diese Seite kann nicht angezeigt werden. Vielleicht gibt es den Datensatz nicht, oder Ihre Rolle darf ihn nicht sehen.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'Diese Einstellungen gelten nur für Sie.',
  'app.components.LeftMenu.navbrand.title': PRODUCT,
  'app.components.LeftMenu.navbrand.workplace': 'Menü',
  'app.components.LeftMenu.logo.alt': PRODUCT,
  'app.page.not.found': 'Diese Seite gibt es nicht.',
  'app.components.NotFoundPage.back': 'Zurück zur Startseite',
  'components.PageFooter.select': 'Zeilen pro Seite',
  'content-manager.actions.delete.label': 'Löschen',
  'content-manager.components.TableDelete.label': '{number} ausgewählt',
  'content-manager.containers.edit.panels.default.title': 'Speichern',
  'content-manager.form.Input.pageEntries': 'Zeilen pro Seite',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Möchten Sie die ausgewählten Datensätze löschen?',
  'content-manager.success.record.save': 'Gespeichert',
  'content-manager.validation.error':
    'Nicht gespeichert. Die Felder mit Fehlern stehen neben dem Formular.',
  'email.SettingsNav.section-label': 'E-Mail',
  'global.select-all-entries': 'Alle Zeilen auswählen',
  'HomePage.head.title': 'Startseite',
  'HomePage.header.subtitle': 'Offene, überfällige und bezahlte Rechnungen',
  'upload.input.label': 'Dateien hierher ziehen, oder',
};
