import { filterWords } from '../../../../src/admin/lists/bar/chip-words';
import { chipsOf } from '../../../../src/admin/lists/bar/chips';
import { allWord, sumWord, viewWord } from '../../../../src/admin/lists/list-words';
import { selectedWords } from '../../../../src/admin/words';
import { followLanguage } from '../../../../src/admin/words/language';
import { addressOf, invoiceList } from '../../../support/list-address';

let language: string | undefined;
beforeEach(() => followLanguage(() => language));

const list = invoiceList();

test.each([
  ['de', ['Überfällig', 'Ausstellungsdatum: letzter Monat', 'Status: Versendet, Überfällig']],
  ['fr', ['En retard', 'Date d’émission\u00a0: le mois dernier', 'Statut parmi Envoyé, En retard']],
  ['es', ['Vencidas', 'Fecha de emisión: el mes pasado', 'Estado: Enviado, Vencido']],
])('in %s the chips are words of that language', (chosen, labels) => {
  language = chosen;
  const filters = { $and: [{ state: { $in: ['sent', 'overdue'] } }] };
  const query = { view: 'overdue', period: 'last_month', filters };
  expect(chipsOf(list, addressOf(query)).map(({ label }) => label)).toEqual(labels);
});

const OWN_DAYS = { from: '2026-01-05', to: '2026-02-01' };
const OR = { $or: [{ total: { $gt: '5' } }, { due_date: { $null: 'true' } }] };
const LATE = { customer: { due_date: { $lt: '2026-12-05' } } };

test.each([
  [
    'de',
    'Ausstellungsdatum: 5. Jan. 2026 bis 1. Feb. 2026',
    'Gesamtbetrag über 5 oder Fälligkeitsdatum ist leer',
    'Kunde: Fälligkeitsdatum vor 5. Dez. 2026',
  ],
  [
    'fr',
    'Date d’émission\u00a0: du 5 janv. 2026 au 1 févr. 2026',
    'Total TTC supérieur à 5 ou Date d’échéance vide',
    'Client\u00a0: Date d’échéance avant le 5 déc. 2026',
  ],
  [
    'es',
    'Fecha de emisión: del 5 ene 2026 al 1 feb 2026',
    'Total por encima de 5 o Fecha de vencimiento vacío',
    'Cliente: Fecha de vencimiento antes del 5 dic 2026',
  ],
])(
  'in %s dates, numbers and missing values have sentences of their own',
  (chosen, days, or, late) => {
    language = chosen;
    expect(chipsOf(list, addressOf(OWN_DAYS)).map(({ label }) => label)).toEqual([days]);
    expect([filterWords(OR), filterWords(LATE)]).toEqual([or, late]);
  },
);

test('a field without a translation shows its name, and an unknown test shows itself', () => {
  language = 'de';
  expect(filterWords({ registration_id: { $eqi: 'x' } })).toBe('Registration id ist x');
  expect(filterWords({ total: { $between: 'x' } })).toBe('Gesamtbetrag $between x');
});

test('the first tab agrees with the documents of its list', () => {
  const all = (chosen: string) => {
    language = chosen;
    return [allWord('invoices'), allWord('quotations'), viewWord('draft'), sumWord('amount_due')];
  };
  expect(all('en')).toEqual(['All', 'All', 'Draft', 'Amount due']);
  expect(all('de')).toEqual(['Alle', 'Alle', 'Entwürfe', 'Offener Betrag']);
  expect(all('fr')).toEqual(['Toutes', 'Tous', 'Brouillons', 'Montant dû']);
  expect(all('es')).toEqual(['Todas', 'Todos', 'Borradores', 'Importe pendiente']);
});

test.each([
  [
    'en',
    '1 document marked as sent.',
    '2 documents marked as sent.',
    'Marks 2 quotations as sent, if they are drafts.',
  ],
  [
    'de',
    '1 Dokument als versendet markiert.',
    '2 Dokumente als versendet markiert.',
    'Markiert 2 Angebote als versendet.',
  ],
  [
    'fr',
    '1 document marqué comme envoyé.',
    '2 documents marqués comme envoyés.',
    'Fait passer 2 devis au statut «\u00a0Envoyé\u00a0».',
  ],
  [
    'es',
    '1 documento marcado como enviado.',
    '2 documentos marcados como enviados.',
    'Cambia el estado de 2 presupuestos a «Enviado».',
  ],
])('in %s an action on selected rows counts one and several', (chosen, one, several, text) => {
  language = chosen;
  const { sent, paid } = selectedWords();
  expect([1, 2].map(sent.done)).toEqual([one, several]);
  expect(sent.text('quotations', 2).startsWith(text)).toBe(true);
  expect(paid.text('invoices', 1)).not.toBe(paid.text('quotations', 1));
});
