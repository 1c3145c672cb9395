/**
 * Texts of Strapi that have no German, French or Spanish in Strapi itself, or are too informal there. In
 * English, Strapi's own stay.
 */
export const GAPS_DE = {
  cancel: 'Abbrechen',
  app: 'Gespeichert',
  'app.error': 'Ein Fehler ist aufgetreten',
  'app.error.chunk.message':
    'Diese Seite konnte nicht geladen werden. Vielleicht startet der Server gerade, oder die Verbindung war unterbrochen. Laden Sie die Seite neu.',
  'app.error.chunk.reload': 'Seite neu laden',
  'app.error.chunk.title': 'Diese Seite konnte nicht geladen werden',
  'app.error.copy': 'In die Zwischenablage kopieren',
  'app.error.message': 'Bitte melden Sie den Fehler Ihrem technischen Team.',
  'app.components.Button.close': 'Schließen',
  'app.components.EmptyStateLayout.content-permissions':
    'Sie haben nicht die nötigen Rechte, um diesen Inhalt zu sehen',
  'app.components.Select.placeholder': 'Auswählen',
  'app.components.ToggleCheckbox.disabled-label': 'Aus',
  'app.components.ToggleCheckbox.enabled-label': 'Ein',
  'app.components.Users.ModalCreateBody.block-title.roles.description':
    'Ein Benutzer kann eine oder mehrere Rollen haben',
  'app.confirm.body': 'Sind Sie sicher?',
  'app.session.ended.title': 'Sitzung beendet',
  'app.session.ended.unsaved':
    'Ihre Sitzung ist beendet und lässt sich nicht fortsetzen. Nicht gespeicherte Änderungen gehen beim Abmelden verloren.',
  'app.utils.update-filter': 'Filter ändern',
  'Auth.components.Oops.text': 'Ihr Konto wurde gesperrt',
  'Auth.components.Oops.text.admin':
    'Wenden Sie sich an Ihren Administrator, falls das ein Irrtum ist.',
  'Auth.form.error.blocked': 'Ihr Konto wurde vom Administrator gesperrt.',
  'components.Input.error.contain.maxBytes': 'Das Passwort muss kürzer als 73 Bytes sein',
  'components.Input.error.validation.combobox.invalid': 'Dieser Wert ist nicht gültig',
  'containers.list.displayedFields': 'Angezeigte Spalten',
  'containers.SettingPage.editSettings.description': 'Ziehen Sie die Felder an ihren Platz',
  'content-manager.actions-drawer.close': 'Weitere Aktionen schließen',
  'content-manager.actions-drawer.open': 'Weitere Aktionen öffnen',
  'content-manager.actions.copy-documentId.label': 'Id kopieren',
  'content-manager.actions.copy-documentId.success': 'Id kopiert',
  'content-manager.actions.delete.dialog.body':
    'Möchten Sie diesen Datensatz löschen? Das lässt sich nicht rückgängig machen.',
  'content-manager.actions.open-in-new-tab.label': 'In neuem Tab öffnen',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { von {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Id',
  'content-manager.containers.list.filters.status': 'Status',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Größe',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'Das Feld, das in Formular und Liste steht',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode':
    'Öffnen von verknüpften Datensätzen',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.description':
    'Legt fest, wie sich verknüpfte Datensätze beim Anklicken öffnen',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.modal': 'Dialog (Standard)',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab': 'Neuer Tab',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.page': 'Gleiche Seite',
  'content-manager.notification.upload.error':
    'Beim Hochladen der Dateien ist ein Fehler aufgetreten',
  'content-manager.permissions.not-allowed.create': 'Sie dürfen keinen neuen Datensatz anlegen',
  'content-manager.permissions.not-allowed.update': 'Sie dürfen diesen Datensatz nicht sehen',
  'content-manager.popUpWarning.warning.updateAllSettings':
    'Dadurch ändern sich alle Einstellungen dieser Ansicht',
  'content-manager.validation.error.unreadable-required-field':
    'Sie haben keinen Zugriff auf einige Pflichtfelder. Bitten Sie einen Administrator um Zugriff.',
  'global.localeToggle.label': 'Sprache der Oberfläche',
  'global.more': 'Mehr',
  'global.sessions.active-devices': 'Aktive Geräte',
  'popUpWarning.bodyMessage.contentType.delete.all':
    'Möchten Sie die ausgewählten Datensätze löschen?',
  'search.placeholder': 'Suchen',
  'Settings.application.header': 'Anwendung',
  'Settings.application.plan-title': 'aktueller Tarif',
  'Settings.permissions.conditions.inherited-readonly':
    'Diese Bedingungen folgen aus Ihren eigenen Rechten und lassen sich nicht ändern.',
  'Settings.permissions.conditions.none-applied': 'Keine Bedingungen.',
  'Settings.permissions.users.active': 'Aktiv',
  'Settings.permissions.users.inactive': 'Inaktiv',
  'Settings.profile.form.notify.data.loaded': 'Ihre Profildaten wurden geladen',
  'Settings.profile.form.section.experience.interfaceLanguage.hint':
    'Die Oberfläche erscheint nur für Sie in dieser Sprache.',
  'Settings.sessions.actions': 'Aktionen',
  'Settings.sessions.current': 'Dieses Gerät',
  'Settings.sessions.device': 'Gerät',
  'Settings.sessions.lastActiveAt': 'Zuletzt benutzt',
  'Settings.sessions.loginAt': 'Angemeldet',
  'Settings.sessions.revoke': 'Sitzung beenden',
  'Settings.sessions.revoke.confirm':
    'Möchten Sie diese Sitzung beenden? Das Gerät muss sich neu anmelden.',
  'Settings.sessions.revoke.confirmCurrent':
    'Das ist dieses Gerät. Wenn Sie die Sitzung beenden, werden Sie abgemeldet.',
  'Settings.sessions.revoke.success': 'Sitzung beendet',
  'Settings.sessions.revokeAll': 'Auf allen Geräten abmelden',
  'Settings.sessions.revokeAll.confirm':
    'Sind Sie sicher? Alle Sitzungen enden, auch diese, und Sie müssen sich neu anmelden.',
  'Settings.sessions.revokeOthers': 'Auf anderen Geräten abmelden',
  'Settings.sessions.revokeOthers.confirm':
    'Sind Sie sicher? Alle anderen Sitzungen enden. Auf diesem Gerät bleiben Sie angemeldet.',
  'Settings.sessions.revokeOthers.success': 'Andere Sitzungen beendet',
  'Settings.sessions.subtitle': 'Geräte und Sitzungen, die bei Ihrem Konto angemeldet sind.',
  'Settings.sessions.title': 'Aktive Geräte',
  'Settings.sessions.unknownDevice': 'Unbekanntes Gerät',
  singleTypes: 'Einzeltypen',
};

export type Gaps = Readonly<Record<keyof typeof GAPS_DE, string>>;
