import { PRODUCT } from '../../look/product';
import type { StrapiWords } from './en';

export const FR: StrapiWords = {
  'Auth.form.welcome.title': `Se connecter à ${PRODUCT}`,
  'Auth.form.welcome.subtitle': 'Avec l’adresse e-mail et le mot de passe de votre compte',
  'Auth.form.register.subtitle':
    'Votre compte est conservé dans cette installation et nulle part ailleurs.',
  'Settings.application.title': 'Vue d’ensemble',
  'Settings.application.strapiVersion': 'Version de Strapi',
  'Settings.application.strapi-version': 'Version de Strapi',
  'Settings.global': PRODUCT,
  'Settings.permissions': 'Personnes',
  'Settings.permissions.users.listview.header.subtitle':
    'Toutes les personnes qui peuvent se connecter ici',
  anErrorOccurred:
    'Cette page ne peut pas être affichée. La fiche n’existe peut-être pas, ou votre rôle ne permet pas de la voir.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'Ces choix ne concernent que vous.',
  'app.components.LeftMenu.navbrand.title': PRODUCT,
  'app.components.LeftMenu.navbrand.workplace': 'Menu',
  'app.components.LeftMenu.logo.alt': PRODUCT,
  'app.page.not.found': 'Cette page n’existe pas.',
  'app.components.NotFoundPage.back': 'Retour à l’accueil',
  'components.PageFooter.select': 'Lignes par page',
  'content-manager.actions.delete.label': 'Supprimer',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# sélectionné} other {# sélectionnés}}',
  'content-manager.containers.edit.panels.default.title': 'Enregistrer',
  'content-manager.form.Input.pageEntries': 'Lignes par page',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Voulez-vous supprimer les enregistrements sélectionnés\u00a0?',
  'content-manager.success.record.save': 'Enregistré',
  'content-manager.validation.error':
    'Non enregistré. Les champs à corriger sont indiqués à côté du formulaire.',
  'email.SettingsNav.section-label': 'E-mail',
  'global.select-all-entries': 'Sélectionner toutes les lignes',
  'HomePage.head.title': 'Accueil',
  'HomePage.header.subtitle': 'Factures ouvertes, en retard et payées',
  'upload.input.label': 'Déposez des fichiers ici, ou',
};
