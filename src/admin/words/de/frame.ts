import { VALUES } from '../../../messages/columns/de';
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
    invoices: 'Rechnungen',
    quotations: 'Angebote',
    'recurring-invoices': 'Wiederkehrend',
    'credit-notes': 'Korrekturen',
    payments: 'Zahlungen',
    refunds: 'Erstattungen',
    customers: 'Kunden',
    products: 'Produkte',
  },
  settings: 'Einstellungen',
  settingsAbout: 'Alles, was nicht zum Tagesgeschäft gehört',
  people: 'Personen',
  installation: 'Über diese Installation',
  pages: {
    businesses: {
      label: 'Unternehmen',
      about: 'Anschrift, Steuer, Bankverbindung, Nummern, Logo, Mitglieder und API-Schlüssel.',
    },
    'webhook-endpoints': {
      label: 'Webhook-Endpunkte',
      about: 'Ihre Programme, die über Ereignisse benachrichtigt werden.',
    },
    'webhook-deliveries': {
      label: 'Webhook-Zustellungen',
      about: 'Alles, was an diese Programme gesendet wurde, mit Ergebnis.',
    },
    'generator-usage': {
      label: 'Generator-Nutzung',
      about: 'Anzahl der PDFs je Internetadresse.',
    },
    'generator-allowances': {
      label: 'Generator-Kontingente',
      about: 'Adressen, die ohne Konto mehr oder weniger PDFs erstellen dürfen.',
    },
    files: { label: 'Dateien', about: 'Logos und andere Dateien aller Unternehmen.' },
    users: { label: 'Benutzer', about: 'Kollegen einladen und ihren Zugang sperren.' },
    roles: {
      label: 'Rollen',
      about: 'Was Kollegen sehen und tun dürfen, und in welchen Unternehmen.',
    },
    profile: {
      label: 'Ihr Profil',
      about: 'Name, Passwort und helle oder dunkle Darstellung.',
    },
  },
};

/** @param fresh `neue` in the gender of the noun */
const of = (fresh: string, one: string, many: string): TypeWords => ({
  one,
  newOne: `${fresh} ${one}`,
  none: `Noch keine ${many}`,
  found: { one: `${one} gefunden`, other: `${many} gefunden` },
});

export const LOOK_WORDS: LookWords = {
  clearFilters: 'Filter zurücksetzen',
  nothingMatches: 'Keine Treffer',
  logIn: `Bei ${PRODUCT} anmelden`,
  createAccount: 'Konto anlegen',
  unsaved: (name) => `${name}: ohne Speichern verlassen?`,
  remove: {
    title: (name) => `${name} löschen?`,
    text: 'Das lässt sich nicht rückgängig machen.',
    lastNumber: 'Das lässt sich nicht rückgängig machen. Die Nummer wird neu vergeben.',
  },
  types: {
    business: of('Neues', 'Unternehmen', 'Unternehmen'),
    customer: of('Neuer', 'Kunde', 'Kunden'),
    product: of('Neues', 'Produkt', 'Produkte'),
    invoice: of('Neue', 'Rechnung', 'Rechnungen'),
    quotation: of('Neues', 'Angebot', 'Angebote'),
    recurring: of('Neue', 'wiederkehrende Rechnung', 'wiederkehrende Rechnungen'),
    creditNote: of('Neue', 'Rechnungskorrektur', 'Rechnungskorrekturen'),
    payment: of('Neue', 'Zahlung', 'Zahlungen'),
    refund: of('Neue', 'Erstattung', 'Erstattungen'),
    mail: of('Neue', 'E-Mail', 'E-Mails'),
    endpoint: of('Neuer', 'Webhook-Endpunkt', 'Webhook-Endpunkte'),
    delivery: of('Neue', 'Webhook-Zustellung', 'Webhook-Zustellungen'),
    allowance: of('Neues', 'Kontingent', 'Kontingente'),
    usage: of('Neue', 'Adresse', 'Adressen'),
    unknown: of('Neuer', 'Datensatz', 'Datensätze'),
  },
};

export const ACTION_WORDS: ActionWords = {
  loading: 'Wird geladen …',
  back: 'Zurück',
  needed: 'Diese Angabe ist erforderlich.',
  date: 'Datum',
  actions: 'Aktionen',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
  openInvoice: (number) => `Rechnung ${number} öffnen`,
  unnumbered: { invoice: 'Rechnung', quotation: 'Angebot', creditNote: 'Rechnungskorrektur' },
  invoice: {
    sent: {
      label: 'Als versendet markieren',
      done: (number) => `${number} ist als versendet markiert.`,
    },
    revived: {
      label: 'Stornierung zurücknehmen',
      done: (number) => `Die Stornierung von ${number} ist zurückgenommen.`,
      ask: (number, total) => ({
        title: `Stornierung von ${number} zurücknehmen?`,
        text: `Die Rechnung über ${total} zählt dann wieder. Die Webhook-Endpunkte werden benachrichtigt.`,
        confirm: 'Zurücknehmen',
      }),
    },
    cancelled: {
      label: 'Rechnung stornieren',
      done: (number) => `${number} ist storniert.`,
      ask: (number) => ({
        title: `${number} stornieren?`,
        text: 'Die Rechnung behält ihre Nummer und bleibt in der Liste. Die Webhook-Endpunkte werden benachrichtigt.',
        confirm: 'Rechnung stornieren',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Als versendet markieren',
      done: (number) => `${number} ist als versendet markiert.`,
    },
    accepted: {
      label: 'Als angenommen markieren',
      done: (number) => `${number} ist als angenommen markiert.`,
      ask: (number, total) => ({
        title: `${number} als angenommen markieren?`,
        text: `Das Angebot über ${total} ist abgelaufen. Seine Preise gelten möglicherweise nicht mehr.`,
        confirm: 'Als angenommen markieren',
      }),
    },
    rejected: {
      label: 'Als abgelehnt markieren',
      done: (number) => `${number} ist als abgelehnt markiert.`,
    },
  },
  duplicate: {
    label: 'Duplizieren',
    done: (number) => `${number} ist ein neuer Entwurf mit denselben Positionen.`,
  },
  convert: {
    label: 'In Rechnung umwandeln',
    title: (number) => `${number} in eine Rechnung umwandeln?`,
    expired: 'Das Angebot ist abgelaufen.',
    text: 'Die Rechnung erhält dieselben Positionen und Beträge und die nächste Nummer. Sie können ein Angebot nur einmal umwandeln.',
    confirm: 'Umwandeln',
    done: (quotation, invoice) =>
      `Aus ${quotation} wurde die Rechnung ${invoice}, noch als Entwurf.`,
  },
};

export const DIALOG_WORDS: DialogWords = {
  back: 'Zurück',
  close: 'Schließen',
  choose: 'Auswählen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  saved: 'Ich habe ihn gespeichert',
};

export const STATUS_WORDS = VALUES.status;

export const STRAPI_WORDS: StrapiWords = {
  'Auth.form.welcome.subtitle': 'Mit der E-Mail-Adresse und dem Passwort Ihres Kontos',
  'Auth.form.register.subtitle': 'Ihr Konto liegt in dieser Installation und nirgendwo sonst.',
  'Settings.application.title': 'Übersicht',
  'Settings.application.description': 'Versionen und Logos',
  'Settings.application.plan-title': 'Ausgabe des Frameworks',
  'Settings.application.strapiVersion': 'Version des Frameworks',
  'Settings.application.strapi-version': 'Version des Frameworks',
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
  'app.links.configure-view': 'Liste für alle einrichten',
  'app.page.not.found': 'Diese Seite gibt es nicht.',
  'app.components.Users.MagicLink.connect':
    'Wer diesen Link öffnet, legt das Passwort dieser Person fest. Wenn dieser Dienst E-Mails sendet, wurde er auch per E-Mail geschickt.',
  'app.components.NotFoundPage.back': 'Zurück zur Startseite',
  'components.PageFooter.select': 'Zeilen pro Seite',
  'content-manager.actions-drawer.close': 'Aktionen schließen',
  'content-manager.actions-drawer.open': 'Aktionen',
  'content-manager.actions.delete.label': 'Löschen',
  'content-manager.components.TableDelete.label': '{number} ausgewählt',
  'content-manager.containers.edit.panels.default.title': 'Speichern',
  'content-manager.form.Input.pageEntries': 'Zeilen pro Seite',
  'content-manager.header.name': PRODUCT,
  'content-manager.plugin.name': PRODUCT,
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Möchten Sie die ausgewählten Datensätze löschen?',
  'content-manager.success.record.delete': 'Gelöscht',
  'content-manager.success.record.save': 'Gespeichert',
  'content-manager.validation.error':
    'Nicht gespeichert. Die Felder mit Fehlern stehen neben dem Formular.',
  'global.select-all-entries': 'Alle Zeilen auswählen',
  'HomePage.head.title': 'Startseite',
  'HomePage.header.subtitle': 'Offene, überfällige und bezahlte Rechnungen',
  'upload.input.label': 'Dateien hierher ziehen, oder',
  'users-permissions.Settings.section-label': 'Zugang ohne Konto',
  'users-permissions.Plugin.permissions.plugins.description': 'Ohne Anmeldung erlaubt',
  'users-permissions.Plugins.header.description':
    '„generate“ öffnet den Rechnungsgenerator für alle: die Seite unter / und ihre API. Ohne das Häkchen sind beide geschlossen.',
  'users-permissions.Policies.header.title': 'Adresse',
  'users-permissions.Policies.header.hint':
    'Das Zahnrad neben einer Berechtigung zeigt die Adresse, die sie öffnet.',
};

/**
 * Texts of Strapi that have no German, French or Spanish in Strapi itself, or are too informal there. In
 * English, Strapi's own stay.
 */
export const STRAPI_GAPS = {
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
  'users-permissions.EditPage.form.roles': 'Rolle',
  'users-permissions.Roles.empty': 'Es gibt noch keine Rolle.',
  'users-permissions.Settings.roles.edited': 'Rolle gespeichert',
};

export type Gaps = Readonly<Record<keyof typeof STRAPI_GAPS, string>>;
