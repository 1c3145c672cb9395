import { VALUES } from '../../../messages/columns/fr';
import type { Gaps } from '../de/frame';
import type {
  ActionWords,
  DialogWords,
  LookWords,
  NavigationWords,
  StrapiWords,
  TypeWords,
} from '../en/frame';
import { PRODUCT } from '../product';

export const NAVIGATION_WORDS: NavigationWords = {
  menu: {
    invoices: 'Factures',
    quotations: 'Devis',
    'recurring-invoices': 'Récurrentes',
    'credit-notes': 'Avoirs',
    payments: 'Paiements',
    refunds: 'Remboursements',
    customers: 'Clients',
    products: 'Produits',
  },
  settings: 'Paramètres',
  settingsAbout: 'Tout ce qui ne relève pas du travail quotidien',
  people: 'Personnes',
  installation: 'À propos de cette installation',
  pages: {
    businesses: {
      label: 'Entreprises',
      about: 'Adresses, TVA, coordonnées bancaires, numéros, logo, membres et clés d’API.',
    },
    'webhook-endpoints': {
      label: 'Points de terminaison webhook',
      about: 'Vos programmes, avertis de ce qui se passe ici.',
    },
    'webhook-deliveries': {
      label: 'Envois webhook',
      about: 'Tout ce qui leur a été envoyé, et avec quel résultat.',
    },
    'generator-usage': {
      label: 'Utilisation du générateur',
      about: 'Nombre de PDF créés par adresse IP.',
    },
    'generator-allowances': {
      label: 'Quotas du générateur',
      about: 'Adresses qui peuvent créer plus ou moins de PDF sans compte.',
    },
    files: { label: 'Fichiers', about: 'Logos et autres fichiers de toutes les entreprises.' },
    users: { label: 'Utilisateurs', about: 'Inviter des collègues et mettre fin à leur accès.' },
    roles: {
      label: 'Rôles',
      about: 'Ce que vos collègues peuvent voir et faire, et dans quelles entreprises.',
    },
    profile: {
      label: 'Votre profil',
      about: 'Nom, mot de passe et affichage clair ou sombre.',
    },
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @param fresh `nouveau`, or `nouvel` before a vowel */
const masculine = (fresh: 'Nouveau' | 'Nouvel', one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `${fresh} ${one}`,
  none: `Aucun ${one} pour l’instant`,
  found: { one: `${one} trouvé`, other: `${many} trouvés` },
});

const feminine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nouvelle ${one}`,
  none: `Aucune ${one} pour l’instant`,
  found: { one: `${one} trouvée`, other: `${many} trouvées` },
});

export const LOOK_WORDS: LookWords = {
  clearFilters: 'Effacer les filtres',
  nothingMatches: 'Aucun résultat',
  logIn: `Se connecter à ${PRODUCT}`,
  createAccount: 'Créer votre compte',
  unsaved: (name) => `${name}\u00a0: quitter sans enregistrer les modifications\u00a0?`,
  remove: {
    title: (name) => `Supprimer ${name}\u00a0?`,
    text: 'Cette action est définitive.',
    lastNumber: 'Cette action est définitive. Le numéro sera réattribué.',
  },
  types: {
    business: feminine('entreprise', 'entreprises'),
    customer: masculine('Nouveau', 'client', 'clients'),
    product: masculine('Nouveau', 'produit', 'produits'),
    invoice: feminine('facture', 'factures'),
    quotation: masculine('Nouveau', 'devis', 'devis'),
    recurring: feminine('facture récurrente', 'factures récurrentes'),
    creditNote: masculine('Nouvel', 'avoir', 'avoirs'),
    payment: masculine('Nouveau', 'paiement', 'paiements'),
    refund: masculine('Nouveau', 'remboursement', 'remboursements'),
    mail: masculine('Nouvel', 'e-mail', 'e-mails'),
    endpoint: masculine('Nouveau', 'point de terminaison webhook', 'points de terminaison webhook'),
    delivery: masculine('Nouvel', 'envoi webhook', 'envois webhook'),
    allowance: masculine('Nouveau', 'quota', 'quotas'),
    usage: feminine('adresse', 'adresses'),
    unknown: masculine('Nouvel', 'enregistrement', 'enregistrements'),
  },
};

export const ACTION_WORDS: ActionWords = {
  loading: 'Chargement…',
  back: 'Retour',
  needed: 'Cette information est obligatoire.',
  date: 'Date',
  actions: 'Actions',
  saveFirst: 'Enregistrez d’abord vos modifications.',
  openInvoice: (number) => `Ouvrir la facture ${number}`,
  unnumbered: { invoice: 'facture', quotation: 'devis', creditNote: 'avoir' },
  invoice: {
    sent: {
      label: 'Marquer comme envoyée',
      done: (number) => `${number} est marquée comme envoyée.`,
    },
    revived: {
      label: 'Rétablir la facture',
      done: (number) => `${number} n’est plus annulée.`,
      ask: (number, total) => ({
        title: `Rétablir ${number}\u202f?`,
        text: `La facture de ${total} compte de nouveau. Les points de terminaison webhook seront avertis.`,
        confirm: 'Rétablir',
      }),
    },
    cancelled: {
      label: 'Annuler la facture',
      done: (number) => `${number} est annulée.`,
      ask: (number) => ({
        title: `Annuler ${number}\u202f?`,
        text: 'La facture conserve son numéro et reste dans la liste. Les points de terminaison webhook seront avertis.',
        confirm: 'Annuler la facture',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Marquer comme envoyé',
      done: (number) => `${number} est marqué comme envoyé.`,
    },
    accepted: {
      label: 'Marquer comme accepté',
      done: (number) => `${number} est marqué comme accepté.`,
      ask: (number, total) => ({
        title: `Marquer ${number} comme accepté\u202f?`,
        text: `Le devis de ${total} a expiré. Ses prix ne sont peut-être plus valables.`,
        confirm: 'Marquer comme accepté',
      }),
    },
    rejected: {
      label: 'Marquer comme refusé',
      done: (number) => `${number} est marqué comme refusé.`,
    },
  },
  duplicate: {
    label: 'Dupliquer',
    done: (number) => `${number} est un nouveau brouillon avec les mêmes lignes.`,
  },
  convert: {
    label: 'Convertir en facture',
    title: (number) => `Convertir ${number} en facture\u202f?`,
    expired: 'Le devis a expiré.',
    text: 'La facture reprend les mêmes lignes et les mêmes montants, et reçoit le numéro suivant. Un devis ne peut être converti qu’une seule fois.',
    confirm: 'Convertir',
    done: (quotation, invoice) =>
      `${quotation} est devenu la facture ${invoice}, encore à l’état de brouillon.`,
  },
};

export const DIALOG_WORDS: DialogWords = {
  back: 'Retour',
  close: 'Fermer',
  choose: 'Choisir',
  copy: 'Copier',
  copied: 'Copié.',
  saved: 'C’est enregistré',
};

export const STATUS_WORDS = VALUES.status;

export const STRAPI_WORDS: StrapiWords = {
  'Auth.form.welcome.subtitle': 'Avec l’adresse e-mail et le mot de passe de votre compte',
  'Auth.form.register.subtitle':
    'Votre compte est conservé dans cette installation et nulle part ailleurs.',
  'Settings.application.title': 'Vue d’ensemble',
  'Settings.application.description': 'Versions et logos',
  'Settings.application.plan-title': 'Édition du framework',
  'Settings.application.strapiVersion': 'Version du framework',
  'Settings.application.strapi-version': 'Version du framework',
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
  'app.links.configure-view': 'Configurer la liste pour tous',
  'app.page.not.found': 'Cette page n’existe pas.',
  'app.components.Users.MagicLink.connect':
    'Qui ouvre ce lien choisit le mot de passe de cette personne. Si ce service envoie des e-mails, le lien a aussi été envoyé par e-mail.',
  'app.components.NotFoundPage.back': 'Retour à l’accueil',
  'components.PageFooter.select': 'Lignes par page',
  'content-manager.actions-drawer.close': 'Fermer les actions',
  'content-manager.actions-drawer.open': 'Actions',
  'content-manager.actions.delete.label': 'Supprimer',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# sélectionné} other {# sélectionnés}}',
  'content-manager.containers.edit.panels.default.title': 'Enregistrer',
  'content-manager.form.Input.pageEntries': 'Lignes par page',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Voulez-vous supprimer les enregistrements sélectionnés\u202f?',
  'content-manager.success.record.delete': 'Supprimé',
  'content-manager.success.record.save': 'Enregistré',
  'content-manager.validation.error':
    'Non enregistré. Les champs à corriger sont indiqués à côté du formulaire.',
  'global.select-all-entries': 'Sélectionner toutes les lignes',
  'HomePage.head.title': 'Accueil',
  'HomePage.header.subtitle': 'Factures ouvertes, en retard et payées',
  'upload.input.label': 'Déposez des fichiers ici, ou',
  'users-permissions.Settings.section-label': 'Accès sans compte',
  'users-permissions.Plugin.permissions.plugins.description': 'Autorisé sans connexion',
  'users-permissions.Plugins.header.description':
    '«\u00a0generate\u00a0» ouvre le générateur de factures à tous\u00a0: la page à l’adresse / et son API. Sans la coche, les deux sont fermées.',
  'users-permissions.Policies.header.title': 'Adresse',
  'users-permissions.Policies.header.hint':
    'La roue dentée à côté d’une permission montre l’adresse qu’elle ouvre.',
};

export const STRAPI_GAPS: Gaps = {
  cancel: 'Annuler',
  app: 'Enregistré',
  'app.error': 'Une erreur s’est produite',
  'app.error.chunk.message':
    'Cette page n’a pas pu être chargée. Le serveur démarre peut-être, ou la connexion a été interrompue. Rechargez la page.',
  'app.error.chunk.reload': 'Recharger la page',
  'app.error.chunk.title': 'Cette page n’a pas pu être chargée',
  'app.error.copy': 'Copier dans le presse-papiers',
  'app.error.message': 'Merci de signaler l’erreur à votre équipe technique.',
  'app.components.Button.close': 'Fermer',
  'app.components.EmptyStateLayout.content-permissions':
    'Vous n’avez pas les droits nécessaires pour voir ce contenu',
  'app.components.Select.placeholder': 'Sélectionner',
  'app.components.ToggleCheckbox.disabled-label': 'Désactivé',
  'app.components.ToggleCheckbox.enabled-label': 'Activé',
  'app.components.Users.ModalCreateBody.block-title.roles.description':
    'Un utilisateur peut avoir un ou plusieurs rôles',
  'app.confirm.body': 'Êtes-vous sûr\u202f?',
  'app.session.ended.title': 'Session terminée',
  'app.session.ended.unsaved':
    'Votre session est terminée et ne peut pas être reprise. Les modifications non enregistrées seront perdues à la déconnexion.',
  'app.utils.update-filter': 'Modifier le filtre',
  'Auth.components.Oops.text': 'Votre compte a été suspendu',
  'Auth.components.Oops.text.admin': 'Si c’est une erreur, adressez-vous à votre administrateur.',
  'Auth.form.error.blocked': 'Votre compte a été bloqué par l’administrateur.',
  'components.Input.error.contain.maxBytes': 'Le mot de passe doit faire moins de 73 octets',
  'components.Input.error.validation.combobox.invalid': 'Cette valeur n’est pas valable',
  'containers.list.displayedFields': 'Colonnes affichées',
  'containers.SettingPage.editSettings.description': 'Déplacez les champs à leur place',
  'content-manager.actions.copy-documentId.label': 'Copier l’identifiant',
  'content-manager.actions.copy-documentId.success': 'Identifiant copié',
  'content-manager.actions.delete.dialog.body':
    'Voulez-vous supprimer cet enregistrement\u202f? Cette action est définitive.',
  'content-manager.actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Identifiant',
  'content-manager.containers.list.filters.status': 'Statut',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Taille',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'Le champ affiché dans le formulaire et dans la liste',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode':
    'Ouverture des enregistrements liés',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.description':
    'Choisissez comment s’ouvrent les enregistrements liés',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.modal':
    'Fenêtre (par défaut)',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab': 'Nouvel onglet',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.page': 'Même page',
  'content-manager.notification.upload.error':
    'Une erreur s’est produite lors de l’envoi des fichiers',
  'content-manager.permissions.not-allowed.create': 'Vous ne pouvez pas créer d’enregistrement',
  'content-manager.permissions.not-allowed.update': 'Vous ne pouvez pas voir cet enregistrement',
  'content-manager.popUpWarning.warning.updateAllSettings':
    'Tous les réglages de cette vue seront modifiés',
  'content-manager.validation.error.unreadable-required-field':
    'Vous n’avez pas accès à certains champs obligatoires. Demandez l’accès à un administrateur.',
  'global.localeToggle.label': 'Langue de l’interface',
  'global.more': 'Plus',
  'global.sessions.active-devices': 'Appareils actifs',
  'popUpWarning.bodyMessage.contentType.delete.all':
    'Voulez-vous supprimer les enregistrements sélectionnés\u202f?',
  'search.placeholder': 'Rechercher',
  'Settings.application.header': 'Application',
  'Settings.permissions.conditions.inherited-readonly':
    'Ces conditions viennent de vos propres droits et ne peuvent pas être modifiées.',
  'Settings.permissions.conditions.none-applied': 'Aucune condition.',
  'Settings.permissions.users.active': 'Actif',
  'Settings.permissions.users.inactive': 'Inactif',
  'Settings.profile.form.notify.data.loaded': 'Les données de votre profil ont été chargées',
  'Settings.profile.form.section.experience.interfaceLanguage.hint':
    'L’interface s’affichera dans cette langue pour vous seul.',
  'Settings.sessions.actions': 'Actions',
  'Settings.sessions.current': 'Cet appareil',
  'Settings.sessions.device': 'Appareil',
  'Settings.sessions.lastActiveAt': 'Dernière utilisation',
  'Settings.sessions.loginAt': 'Connecté',
  'Settings.sessions.revoke': 'Terminer la session',
  'Settings.sessions.revoke.confirm':
    'Voulez-vous terminer cette session\u202f? L’appareil devra se reconnecter.',
  'Settings.sessions.revoke.confirmCurrent':
    'C’est l’appareil que vous utilisez. Terminer cette session vous déconnectera.',
  'Settings.sessions.revoke.success': 'Session terminée',
  'Settings.sessions.revokeAll': 'Se déconnecter de tous les appareils',
  'Settings.sessions.revokeAll.confirm':
    'Êtes-vous sûr\u202f? Toutes les sessions prendront fin, y compris celle-ci, et vous devrez vous reconnecter.',
  'Settings.sessions.revokeOthers': 'Se déconnecter des autres appareils',
  'Settings.sessions.revokeOthers.confirm':
    'Êtes-vous sûr\u202f? Toutes les autres sessions prendront fin. Vous resterez connecté sur cet appareil.',
  'Settings.sessions.revokeOthers.success': 'Autres sessions terminées',
  'Settings.sessions.subtitle': 'Appareils et sessions actuellement connectés à votre compte.',
  'Settings.sessions.title': 'Appareils actifs',
  'Settings.sessions.unknownDevice': 'Appareil inconnu',
  singleTypes: 'Types uniques',
  'users-permissions.EditPage.form.roles': 'Rôle',
  'users-permissions.Roles.empty': 'Il n’y a pas encore de rôle.',
  'users-permissions.Settings.roles.edited': 'Rôle enregistré',
};
