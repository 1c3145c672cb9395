import { counted, shownCount } from '../catalogues';
import type {
  BusinessWords,
  ColumnTexts,
  ExportWords,
  FilterWords,
  ListBarWords,
  ListPageWords,
  NextNumberWords,
  SelectedWords,
} from '../en/lists';

export const LIST_BAR_WORDS: ListBarWords = {
  customFields: {
    columns: 'Eigene Spalten',
    shown: (count) => (count === 1 ? '1 eigene Spalte' : `${count} eigene Spalten`),
    filter: 'Nach eigenem Feld filtern',
    value: 'Genauer Wert',
    valueOf: (label) => `Wert von ${label}`,
  },
  tabs: 'Status',
  views: {
    all: 'Alle',
    allInvoices: 'Alle',
    draft: 'Entwürfe',
    open: 'Offen',
    overdue: 'Überfällig',
    paid: 'Bezahlt',
    cancelled: 'Storniert',
    mail_refused: 'Mail abgelehnt',
    accepted: 'Angenommen',
    rejected: 'Abgelehnt',
    expired: 'Abgelaufen',
    converted: 'Umgewandelt',
    recorded: 'Erfasst',
    voided: 'Storniert',
    active: 'Aktiv',
    archived: 'Archiviert',
    paused: 'Pausiert',
    ended: 'Beendet',
  },
  days: { issue_date: 'Ausstellungsdatum', date: 'Datum' },
  anyDay: { issue_date: 'Beliebiges Datum', date: 'Beliebiges Datum' },
  periodOf: { issue_date: 'Zeitraum der Ausstellung', date: 'Zeitraum' },
  periods: {
    this_month: 'Dieser Monat',
    last_month: 'Letzter Monat',
    this_quarter: 'Dieses Quartal',
    last_quarter: 'Letztes Quartal',
    this_year: 'Dieses Jahr',
    last_year: 'Letztes Jahr',
  },
  fromTo: 'Von – bis',
  from: 'Von',
  to: 'Bis',
  chips: {
    named: (day, period) => `${day}: ${period}`,
    between: (day, from, to) => `${day}: ${from} bis ${to}`,
    since: (day, from) => `${day}: ab ${from}`,
    until: (day, to) => `${day}: bis ${to}`,
    remove: (chip) => `„${chip}“ entfernen`,
    clear: 'Alle entfernen',
  },
  sums: { total: 'Gesamtbetrag', amount_due: 'Offener Betrag', recorded: 'Erfasst' },
};

const FIELDS: FilterWords['fields'] = {
  state: 'Status',
  createdAt: 'Erstellt',
  updatedAt: 'Geändert',
  documentId: 'Datensatz',
  id: 'Datensatz',
  invoice_number: 'Nummer',
  quotation_number: 'Nummer',
  credit_note_number: 'Nummer',
  business: 'Unternehmen',
  customer: 'Kunde',
  invoice: 'Rechnung',
  quotation: 'Angebot',
  credit_note: 'Rechnungskorrektur',
  issue_date: 'Ausstellungsdatum',
  due_date: 'Fälligkeitsdatum',
  valid_until: 'Gültig bis',
  delivery_date: 'Leistungsdatum',
  service_period_start: 'Leistung von',
  service_period_end: 'Leistung bis',
  order_reference: 'Bestellnummer',
  contract_reference: 'Vertragsnummer',
  project_reference: 'Projektnummer',
  sales_order_reference: 'Unsere Auftragsnummer',
  tender_reference: 'Vergabenummer',
  buyer_reference: 'Referenz des Käufers',
  despatch_reference: 'Lieferschein',
  paid_on: 'Datum',
  paid_at: 'Bezahlt am',
  refunded_on: 'Erstattet am',
  issued_at: 'Ausgestellt am',
  decided_at: 'Entschieden am',
  currency: 'Währung',
  subtotal: 'Nettobetrag',
  tax_amount: 'Steuerbetrag',
  total: 'Gesamtbetrag',
  amount: 'Betrag',
  amount_paid: 'Bezahlt',
  amount_written_off: 'Ausgebucht',
  amount_credited: 'Gutgeschrieben',
  unallocated_amount: 'Guthaben',
  applied_amount: 'Verrechnet',
  refunded_amount: 'Erstattet',
  unit_price: 'Einzelpreis',
  tax_rate: 'Steuersatz',
  method: 'Zahlungsart',
  reason: 'Grund',
  reference: 'Referenz',
  name: 'Name',
  description: 'Beschreibung',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Anschrift',
  city: 'Ort',
  postal_code: 'Postleitzahl',
  country: 'Land',
  language: 'Sprache',
  notes: 'Hinweise',
  terms: 'Bedingungen',
  active: 'Aktiv',
};

export const FILTER_WORDS: FilterWords = {
  fields: FIELDS,
  of: (field, inner) => `${field}: ${inner}`,
  or: ' oder ',
  and: ' und ',
  not: (inner) => `nicht: ${inner}`,
  isEmpty: (field) => `${field} ist leer`,
  isNotEmpty: (field) => `${field} ist nicht leer`,
  oneRecord: 'Ein Datensatz',
  records: (count) => `${count} Datensätze`,
  values: (count) => `${count} Werte`,
  tests: {
    $eq: (field, value) => `${field} ist ${value}`,
    $eqi: (field, value) => `${field} ist ${value}`,
    $ne: (field, value) => `${field} ist nicht ${value}`,
    $in: (field, value) => `${field}: ${value}`,
    $notIn: (field, value) => `${field} nicht: ${value}`,
    $lt: (field, value) => `${field} unter ${value}`,
    $lte: (field, value) => `${field} höchstens ${value}`,
    $gt: (field, value) => `${field} über ${value}`,
    $gte: (field, value) => `${field} mindestens ${value}`,
    $contains: (field, value) => `${field} enthält ${value}`,
    $containsi: (field, value) => `${field} enthält ${value}`,
    $startsWith: (field, value) => `${field} beginnt mit ${value}`,
    $endsWith: (field, value) => `${field} endet mit ${value}`,
  },
  ofDays: {
    $lt: (field, day) => `${field} vor ${day}`,
    $lte: (field, day) => `${field} bis ${day}`,
    $gt: (field, day) => `${field} nach ${day}`,
    $gte: (field, day) => `${field} ab ${day}`,
  },
};

const rows = (count: number) => counted(count, { one: 'Zeile', other: 'Zeilen' });

export const EXPORT_WORDS: ExportWords = {
  export: 'Exportieren',
  title: 'Diese Liste exportieren',
  all: 'Alle Datensätze, die zu Suche und Filtern dieser Liste passen.',
  selected: (count) =>
    `${counted(count, { one: 'ausgewählter Datensatz', other: 'ausgewählte Datensätze' })}.`,
  rows: 'Zeilen',
  perDocument: 'Eine Zeile je Dokument',
  perLine: 'Eine Zeile je Position',
  reader: 'Spalten',
  readers: {
    person: 'Zum Lesen: benannt wie hier, in Ihrer Sprache, IDs am Ende',
    program: 'Für Programme: benannt wie in der API',
  },
  file: 'Datei',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  numbers: 'Zahlen',
  decimals: {
    comma: 'Komma: 1234,50, Spalten durch Semikolon getrennt (deutsches Excel)',
    point: 'Punkt: 1234.50, Spalten durch Komma getrennt (englisches Excel)',
  },
  back: 'Zurück',
  cancel: 'Abbrechen',
  soFar: ({ rows: count, bytes }) =>
    `Bisher ${count === null ? `${shownCount(Math.round(bytes / 1000))} kB` : rows(count)} …`,
  saved: (count, file) =>
    count === null ? `Als ${file} gespeichert.` : `${rows(count)} als ${file} gespeichert.`,
  noBody: 'Die Antwort hat keinen Inhalt.',
};

const documents = (count: number): string =>
  counted(count, { one: 'Dokument', other: 'Dokumente' });

const KINDS = {
  invoices: { one: 'Rechnung', other: 'Rechnungen' },
  quotations: { one: 'Angebot', other: 'Angebote' },
};

/** After „von“, where „Angebote“ ends in n. */
const OF = { ...KINDS, quotations: { one: 'Angebot', other: 'Angeboten' } };

export const SELECTED_WORDS: SelectedWords = {
  close: 'Schließen',
  back: 'Zurück',
  aDocument: 'Ein Dokument',
  leftAsBefore: (count) => `${documents(count)} unverändert:`,
  mailed: {
    label: 'Per E-Mail senden',
    text: (path, count) =>
      `Sendet ${counted(count, KINDS[path])} an die Kunden, jeweils mit PDF und den üblichen Worten. Entwürfe werden zu versendeten Dokumenten.`,
    confirm: 'Senden',
    done: (count) => `${documents(count)} unterwegs.`,
  },
  sent: {
    label: 'Als versendet markieren',
    text: (path, count) =>
      `Markiert ${counted(count, KINDS[path])} als versendet. Nur Entwürfe werden geändert. Die Webhook-Endpunkte werden benachrichtigt.`,
    confirm: 'Als versendet markieren',
    done: (count) => `${documents(count)} als versendet markiert.`,
  },
  paid: {
    label: 'Vollständig bezahlt',
    text: (path, count) =>
      `Erfasst den offenen Betrag von ${counted(count, OF[path])} als Zahlung. Die Webhook-Endpunkte werden benachrichtigt.`,
    dayHint: 'Leer: heute.',
    confirm: 'Zahlungen erfassen',
    done: (count) => `${documents(count)} bezahlt.`,
  },
  reminded: {
    label: 'Erinnerungen senden',
    text: (path, count) =>
      `Sendet für ${counted(count, KINDS[path])} je eine Zahlungserinnerung mit PDF und den üblichen Worten, wo etwas offen ist.`,
    confirm: 'Erinnerungen senden',
    done: (count) => `Erinnerung an ${documents(count)} gesendet.`,
  },
  printed: {
    label: 'PDFs als ZIP',
    text: (count) =>
      `Erstellt eine ZIP-Datei mit ${counted(count, { one: 'PDF', other: 'PDFs' })}: eine Datei je Dokument.`,
    confirm: 'ZIP erstellen',
    done: (count) => `${documents(count)} in der ZIP-Datei.`,
  },
  exported: {
    label: 'Export für die Steuerberatung',
    text: (business) =>
      `Eine ZIP-Datei von ${business}: die PDFs aller Rechnungen und Rechnungskorrekturen, die im Zeitraum ausgestellt wurden, die herausgegebenen E-Rechnungen und CSV-Dateien der Belege, Positionen, Zahlungen mit Zuordnung, Erstattungen und Kunden.`,
    confirm: 'Export starten',
    refused: (count) => `${count} ausgelassen.`,
    leftOut: (count) => `${count} ausgelassen:`,
    waits: (moment) => `Geht am ${moment} von selbst weiter: Der Dienst ist ausgelastet.`,
    ready: (until) => `Die ZIP-Datei ist fertig. Sie können sie bis ${until} herunterladen.`,
    gone: 'Die ZIP-Datei ist nicht mehr da. Sie bleibt 24 Stunden.',
    download: 'ZIP-Datei herunterladen',
    remove: 'ZIP-Datei entfernen',
  },
  supplied: 'Bei Rechnungen ohne Leistungsdatum ist das Rechnungsdatum das Leistungsdatum',
  job: {
    progress: (done, total) => `${done} von ${total} erledigt.`,
    refused: (count) => `${count} unverändert.`,
    waits: (moment) => `Geht am ${moment} von selbst weiter: Das Limit für E-Mails ist erreicht.`,
    background:
      'Sie können dieses Fenster schließen. Die Arbeit geht weiter, und diese Liste zeigt, wie weit sie ist.',
    goOn: 'Im Hintergrund weiter',
    stop: 'Anhalten',
    stopped: (count) => `Angehalten. ${documents(count)} nicht begonnen.`,
    more: (count) => `Und ${count} weitere.`,
    show: 'Anzeigen',
    showResult: 'Ergebnis anzeigen',
  },
  export: { label: 'Exportieren', title: 'Ausgewählte Zeilen exportieren' },
};

export const BUSINESS_WORDS: BusinessWords = { business: 'Unternehmen', all: 'Alle Unternehmen' };

export const LIST_WORDS: ListPageWords = {
  tools: 'Suche und mehr',
  settings: 'Ansicht einstellen',
  columns: 'Spalten',
  reset: 'Zurücksetzen',
  sortBy: 'Sortieren nach',
  ascending: 'Aufsteigend sortieren',
  descending: 'Absteigend sortieren',
  configure: 'Liste für alle einrichten',
  rowActions: 'Zeilenaktionen',
  edit: 'Bearbeiten',
  tab: 'In neuem Tab öffnen',
  copy: 'Duplizieren',
  delete: 'Löschen',
  deleted: (name) => `${name} ist gelöscht.`,
  select: (name) => `${name} auswählen`,
  selectAll: 'Alle Zeilen dieser Seite auswählen',
  selected: (count) => `${count} ausgewählt`,
  selectMatching: (count) => `Alle ${count} auswählen`,
  deleteMany: {
    title: (count) => `${count} ${count === 1 ? 'Datensatz' : 'Datensätze'} löschen?`,
    text: 'Das lässt sich nicht rückgängig machen.',
    done: (count) => `${count} gelöscht.`,
  },
  yes: 'Ja',
  no: 'Nein',
};

export const COLUMN_TEXTS: ColumnTexts = {
  'invoicing.webhooks.last-result': 'Letztes Ergebnis',
  'invoicing.document': 'Dokument',
  'invoicing.business': 'Unternehmen',
};

export const answered = (status: number): string => `Der Server hat mit ${status} geantwortet.`;

export const NEXT_NUMBER_WORDS: NextNumberWords = {
  title: 'Nächste Nummern',
  unreadable: 'Die nächsten Nummern konnten nicht geladen werden.',
  kinds: {
    invoice: 'Nächste Rechnung',
    quotation: 'Nächstes Angebot',
    credit_note: 'Nächste Rechnungskorrektur',
    customer: 'Nächster Kunde',
  },
  another: 'Festlegen',
  change: (kind) => `Festlegen: ${kind}`,
  hint: 'Machen Sie dort weiter, wo ein anderes Programm aufgehört hat. Freie Nummern davor werden nie vergeben, die Bücher haben dort also eine Lücke. Sie können zurückgehen, solange keine spätere Nummer vergeben ist.',
  form: (run) => `In der Form Ihres Musters von heute: ${run}`,
  set: 'Nummer festlegen',
  done: (kind, number) => `${kind}: ${number}.`,
};
