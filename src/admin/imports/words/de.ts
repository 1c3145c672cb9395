import { counted, shownCount } from '../../words/catalogues';
import type { ImportWords, ListWord } from './en';
import { FIELDS } from './fields-de';

const NOUNS: Readonly<Record<ListWord, { one: string; other: string }>> = {
  customers: { one: 'Kunde', other: 'Kunden' },
  products: { one: 'Produkt', other: 'Produkte' },
  invoices: { one: 'Rechnung', other: 'Rechnungen' },
};

/** In the accusative, where `Kunde` is `Kunden`. */
const OBJECTS = { ...NOUNS, customers: { one: 'Kunden', other: 'Kunden' } };

const REPEATED =
  'Ein wiederholter Import legt keinen zweiten Datensatz an. Eine leere Zelle lässt ein Feld, wie es ist.';

export const DE: ImportWords = {
  import: 'Importieren',
  subtitle: 'Aus einer CSV-Datei, alle Zeilen oder keine.',
  lists: {
    customers: {
      title: 'Kunden importieren',
      all: 'Alle Kunden',
      help: `Eine Zeile meint den Kunden mit ihrer Id, wie in einem Export, sonst den mit ihrem Namen und ihrer E-Mail-Adresse. ${REPEATED}`,
    },
    products: {
      title: 'Produkte importieren',
      all: 'Alle Produkte',
      help: `Eine Zeile meint das Produkt mit ihrer Id, wie in einem Export, sonst das mit ihrer Artikelnummer oder, wenn sie keine hat, mit ihrem Namen. ${REPEATED}`,
    },
    invoices: {
      title: 'Rechnungen importieren',
      all: 'Alle Rechnungen',
      help: 'Für Rechnungen aus einem anderen Programm. Eine Zeile ist eine Position: Zeilen mit derselben Nummer ergeben eine Rechnung. Eine Datei mit einem Betrag je Rechnung hat je Rechnung eine Zeile. Rechnungen behalten ihre Nummern, und vorhandene bleiben, wie sie sind. Kein Webhook meldet sie.',
    },
  },
  business: 'Unternehmen',
  file: 'Datei',
  fileHint: 'CSV, höchstens 20 MB und 100.000 Zeilen.',
  makeCustomers: 'Fehlende Kunden anlegen',
  reading: {
    encoding: 'Zeichensatz',
    separator: 'Trennzeichen',
    separators: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator' },
    decimal: 'Dezimalzeichen',
    decimals: { '.': 'Punkt: 1,234.50', ',': 'Komma: 1.234,50' },
    dates: 'Datum mit Schrägstrichen',
    orders: { dmy: 'Tag zuerst: 31/12/2026', mdy: 'Monat zuerst: 12/31/2026' },
    chooseOrder: 'Reihenfolge auswählen',
  },
  mapping: {
    columns: 'Spalten der Datei',
    column: 'Spalte der Datei',
    firstValues: 'Erste Werte',
    field: 'Feld',
    fieldFor: (column) => `Feld für ${column}`,
    none: 'Nicht importieren',
    fields: FIELDS,
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
    problem: 'Problem',
    first: (shown, all) => `Die ersten ${shownCount(shown)} von ${shownCount(all)}.`,
    count: (count) =>
      `${counted(count, { one: 'Problem', other: 'Probleme' })}. Es wird nichts importiert, solange die Datei Probleme hat.`,
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
  skipped: (count, ranges) =>
    `Neue Rechnungen zählen hinter den importierten weiter. Für immer übersprungen: ${counted(count, { one: 'freie Nummer', other: 'freie Nummern' })}, ${ranges}.`,
  importThese: (list, count) => `${counted(count, OBJECTS[list])} importieren`,
};
