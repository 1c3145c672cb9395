import type { Gaps } from './gaps-de';

export const GAPS_FR: Gaps = {
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
  'app.confirm.body': 'Êtes-vous sûr\u00a0?',
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
  'content-manager.actions-drawer.close': 'Fermer les autres actions',
  'content-manager.actions-drawer.open': 'Ouvrir d’autres actions',
  'content-manager.actions.copy-documentId.label': 'Copier l’identifiant',
  'content-manager.actions.copy-documentId.success': 'Identifiant copié',
  'content-manager.actions.delete.dialog.body':
    'Voulez-vous supprimer cet enregistrement\u00a0? Cette action est définitive.',
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
    'Voulez-vous supprimer les enregistrements sélectionnés\u00a0?',
  'search.placeholder': 'Rechercher',
  'Settings.application.header': 'Application',
  'Settings.application.plan-title': 'offre actuelle',
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
    'Voulez-vous terminer cette session\u00a0? L’appareil devra se reconnecter.',
  'Settings.sessions.revoke.confirmCurrent':
    'C’est l’appareil que vous utilisez. Terminer cette session vous déconnectera.',
  'Settings.sessions.revoke.success': 'Session terminée',
  'Settings.sessions.revokeAll': 'Se déconnecter de tous les appareils',
  'Settings.sessions.revokeAll.confirm':
    'Êtes-vous sûr\u00a0? Toutes les sessions prendront fin, y compris celle-ci, et vous devrez vous reconnecter.',
  'Settings.sessions.revokeOthers': 'Se déconnecter des autres appareils',
  'Settings.sessions.revokeOthers.confirm':
    'Êtes-vous sûr\u00a0? Toutes les autres sessions prendront fin. Vous resterez connecté sur cet appareil.',
  'Settings.sessions.revokeOthers.success': 'Autres sessions terminées',
  'Settings.sessions.subtitle': 'Appareils et sessions actuellement connectés à votre compte.',
  'Settings.sessions.title': 'Appareils actifs',
  'Settings.sessions.unknownDevice': 'Appareil inconnu',
  singleTypes: 'Types uniques',
};
