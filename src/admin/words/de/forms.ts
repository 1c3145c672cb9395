import type { Tie } from '../../../domain/issued';
import { UNIT_SIGNS } from '../../../domain/units';
import { counted } from '../catalogues';
import type {
  BankAccountWords,
  ContactWords,
  CustomFieldWords,
  DesignerWords,
  InputWords,
  LineWords,
  LockedWords,
  MetadataWords,
  RefusalWords,
  SavingWords,
  SchemeWords,
  MoreWords,
  TopicWords,
  TotalsWords,
} from '../en/forms';

export const INPUT_WORDS: InputWords = {
  loading: 'Wird geladen …',
  clear: 'Leeren',
  loadingList: 'Wird geladen …',
  businesses: {
    choose: 'Unternehmen auswählen',
    first: 'Zuerst das Unternehmen auswählen',
    none: 'Es gibt noch kein Unternehmen',
    notFound: 'Kein Unternehmen mit diesem Namen',
    new: 'Neues Unternehmen',
  },
  customers: {
    choose: 'Kunden auswählen',
    none: 'Dieses Unternehmen hat noch keinen Kunden',
    notFound: 'Kein Kunde mit diesem Namen',
    new: 'Neuer Kunde',
    open: (name) => `${name} öffnen`,
  },
  products: {
    choose: 'Produkt auswählen',
    none: 'Dieses Unternehmen hat noch kein Produkt',
    notFound: 'Kein Produkt mit diesem Namen',
    new: 'Neues Produkt',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `Der Preis von ${product} ist in ${ofPrice}, dieses Dokument aber in ${ofDocument}. Geben Sie den Einzelpreis ein.`,
  },
  lists: { choose: 'Auswählen oder eingeben', notFound: 'Nichts mit diesem Namen gefunden' },
  example: 'z.\u00a0B. ',
  chooseColor: 'Farbe wählen',
  logo: { upload: 'Bild hochladen', picture: 'Bild für das Logo' },
  numbers: {
    none: 'Das ist keine Zahl.',
    alone: 'Nur die Zahl eingeben, ohne % und ohne Währung.',
    twoReadings: (readings) =>
      `Das kann ${readings.join(' oder ')} sein. Geben Sie die Zahl ohne Tausendertrennzeichen ein.`,
    whole: 'Das muss eine ganze Zahl sein.',
    decimals: (most) => `Höchstens ${most} Nachkommastellen.`,
    digits: (most) => `Höchstens ${most} Ziffern.`,
  },
  dates: {
    incomplete: 'Das ist kein Datum. Geben Sie es wie 5.12.2026 ein.',
    year: 'Geben Sie ein Jahr ab 1900 ein.',
    example: 'TT.MM.JJJJ',
    calendar: 'Kalender öffnen',
  },
  choices: {
    paper_size: { A4: 'A4', LETTER: 'US Letter' },
    tax_rounding: { line: 'Je Position', rate: 'Je Steuersatz' },
    tax_category: {
      S: 'Regelsteuersatz',
      Z: 'Nullsatz',
      E: 'Steuerfrei',
      AE: 'Steuerschuldnerschaft des Leistungsempfängers',
      K: 'Innergemeinschaftliche Lieferung',
      G: 'Ausfuhrlieferung',
      O: 'Nicht steuerbar',
    },
    supply_date_default: { none: 'Nicht angegeben', issue_date: 'Das Ausstellungsdatum' },
    lock_documents: {
      when_issued: 'Gesperrt ab der Ausstellung',
      when_sent: 'Gesperrt nach dem Versand',
      never: 'Korrigierbar',
    },
    reason: {
      return: 'Rücksendung',
      price: 'Preisminderung',
      duplicate: 'Doppelte Rechnung',
      order_change: 'Geänderte Bestellung',
      other: 'Sonstiges',
    },
    template_type: { modern: 'Modern', classic: 'Klassisch', minimal: 'Minimal' },
    interval_unit: { day: 'Tage', week: 'Wochen', month: 'Monate', year: 'Jahre' },
    mode: { draft: 'Entwurf', issue: 'Ausgestellt', issue_and_send: 'Ausgestellt und gesendet' },
    period: { none: 'Keiner', advance: 'Ab dem Termin', arrears: 'Bis zum Termin' },
    catch_up: { all: 'Alle erstellen', latest: 'Die letzte erstellen', none: 'Überspringen' },
    price_source: { fixed: 'Wie eingegeben', product: 'Des Produkts am Tag' },
    kind: {
      document: 'Dokument',
      reminder: 'Zahlungserinnerung',
      decision: 'Entscheidung',
      payment: 'Zahlung',
      receipt: 'Zahlungsbestätigung',
      statement: 'Kontoauszug',
    },
  },
};

export const SCHEME_WORDS: SchemeWords = {
  'VAT number': 'USt-IdNr.',
  'D-U-N-S number': 'D-U-N-S-Nummer',
  'GLN (GS1 location number)': 'GLN (GS1-Lokationsnummer)',
  'Danish Chamber of Commerce': 'Dänische Handelskammer',
  'Directorates of the European Commission': 'Generaldirektionen der Europäischen Kommission',
  'SIA object identifiers': 'SIA-Objektkennungen',
  'SECETI object identifiers': 'SECETI-Objektkennungen',
  'KvK number': 'KvK-Nummer',
  'Corporate number': 'Unternehmensnummer',
  'UBL.BE party identifier': 'UBL.BE-Kennung',
  'LEI (legal entity identifier)': 'LEI (Rechtsträgerkennung)',
  'Legal entity code': 'Code der juristischen Person',
  'Certified e-mail, PEC': 'Zertifizierte E-Mail, PEC',
  'Enterprise number': 'Unternehmensnummer',
  'GS1 identification keys': 'GS1-Identifikationsschlüssel',
  'Net service ID': 'Netzdienst-Kennung',
  'OVT code': 'OVT-Code',
  'Unified registration number': 'Einheitliche Registernummer',
  'Qualified invoice issuer': 'Qualifizierter Rechnungsaussteller',
  'Electronic address of the French directory':
    'Elektronische Adresse des französischen Verzeichnisses',
  'National e-invoicing framework': 'Nationaler Rahmen für E-Rechnungen',
  'Business Registers Network': 'Netz der Unternehmensregister',
  'Public administration': 'Öffentliche Verwaltung',
  'Company register number': 'Firmenbuchnummer',
  'E-mail address': 'E-Mail-Adresse',
};

const UNITS: LineWords['units'] = {
  C62: 'Stück',
  HUR: 'Stunde',
  DAY: 'Tag',
  WEE: 'Woche',
  MON: 'Monat',
  ANN: 'Jahr',
  MIN: 'Minute',
  LS: 'pauschal',
  SET: 'Satz',
  PR: 'Paar',
  DZN: 'Dutzend',
  ...UNIT_SIGNS,
};

export const MORE_WORDS: MoreWords = {
  more: 'Mehr: Nummer, Referenzen, Lieferung',
  delivery: {
    name: 'Name',
    address: 'Straße',
    city: 'Ort',
    state: 'Bundesland',
    postal_code: 'Postleitzahl',
    country_code: 'Land',
  },
};

export const TOPIC_WORDS: TopicWords = {
  business: 'Unternehmen',
  tax: 'Steuern und E-Rechnungen',
  payment: 'Bank, Zahlung und Erinnerungen',
  documents: 'Dokumente',
  access: 'Zugriff und eigene Felder',
  sections: 'Abschnitte',
};

export const LINE_WORDS: LineWords = {
  fields: {
    description: 'Beschreibung',
    quantity: 'Menge',
    unit_code: 'Einheit',
    unit_price: 'Einzelpreis',
    discount_rate: 'Rabatt %',
    tax_rate: 'Steuer %',
    product_id: 'Produkt',
    tax_category: 'Steuerkategorie',
    tax_exemption_reason: 'Grund der Steuerbefreiung',
    sku: 'Artikelnummer',
    standard_item_id: 'GTIN',
    order_line_reference: 'Bestellposition',
    service_period_start: 'Leistung von',
    service_period_end: 'Leistung bis',
  },
  units: UNITS,
  netAmount: 'Nettobetrag',
  table: 'Positionen',
  line: 'Position',
  place: (line) => `Position ${line}`,
  of: (line, text) => `Position ${line}: ${text}`,
  ofNew: (text) => `Neue Position: ${text}`,
  products: 'Produkte',
  descriptionExample: 'Beschreibung oder Produkt',
  fromProduct: 'Aus einem Produkt',
  productHint: 'Füllt die Position aus.',
  categoryHint: 'Wenn leer, nach dem Steuersatz.',
  reasonExample: 'z.\u00a0B. Steuerschuldnerschaft des Leistungsempfängers',
  drag: 'Zum Verschieben ziehen oder Alt und eine Pfeiltaste drücken.',
  add: 'Position hinzufügen',
  undo: 'Rückgängig',
  removed: (description) => `„${description}“ wurde entfernt.`,
  removedUnnamed: 'Eine Position wurde entfernt.',
  pasted: (count) => `${counted(count, { one: 'Position', other: 'Positionen' })} eingefügt.`,
  moved: (from, to) => `Position ${from} ist jetzt Position ${to}.`,
  menu: {
    label: (line) => `Position ${line}: mehr`,
    unfold: 'Produkt, Steuerkategorie …',
    fold: 'Details ausblenden',
    insert: 'Position darüber einfügen',
    duplicate: 'Duplizieren',
    up: 'Nach oben',
    down: 'Nach unten',
    remove: 'Löschen',
  },
};

export const TOTALS_WORDS: TotalsWords = {
  title: 'Summen',
  subtotal: 'Nettobetrag',
  tax: 'Steuer',
  taxOf: (rate) => `Steuer ${rate}\u00a0%`,
  total: 'Gesamtbetrag',
  paid: 'Bezahlt',
  credited: 'Gutgeschrieben',
  due: 'Offener Betrag',
};

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'weil eine Zahlung erfasst ist',
  'it has a credit note': 'weil es dazu eine Rechnungskorrektur gibt',
  'it was imported': 'weil die Rechnung importiert wurde',
  'it was handed out': 'weil das Dokument herausgegeben wurde',
  'it became an invoice': 'weil daraus eine Rechnung wurde',
  'its business keeps what is issued': 'weil das Unternehmen Ausgestelltes sperrt',
};

const GIVEN = { invoice: 'die Rechnung', quotation: 'das Angebot' };

export const LOCKED_WORDS: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `${number} wurde ${day === null ? '' : `am ${day} `}ausgestellt`;
    return tie === null
      ? `${issued}, daher ist der Inhalt gesperrt.`
      : `${issued}. Der Inhalt ist gesperrt und lässt sich nicht wieder zum Entwurf machen, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice: 'Status, Fälligkeitsdatum, Hinweise und Bedingungen bleiben änderbar.',
    quotation: 'Status, Gültigkeit, Hinweise und Bedingungen bleiben änderbar.',
  },
  reopen: 'Wieder als Entwurf öffnen',
  reopened: (number) => `${number} ist wieder ein Entwurf.`,
  askTitle: (number) => `${number} wieder als Entwurf öffnen?`,
  askText: ({ kind, isPaid }) =>
    `Die Nummer bleibt, und der Inhalt lässt sich wieder ändern. Beim erneuten Ausstellen gelten die dann aktuellen Angaben von Unternehmen und Kunde. Informieren Sie Ihren Kunden, wenn er ${GIVEN[kind]} schon hat.${isPaid ? ' Der bezahlte Betrag wird wieder so, wie er vor der Markierung als bezahlt war.' : ''}`,
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('de').format(words);

export const SAVING_WORDS: SavingWords = {
  next: 'Nächster Schritt',
  toMend: 'Vor dem Speichern korrigieren',
  outdated: {
    title: 'Nicht gespeichert',
    text: ({ by, fields, ago }) =>
      `${by ?? 'Die API oder der Dienst selbst'} hat ${ago} diese Angaben geändert: ${listed(fields)}. Ihre Eingaben stehen noch im Formular. Die aktuelle Fassung würde sie ersetzen, also kopieren Sie zuerst alles, was Sie behalten möchten.`,
    back: 'Eingaben behalten',
    confirm: 'Aktuelle Fassung zeigen',
    refused: () => 'Nicht gespeichert: Der Datensatz wurde inzwischen geändert.',
    justNow: 'gerade eben',
  },
  notUnderstood: 'Diese Eingabe wurde nicht verstanden.',
  unreadable:
    'Nicht gespeichert: Ein Datum oder eine Zahl wurde nicht verstanden. Sehen Sie sich das Feld mit dem roten Text an.',
};

export const REFUSAL_WORDS: RefusalWords = {
  line: (place) => `Position ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; und ${rest} weitere`,
  names: {
    invoice_number: 'Rechnungsnummer',
    quotation_number: 'Angebotsnummer',
    credit_note_number: 'Nummer der Rechnungskorrektur',
    unit_code: 'Einheit',
    tax_amount: 'Steuerbetrag',
    tax_rate: 'Steuer %',
    discount_rate: 'Rabatt %',
    tax_exemption_reason: 'Grund der Steuerbefreiung',
    items: 'Positionen',
    refunded_on: 'Erstattet am',
    cc: 'Kopie',
    message: 'Text',
    file: 'Datei',
    mapping: 'Zuordnung',
    new_customers: 'Neue Kunden',
    sum: 'Summe',
    scopes: 'Berechtigungen',
    expires_in_days: 'Gültig in Tagen',
    period: 'Zeitraum',
  },
};

export const METADATA_WORDS: MetadataWords = {
  title: 'Metadaten',
  show: 'Metadaten hinzufügen',
  none: 'Angaben, die andere Programme zu diesem Datensatz speichern.',
  newKey: 'Neuer Schlüssel',
  newValue: 'Wert',
  add: 'Hinzufügen',
  remove: (key) => `${key} entfernen`,
  badKey: (most) => `1 bis ${most} der Zeichen A–Z, a–z, 0–9, _, . und -`,
  taken: 'Diesen Schlüssel gibt es schon.',
};

export const CUSTOM_FIELD_WORDS: CustomFieldWords = {
  none: 'Ergänzen Sie Felder, die Ihnen hier fehlen, etwa eine Kostenstelle. Formulare und Listen zeigen sie an, und Dokumente können sie drucken.',
  add: 'Feld hinzufügen',
  remove: (label) => `${label} entfernen`,
  label: 'Bezeichnung',
  key: 'Schlüssel',
  kind: 'Datensatz',
  printed: 'Gedruckt',
  kinds: { customer: 'Kunde', product: 'Produkt', invoice: 'Rechnung', quotation: 'Angebot' },
};

export const BANK_ACCOUNT_WORDS: BankAccountWords = {
  none: 'Ohne Konto nennen Dokumente keines.',
  add: 'Konto hinzufügen',
  remove: (name) => `${name} entfernen`,
  place: (place) => `Konto ${place}`,
  usual: 'Nach Währung',
  gone: 'Ein gelöschtes Konto',
  parts: {
    label: 'Bezeichnung',
    currency: 'Währung',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank_name: 'Bank',
    account_number: 'Kontonummer',
    details: 'Weitere Angaben',
  },
  hints: {
    label: 'Wird nicht gedruckt.',
    currency: 'Wenn leer, jede.',
    holder: 'Wenn leer, das Unternehmen.',
    iban: 'Ihre Prüfziffern werden geprüft.',
    bic: '',
    bank_name: '',
    account_number: 'Wo es keine IBAN gibt.',
    details: 'Etwa eine Routing-Nummer. Wird gedruckt.',
  },
};

export const CONTACT_WORDS: ContactWords = {
  none: 'Nennen Sie die Personen, die Dokumente oder Zahlungserinnerungen erhalten oder das Kundenportal nutzen.',
  add: 'Ansprechpartner hinzufügen',
  remove: (name) => `${name} entfernen`,
  place: (place) => `Ansprechpartner ${place}`,
  name: 'Name',
  email: 'E-Mail',
  receives: {
    receives_documents: 'Erhält Dokumente',
    receives_reminders: 'Erhält Zahlungserinnerungen',
    portal: 'Darf ins Kundenportal',
  },
  received: {
    receives_documents: 'Dokumente',
    receives_reminders: 'Zahlungserinnerungen',
    portal: 'Kundenportal',
  },
};

export const DESIGNER_WORDS: DesignerWords = {
  title: 'Aussehen der Dokumente',
  open: 'Dokumente gestalten',
  about:
    'Vorlage, Farbe, Logo, Papier, Schrift und Wörter mit Live-Vorschau. E-Mails und Dokumentenseiten übernehmen Farbe und Logo.',
  saveFirst: 'Speichern Sie zuerst das Unternehmen. Danach können Sie seine Dokumente gestalten.',
  unsaved: 'Geändert. Speichern Sie das Unternehmen, um das neue Aussehen zu behalten.',
  done: 'Fertig',
  cancel: 'Abbrechen',
  close: 'Schließen',
  savedLater: 'Wird mit dem Unternehmen gespeichert.',
  discard: {
    title: 'Änderungen verwerfen?',
    text: 'Das Aussehen wird wieder so, wie es beim Öffnen dieser Seite war.',
    confirm: 'Verwerfen',
    back: 'Weiter gestalten',
  },
  groups: {
    template: 'Vorlage',
    brand: 'Farbe und Logo',
    paper: 'Papier',
    parts: 'Was gedruckt wird',
    words: 'Wörter',
  },
  template: 'Vorlage neuer Dokumente',
  font: 'Schrift',
  ofTemplate: 'Schrift der Vorlage',
  colourHint:
    'Für Überschriften, Tabelle und Summe. Wo Text darin nicht lesbar wäre, wird sie dunkler gedruckt. Leer: Grau.',
  logoHint: 'PNG oder JPEG.',
  logoSide: 'Seite des Logos',
  sides: { left: 'Links', right: 'Rechts' },
  addressWindow: 'Fenster des Umschlags',
  addressWindowHint: 'Wo ein Fensterumschlag die Anschrift des Kunden zeigt.',
  windows: { none: 'Keines', din5008: 'DIN 5008 (DIN lang)' },
  ofInstallation: 'Papierformat der Installation',
  parts: {
    units: 'Einheiten nach den Mengen',
    tax_column: 'Steuer jeder Position',
    bank_details: 'Bankverbindung',
    custom_fields: 'Eigene Felder',
    footer: 'Firmenangaben in der Fußzeile',
  },
  notShown: 'Nicht gedruckt',
  wordsIn: (language) =>
    `Ihre eigenen Wörter auf Dokumenten in dieser Sprache: ${language}. Wo Sie nichts eintragen, steht das übliche Wort. Eine andere Sprache wählen Sie bei der Vorschau.`,
  preview: {
    language: 'Sprache der Vorschau',
    label: 'Vorschau einer Rechnung',
    sample:
      'Ein Muster mit den Angaben dieses Formulars. Das Muster selbst wird nicht gespeichert.',
    drawing: 'Wird gezeichnet …',
    failed: (why) => `Das ließ sich nicht zeichnen. ${why}`,
    unreachable: 'Der Dienst hat nicht geantwortet. Die nächste Änderung versucht es erneut.',
  },
};
