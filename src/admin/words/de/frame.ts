import type {
  ActionWords,
  DialogWords,
  LookWords,
  NavigationWords,
  StatusWords,
  StrapiWords,
  TypeWords,
} from '../en/frame';
import { PRODUCT } from '../product';

export const NAVIGATION_WORDS: NavigationWords = {
  menu: {
    invoices: 'Rechnungen',
    quotations: 'Angebote',
    'credit-notes': 'Korrekturen',
    payments: 'Zahlungen',
    refunds: 'Erstattungen',
    customers: 'Kunden',
    products: 'Produkte',
  },
  settings: 'Einstellungen',
  settingsAbout: 'Alles neben der täglichen Arbeit',
  people: 'Personen',
  installation: 'Über diese Installation',
  pages: {
    businesses: {
      label: 'Unternehmen',
      about: 'Anschrift, Steuer, Bankverbindung, Nummern, Logo, Mitglieder und API-Schlüssel.',
    },
    'webhook-endpoints': {
      label: 'Webhook-Endpunkte',
      about: 'Ihre Programme, die erfahren, was hier geschieht.',
    },
    'webhook-deliveries': {
      label: 'Webhook-Zustellungen',
      about: 'Alle Sendungen an diese Programme und ihr Ergebnis.',
    },
    'generator-usage': {
      label: 'Generator-Nutzung',
      about: 'PDFs, die von jeder Internetadresse erstellt wurden.',
    },
    'generator-allowances': {
      label: 'Generator-Kontingente',
      about: 'Adressen, die ohne Konto mehr oder weniger PDFs erstellen dürfen.',
    },
    files: { label: 'Dateien', about: 'Logos und andere Dateien aller Unternehmen.' },
    users: { label: 'Benutzer', about: 'Kollegen einladen und ihren Zugang beenden.' },
    roles: {
      label: 'Rollen',
      about: 'Rechte der Kollegen, und für welche Unternehmen sie gelten.',
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
  types: {
    business: of('Neues', 'Unternehmen', 'Unternehmen'),
    customer: of('Neuer', 'Kunde', 'Kunden'),
    product: of('Neues', 'Produkt', 'Produkte'),
    invoice: of('Neue', 'Rechnung', 'Rechnungen'),
    quotation: of('Neues', 'Angebot', 'Angebote'),
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
      `Aus ${quotation} ist Rechnung ${invoice} entstanden, noch als Entwurf.`,
  },
};

export const DIALOG_WORDS: DialogWords = {
  back: 'Zurück',
  choose: 'Auswählen',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  saved: 'Ich habe es gesichert',
};

export const STATUS_WORDS: StatusWords = {
  draft: 'Entwurf',
  issued: 'Ausgestellt',
  sent: 'Versendet',
  paid: 'Bezahlt',
  overdue: 'Überfällig',
  cancelled: 'Storniert',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  expired: 'Abgelaufen',
  converted: 'Umgewandelt',
  pending: 'Ausstehend',
  delivered: 'Zugestellt',
  recorded: 'Erfasst',
  voided: 'Zurückgenommen',
  queued: 'In Warteschlange',
  failed: 'Fehlgeschlagen',
};

export const STRAPI_WORDS: StrapiWords = {
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
  'users-permissions.Settings.section-label': 'Users & Permissions',
  'users-permissions.Plugin.permissions.plugins.description': 'Ohne Anmeldung erlaubt',
  'users-permissions.Plugins.header.description':
    '„generate“ öffnet den Rechnungsgenerator für alle: die Seite unter / und ihre API. Ohne das Häkchen sind beide geschlossen.',
  'users-permissions.Policies.header.title': 'Adresse',
  'users-permissions.Policies.header.hint':
    'Das Zahnrad neben einer Berechtigung zeigt die Adresse, die sie öffnet.',
};
