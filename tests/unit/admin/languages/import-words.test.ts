import { exportWords, importWords } from '../../../../src/admin/words';
import type { Counts } from '../../../../src/admin/words/en/records';
import { followLanguage, type PanelLanguage } from '../../../../src/admin/words/language';
import {
  CUSTOMER_IMPORT_FIELDS,
  PRODUCT_IMPORT_FIELDS,
} from '../../../../src/billing/import/fields';
import { columnWord } from '../../../../src/messages/columns';
import { PANEL_LANGUAGES } from '../../../../src/messages/languages';
import { PAST_INVOICE_FIELDS } from '../../../../src/billing/import/invoice-fields';

afterEach(() => followLanguage(() => undefined));

const words = (language: PanelLanguage) => {
  followLanguage(() => language);
  return importWords();
};

const CUSTOMERS: Counts = {
  list: 'customers',
  created: 1_200,
  changed: 1,
  same: 0,
  customers: 0,
  stored: false,
};
const INVOICES: Counts = {
  list: 'invoices',
  created: 1,
  changed: 0,
  same: 2,
  customers: 3,
  stored: false,
};
const stored = (counts: Counts): Counts => ({ ...counts, stored: true });

test('the outcome of an import in English stays as it was', () => {
  const { outcome, problems, progress, importThese } = words('en');
  expect(outcome(CUSTOMERS)).toBe(
    '1,200 customers will be created, 1 will be changed, 0 without changes.',
  );
  expect(outcome(stored(INVOICES))).toBe('1 invoice created with 3 new customers, 2 already here.');
  expect(problems.count(1)).toBe(
    '1 problem. Nothing is imported until the file has none, or you leave these rows out.',
  );
  expect(problems.good('invoices', 480)).toBe('Import 480 invoices without problems');
  expect(problems.saveBad(20)).toBe('Save 20 bad rows with reasons');
  expect(problems.first(100, 1_234)).toBe('The first 100 of 1,234.');
  expect(progress.checked(5, 1_000)).toBe('5 of 1,000 checked …');
  expect(importThese('products', 1)).toBe('Import 1 product');
});

test('counts, gender and case are right in the other languages', () => {
  const german = words('de');
  expect(german.outcome(CUSTOMERS)).toBe(
    '1.200 Kunden werden angelegt, 1 geändert, 0 ohne Änderung.',
  );
  expect(german.outcome(INVOICES)).toBe(
    '1 Rechnung wird angelegt, dazu 3 neue Kunden, 2 schon vorhanden.',
  );
  expect(german.importThese('customers', 1)).toBe('1 Kunden importieren');
  const french = words('fr');
  expect(french.outcome(INVOICES)).toBe(
    '1 facture à créer, avec 3 nouveaux clients, 2 déjà présentes.',
  );
  expect(french.outcome(stored({ ...CUSTOMERS, created: 2 }))).toBe(
    '2 clients créés, 1 modifié, 0 sans changement.',
  );
  const spanish = words('es');
  expect(spanish.outcome(stored(INVOICES))).toBe(
    '1 factura creada con 3 clientes nuevos, 2 ya existentes.',
  );
});

test('a gap in the numbers is told in every language', () => {
  const said = (language: PanelLanguage, count: number) =>
    words(language).skipped(count, 'INV-00084 – INV-00176');
  expect(said('en', 93)).toBe(
    'New invoices go on after the imported ones, so 93 free numbers are skipped for good: INV-00084 – INV-00176.',
  );
  expect(said('en', 1)).toContain('1 free number is skipped');
  expect(said('de', 1_093)).toContain('übersprungen: 1.093 freie Nummern, INV-00084 – INV-00176.');
  expect(said('fr', 93)).toContain('93 numéros libres\u00a0: INV-00084 – INV-00176.');
  expect(said('es', 93)).toContain('93 números libres: INV-00084 – INV-00176.');
});

test('every field of a file has a name in every language', () => {
  const fields = [...CUSTOMER_IMPORT_FIELDS, ...PRODUCT_IMPORT_FIELDS, ...PAST_INVOICE_FIELDS];
  const names = [...new Set(fields.map(({ name }) => name))].sort();
  for (const language of PANEL_LANGUAGES)
    for (const name of names) expect(columnWord(language, name)).not.toBe(name);
});

test('an export counts its rows', () => {
  const say = (language: PanelLanguage) => {
    followLanguage(() => language);
    return exportWords();
  };
  expect(say('en').saved(1_234, 'a.csv')).toBe('1,234 rows saved as a.csv.');
  expect(say('en').selected(1)).toBe('1 selected record.');
  expect(say('de').saved(1, 'a.csv')).toBe('1 Zeile als a.csv gespeichert.');
  expect(say('fr').saved(2, 'a.csv')).toBe('2 lignes enregistrées dans a.csv.');
  expect(say('es').selected(2)).toBe('2 registros seleccionados.');
});
