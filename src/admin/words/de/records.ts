import { DAYS_UNTIL_DISABLED } from '../../../domain/retry-schedule';
import { counted, shownCount } from '../catalogues';
import type {
  CustomerWords,
  HistoryWords,
  ImportWords,
  KeyWords,
  ListWord,
  Part,
  PortalWords,
  RequestWords,
  WebhookWords,
} from '../en/records';

const TYPES = {
  invoice: { one: 'Rechnung', many: 'Rechnungen' },
  quotation: { one: 'Angebot', many: 'Angebote' },
  credit_note: { one: 'Rechnungskorrektur', many: 'Rechnungskorrekturen' },
};

export const CUSTOMER_WORDS: CustomerWords = {
  title: 'Dokumente',
  statement: 'Kontoauszug',
  none: 'Es gibt noch kein Dokument.',
  outstanding: 'Offen',
  toRefund: 'Zu erstatten',
  onAccount: 'Guthaben',
  nothingOutstanding: 'Es ist nichts offen.',
  dated: (type, day) => `${TYPES[type].one}, ${day}`,
  all: (type, count) =>
    count === 1 ? `1 ${TYPES[type].one}` : `Alle ${shownCount(count)} ${TYPES[type].many}`,
  overdue: 'Überfällig',
  payments: 'Zahlungen',
  recurring: 'Wiederkehrende Rechnungen',
  unnamed: 'Ohne Namen',
  details: 'Angaben',
  of: (total) => `von ${total}`,
  next: (day) => `nächste am ${day}`,
  send: {
    label: 'Kontoauszug senden',
    text: 'Der Kunde erhält eine E-Mail mit dem Saldo und den Kontoauszug als PDF.',
    from: 'Von',
    until: 'Bis',
    address: 'E-Mail-Adresse',
    messageHint: 'Der Saldo wird angefügt. Leer: der übliche Text.',
    done: (address) => `Der Kontoauszug wird an ${address} gesendet.`,
  },
  invite: {
    label: 'Ins Kundenportal einladen',
    text: 'Der Ansprechpartner erhält eine E-Mail mit einem Link und sieht im Kundenportal alle Dokumente dieses Kunden.',
    contact: 'Ansprechpartner',
    confirm: 'Einladen',
  },
};

export const KEY_WORDS: KeyWords = {
  title: 'API-Schlüssel',
  notRead: 'Die Schlüssel konnten nicht geladen werden.',
  loading: 'Wird geladen …',
  none: 'Noch kein Schlüssel. Ein Programm braucht einen, um die API für dieses Unternehmen zu nutzen.',
  newKey: 'Neuer API-Schlüssel',
  created: {
    title: 'Ihr neuer API-Schlüssel',
    text: 'Kopieren Sie ihn jetzt: Niemand kann ihn noch einmal sehen. Programme senden ihn im Header Authorization: Bearer.',
  },
  revoked: (name) =>
    `${name} ist widerrufen und funktioniert in spätestens fünf Sekunden nicht mehr.`,
  facts: {
    noScope: 'keine Rechte',
    neverUsed: 'nie benutzt',
    lastUsed: (day) => `zuletzt benutzt am ${day}`,
    neverExpires: 'läuft nie ab',
    expires: (day) => `läuft am ${day} ab`,
    expired: 'abgelaufen',
  },
  expired: 'Abgelaufen',
  revoke: 'Widerrufen',
  askRevoke: {
    title: (name) => `${name} widerrufen?`,
    text: 'Programme mit diesem Schlüssel funktionieren dann nicht mehr. Sie können das nicht rückgängig machen.',
    confirm: 'Schlüssel widerrufen',
  },
  form: {
    name: 'Name',
    nameHint: 'Nennen Sie das Programm, das den Schlüssel benutzt.',
    nameExample: 'z.\u00a0B. Webshop',
    permissions: 'Rechte',
    scopes: {
      read: 'Kunden, Rechnungen und Angebote sehen',
      write: 'Kunden, Rechnungen und Angebote anlegen und ändern',
      webhooks: 'Webhook-Endpunkte verwalten',
      bank: 'Kontoauszüge hochladen und Umsätze sehen',
    },
    lifetime: 'Läuft ab nach',
    lifetimes: { '30': '30 Tagen', '90': '90 Tagen', '365': 'Einem Jahr', never: 'Nie' },
    back: 'Zurück',
    create: 'Schlüssel anlegen',
  },
};

export const WEBHOOK_WORDS: WebhookWords = {
  delivery: 'Zustellung',
  sendAgain: 'Erneut senden',
  queuedAgain: 'Wieder in der Warteschlange (gleiche webhook-id).',
  sentAgain: (count) =>
    `${counted(count, { one: 'Zustellung wird', other: 'Zustellungen werden' })} erneut gesendet.`,
  noneFailed: 'Keine fehlgeschlagenen Zustellungen.',
  failedOnly: 'Nur fehlgeschlagene',
  resendAll: 'Alle fehlgeschlagenen erneut senden',
  resendFailed: (count) =>
    `${counted(count, { one: 'fehlgeschlagene', other: 'fehlgeschlagene' })} erneut senden`,
  deliveries: 'Zustellungen',
  health: { disabled: 'Abgeschaltet', off: 'Aus', failing: 'Gestört', working: 'In Ordnung' },
  reasons: {
    gone: 'Der Endpunkt antwortete mit 410 Gone',
    failing: `Seit ${DAYS_UNTIL_DISABLED} Tagen ist jeder Versuch fehlgeschlagen`,
  },
  counts: {
    pending: (count) => counted(count, { one: 'ausstehend', other: 'ausstehend' }),
    failed: (count) => counted(count, { one: 'fehlgeschlagen', other: 'fehlgeschlagen' }),
    delivered: (count) => counted(count, { one: 'zugestellt', other: 'zugestellt' }),
  },
  nothingSent: 'Noch nichts gesendet',
  secret: {
    title: 'Signaturschlüssel',
    text: 'Kopieren Sie ihn jetzt: Niemand kann ihn noch einmal sehen. Der Empfänger prüft damit jede webhook-signature.',
    show: 'Signaturschlüssel einmal anzeigen',
    rotate: 'Signaturschlüssel erneuern',
    askRotate: 'Signaturschlüssel erneuern?',
    rotateText: 'Sie erhalten einen neuen Schlüssel. Der alte bleibt noch 24 Stunden gültig.',
    confirmRotate: 'Erneuern',
  },
  ping: 'Testereignis senden',
  pinged: 'Das Testereignis ist in der Warteschlange. Das Ergebnis erscheint gleich hier.',
  attempts: {
    none: 'Noch keine.',
    when: 'Zeitpunkt',
    status: 'HTTP-Status',
    error: 'Fehler',
    took: 'Dauer',
    answer: 'Antwort',
  },
};

/** A sentence about a line begins with the same verb. */
function withoutHat([first = '', ...rest]: readonly Part[]): Part[] {
  return typeof first === 'string' ? [first.replace(/^hat /, ''), ...rest] : [first, ...rest];
}

export const HISTORY_WORDS: HistoryWords = {
  title: 'Verlauf',
  loading: 'Wird geladen …',
  unreadable: 'Der Verlauf konnte nicht geladen werden.',
  empty: 'Es wurde noch keine Änderung aufgezeichnet.',
  earlier: 'Frühere anzeigen',
  showAll: 'Alles anzeigen',
  showFirst: 'Ursprüngliche Werte anzeigen',
  things: {
    invoice: 'diese Rechnung',
    quotation: 'dieses Angebot',
    recurring: 'diese wiederkehrende Rechnung',
    customer: 'diesen Kunden',
    product: 'dieses Produkt',
    payment: 'diese Zahlung',
    creditNote: 'diese Rechnungskorrektur',
    refund: 'diese Erstattung',
    business: 'dieses Unternehmen',
    endpoint: 'diesen Endpunkt',
  },
  created: (thing) => ` hat ${thing} erstellt`,
  imported: (thing) => ` hat ${thing} importiert`,
  recorded: () => ' zeichnet seit diesem Zeitpunkt Änderungen auf; der Eintrag selbst ist älter',
  savedUnseen: ' hat den Eintrag gespeichert; Ihre Rolle zeigt die geänderten Felder nicht',
  erased: ' hat die personenbezogenen Daten gelöscht',
  mailedUnseen: ' hat eine E-Mail an den Kunden gesendet',
  mailed: (mail) => [' hat per E-Mail gesendet: ', mail],
  mails: {
    invoice: 'Rechnung',
    quotation: 'Angebot',
    'credit note': 'Rechnungskorrektur',
    reminder: 'Zahlungserinnerung',
    'statement of account': 'Kontoauszug',
  },
  mailTo: (mail, addresses) => `${mail} an ${addresses}`,
  cleared: (label, before) => [`hat „${label}“ geleert, zuvor `, before],
  set: (label, after) => [`hat „${label}“ auf `, after, ' gesetzt'],
  changed: (label, before, after) => [`hat „${label}“ von `, before, ' auf ', after, ' geändert'],
  unknown: (label) => [`hat „${label}“ geändert; die Werte wurden später gelöscht`],
  inLine: (place, sentence) => [`hat in Position ${place} `, ...withoutHat(sentence)],
  removed: (place, name) => [`hat Position ${place} entfernt`, ...(name ? [': ', name] : [])],
  added: (place, name) => [`hat Position ${place} hinzugefügt`, ...(name ? [': ', name] : [])],
  moved: 'hat die Reihenfolge der Positionen geändert',
  value: (label, value) => [`${label}: `, value],
  line: (place, name) => [`Position ${place}`, ...(name ? [': ', name] : [])],
  service: 'Der Dienst',
  aKey: 'Ein API-Schlüssel',
  key: (name) => `${name} (API-Schlüssel)`,
  operator: 'Ein Bearbeiter',
  customer: 'Der Kunde',
  nothing: 'nichts',
  none: 'keine',
  yes: 'ja',
  no: 'nein',
  hiddenCustomer: 'einen Kunden, den Sie nicht sehen dürfen',
};

const NOUNS: Readonly<Record<ListWord, { one: string; other: string }>> = {
  customers: { one: 'Kunde', other: 'Kunden' },
  products: { one: 'Produkt', other: 'Produkte' },
  invoices: { one: 'Rechnung', other: 'Rechnungen' },
};

/** In the accusative, where `Kunde` is `Kunden`. */
const OBJECTS = { ...NOUNS, customers: { one: 'Kunden', other: 'Kunden' } };

const REPEATED =
  'Ein wiederholter Import legt nichts doppelt an. Leere Zellen lassen ein Feld unverändert.';

export const IMPORT_WORDS: ImportWords = {
  import: 'Importieren',
  subtitle: 'Aus einer Tabelle oder CSV-Datei eines beliebigen Programms.',
  lists: {
    customers: {
      title: 'Kunden importieren',
      all: 'Alle Kunden',
      help: `Zeilen werden den Kunden über die ID aus einem Export zugeordnet, sonst über Name und E-Mail-Adresse. ${REPEATED}`,
    },
    products: {
      title: 'Produkte importieren',
      all: 'Alle Produkte',
      help: `Zeilen werden den Produkten über die ID aus einem Export zugeordnet, sonst über die Artikelnummer oder, wenn diese fehlt, über den Namen. ${REPEATED}`,
    },
    invoices: {
      title: 'Rechnungen importieren',
      all: 'Alle Rechnungen',
      help: 'Für Rechnungen aus einem anderen Programm. Eine Zeile ist eine Position: Zeilen mit derselben Nummer ergeben eine Rechnung. Eine Datei mit einem Betrag je Rechnung hat je Rechnung eine Zeile. Rechnungen behalten ihre Nummern, und vorhandene bleiben unverändert. Webhooks werden nicht benachrichtigt.',
    },
  },
  business: 'Unternehmen',
  file: 'Datei',
  fileHint: 'CSV, .xlsx oder .ods, höchstens 20 MB und 100.000 Zeilen.',
  draft: {
    hint: 'Oder die Datei eines Entwurfs, die die Seite für Rechnungen gespeichert hat.',
    help: 'Diese Datei ist ein Entwurf der Seite für Rechnungen. Daraus wird ein Rechnungsentwurf, mit dem Kunden, falls er noch fehlt. Nummer, Absender und Aussehen sind die des Unternehmens.',
    import: 'Entwurf importieren',
    done: (number) => `Der Entwurf ist jetzt die Rechnung ${number}.`,
  },
  makeCustomers: 'Fehlende Kunden anlegen',
  reading: {
    encoding: 'Zeichensatz',
    separator: 'Trennzeichen',
    sheet: 'Blatt',
    header: 'Zeile mit den Spaltennamen',
    separators: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator' },
    decimal: 'Dezimalzeichen',
    decimals: { '.': 'Punkt: 1,234.50', ',': 'Komma: 1.234,50' },
    dates: 'Datum mit Schrägstrichen',
    orders: { dmy: 'Tag zuerst: 31/12/2026', mdy: 'Monat zuerst: 12/31/2026' },
    chooseOrder: 'Reihenfolge auswählen',
  },
  profile: {
    label: 'Programm',
    other: 'Anderes Programm',
    own: 'diesem Dienst',
    found: (name) => `Das sieht nach einem Export aus ${name} aus.`,
  },
  asks: { title: (column) => `Was steht in „${column}“?` },
  otherSum: {
    help: 'Die Datei hat keine Gesamtbeträge, an denen sich die Rechnungen prüfen lassen. Sehen Sie im anderen Programm nach, welche Summe diese Rechnungen mit Steuer haben.',
    label: (currency) => `Summe im anderen Programm, ${currency}`,
  },
  mapping: {
    choose: 'Auswählen',
    columns: 'Spalten der Datei',
    column: 'Spalte der Datei',
    firstValues: 'Erste Werte',
    field: 'Feld',
    fieldFor: (column) => `Feld für ${column}`,
    none: 'Nicht importieren',
  },
  progress: {
    reading: 'Die Datei wird gelesen …',
    checked: (done, of) => `${shownCount(done)} von ${shownCount(of)} geprüft …`,
    stored: (done, of) => `${shownCount(done)} von ${shownCount(of)} gespeichert …`,
  },
  problems: {
    title: 'Probleme',
    row: 'Zeile',
    column: 'Spalte',
    value: 'Wert',
    problem: 'Problem',
    first: (shown, all) => `Die ersten ${shownCount(shown)} von ${shownCount(all)}.`,
    counted: (count) => `${counted(count, { one: 'Problem', other: 'Probleme' })}.`,
    count: (count) =>
      `${counted(count, { one: 'Problem', other: 'Probleme' })}. Es wird nichts importiert, solange die Datei Probleme hat, es sei denn, Sie lassen diese Zeilen weg.`,
    good: (list, count) => `${counted(count, OBJECTS[list])} ohne Probleme importieren`,
    saveBad: (rows) =>
      `${counted(rows, { one: 'fehlerhafte Zeile', other: 'fehlerhafte Zeilen' })} mit Gründen speichern`,
    left: (rows) =>
      `Weggelassen: ${counted(rows, { one: 'Zeile', other: 'Zeilen' })}. Speichern Sie die Datei, berichtigen Sie sie und wählen Sie sie erneut.`,
    fileName: 'zeilen-mit-problemen.csv',
  },
  outcome: ({ list, created, changed, same, customers, stored }) => {
    const all = counted(created, NOUNS[list]);
    const verb = created === 1 ? 'wird' : 'werden';
    const first = stored ? `${all} angelegt` : `${all} ${verb} angelegt`;
    if (list !== 'invoices')
      return `${first}, ${shownCount(changed)} geändert, ${shownCount(same)} ohne Änderung.`;
    const made = counted(customers, { one: 'neuer Kunde', other: 'neue Kunden' });
    return `${first}, ${customers > 0 ? `dazu ${made}, ` : ''}${shownCount(same)} schon vorhanden.`;
  },
  sums: (_currency, total, paid) => `${total} insgesamt, ${paid} bezahlt.`,
  figures: {
    months: 'Nach Monaten',
    statuses: 'Nach Status',
    balances: (count) =>
      `${counted(count, { one: 'Kunde schuldet', other: 'Kunden schulden' })} noch etwas`,
    locked: (count) =>
      `${counted(count, { one: 'Rechnung gilt als ausgestellt und ist', other: 'Rechnungen gelten als ausgestellt und sind' })} gesperrt: korrigiert wird mit Rechnungskorrekturen`,
    columns: {
      month: 'Monat',
      status: 'Status',
      customer: 'Kunde',
      invoices: 'Rechnungen',
      total: 'Gesamtbetrag',
      due: 'Offener Betrag',
      number: 'Nummer',
      date: 'Ausstellungsdatum',
    },
  },
  skipped: (count, ranges) =>
    `Neue Rechnungen werden hinter den importierten weitergezählt. Dauerhaft übersprungen: ${counted(count, { one: 'freie Nummer', other: 'freie Nummern' })}, ${ranges}.`,
  past: {
    title: 'Bisherige Importe',
    at: 'Wann',
    by: 'Wer',
    file: 'Datei',
    made: 'Angelegt',
    service: 'Der Dienst',
    count: (list: ListWord, created: number, customers: number) =>
      `${counted(created, NOUNS[list])}${customers > 0 ? `, ${counted(customers, { one: 'neuer Kunde', other: 'neue Kunden' })}` : ''}`,
    takeBack: 'Zurücknehmen',
    takeBackOf: (file: string) => `${file} zurücknehmen`,
    sure: 'Alles, was dieser Import angelegt hat, wird gelöscht, mit Zahlungen und Verlauf. Die Nummern sind wieder frei. Das geht, solange nichts davon verwendet oder geändert wurde.',
    takenBack: 'Zurückgenommen',
    done: 'Der Import ist zurückgenommen.',
  },
  importThese: (list, count) => `${counted(count, OBJECTS[list])} importieren`,
};

export const PORTAL_WORDS: PortalWords = {
  unreadable: 'Die Zugänge zum Kundenportal konnten nicht geladen werden.',
  lacks: (setting) =>
    `Einladungen warten: Dieser Dienst kann sie erst senden, wenn ${setting} in seinen Einstellungen steht.`,
  invitation: {
    none: 'Es wurde keine Einladung gesendet.',
    queued: 'Die Einladung wartet auf den Versand.',
    sent: (at) => `Eingeladen am ${at}.`,
    failed: (at) => `Die Einladung konnte nicht gesendet werden (${at}).`,
  },
  signedIn: (at) => `Zuletzt angemeldet am ${at}.`,
  neverSignedIn: 'Hat sich noch nicht angemeldet.',
  sessions: (count) => `${counted(count, { one: 'offene Sitzung', other: 'offene Sitzungen' })}.`,
  invite: {
    first: 'Einladung senden',
    again: 'Einladung erneut senden',
    done: (email) => `Die Einladung an ${email} wird gesendet.`,
  },
  signOut: {
    label: 'Überall abmelden',
    title: (name) => `${name} überall abmelden?`,
    text: 'Offene Sitzungen und Anmeldelinks dieser Adresse enden sofort. Nennen andere Unternehmen die Adresse, so gehen sie ohne Ihre Dokumente weiter. Einen neuen Link kann die Person jederzeit anfordern.',
    done: (name) => `${name} ist abgemeldet.`,
  },
  revoke: {
    label: 'Zugang entziehen',
    title: (name) => `${name} den Zugang entziehen?`,
    text: 'Die Person sieht diesen Kunden ab sofort nicht mehr im Kundenportal. Sie können sie wieder einladen.',
    done: (name) => `${name} hat keinen Zugang zum Kundenportal mehr.`,
  },
};

export const REQUEST_WORDS: RequestWords = {
  title: 'Gewünschte Änderungen',
  asked: (email, at) =>
    email === null ? `Im Kundenportal gewünscht am ${at}.` : `Gewünscht von ${email} am ${at}.`,
  now: 'Bisher',
  wanted: 'Gewünscht',
  nothing: 'Leer',
  confirm: { label: 'Übernehmen', done: 'Die Änderungen sind gespeichert.' },
  refuse: {
    label: 'Ablehnen',
    title: 'Diese Änderungen ablehnen?',
    text: 'Es ändert sich nichts. Der Kunde erfährt im Kundenportal, dass Sie abgelehnt haben.',
    done: 'Die Änderungen sind abgelehnt.',
  },
  home: {
    title: (count) =>
      count === 1
        ? 'Ein Kunde wünscht Änderungen seiner Daten'
        : `${count} Kunden wünschen Änderungen ihrer Daten`,
    more: (count) => `und ${count} weitere`,
  },
};
