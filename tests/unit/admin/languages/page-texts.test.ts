import { NAVIGATION_TEXTS } from '../../../../src/admin/frame/navigation/menu-texts';
import { STRAPI_TEXTS } from '../../../../src/admin/app/strapi-texts';
import { followLanguage, type PanelLanguage } from '../../../../src/admin/words/language';
import { joinTexts } from '../../../../src/admin/words/texts';
import { formatter } from './strapi-intl';

const LIST = '/admin/content-manager/collection-types/api::';

/** Strapi's `LanguageProvider` fills the texts of a language up with those of English in this way. */
function shown(language: PanelLanguage, path: string, search = '') {
  followLanguage(() => language);
  Object.assign(globalThis, { window: { location: { pathname: `/admin${path}`, search } } });
  const texts = joinTexts(STRAPI_TEXTS, NAVIGATION_TEXTS);
  return formatter(language, { ...texts.en, ...texts[language] });
}

afterAll(() => {
  followLanguage(() => undefined);
  Reflect.deleteProperty(globalThis, 'window');
});

const path = (type: string, rest = '') => `${LIST.slice('/admin'.length)}${type}.${type}${rest}`;
const NEW = 'content-manager.HeaderLayout.button.label-add-entry';
const NONE = 'app.components.EmptyStateLayout.content-document';
const FOUND = 'content-manager.pages.ListView.header-subtitle';
const UNTITLED = 'content-manager.containers.untitled';

test.each([
  ['en', 'invoice', 'New invoice', 'No invoices yet', '1 invoice found'],
  ['en', 'mail', 'New email', 'No emails yet', '1 email found'],
  ['de', 'invoice', 'Neue Rechnung', 'Noch keine Rechnungen', '1 Rechnung gefunden'],
  ['de', 'customer', 'Neuer Kunde', 'Noch keine Kunden', '1 Kunde gefunden'],
  ['de', 'quotation', 'Neues Angebot', 'Noch keine Angebote', '1 Angebot gefunden'],
  ['fr', 'invoice', 'Nouvelle facture', 'Aucune facture pour l’instant', '1 facture trouvée'],
  ['fr', 'credit-note', 'Nouvel avoir', 'Aucun avoir pour l’instant', '1 avoir trouvé'],
  ['es', 'invoice', 'Nueva factura', 'Todavía no hay facturas', '1 factura encontrada'],
  ['es', 'payment', 'Nuevo pago', 'Todavía no hay pagos', '1 pago encontrado'],
] as const)('in %s, a page about %s says: %s', (language, type, fresh, none, found) => {
  const say = shown(language, path(type));
  expect([say(NEW), say(NONE), say(FOUND, { number: 1 })]).toEqual([fresh, none, found]);
});

test('French and Spanish counts agree with their nouns, and French has one of none', () => {
  expect(shown('fr', path('invoice'))(FOUND, { number: 0 })).toBe('0 facture trouvée');
  expect(shown('fr', path('invoice'))(FOUND, { number: 3 })).toBe('3 factures trouvées');
  expect(shown('es', path('customer'))(FOUND, { number: 2 })).toBe('2 clientes encontrados');
  expect(shown('en', path('invoice'))(FOUND, { number: 1_200 })).toBe('1,200 invoices found');
  expect(shown('de', path('customer'))(FOUND, { number: 1_234 })).toBe('1.234 Kunden gefunden');
});

test('one text follows page and language without being made anew', () => {
  expect(shown('de', path('payment', '/abc'))(UNTITLED)).toBe('Zahlung');
  expect(shown('de', path('payment', '/create'))(UNTITLED)).toBe('Neue Zahlung');
  expect(shown('es', path('mail', '/abc'))(UNTITLED)).toBe('Correo electrónico');
  expect(shown('fr', path('product'), '?_q=x')(NONE)).toBe('Aucun résultat');
  expect(shown('en', '/settings')(NEW)).toBe('New record');
});

test('menus and settings have their texts in every language', () => {
  expect(shown('de', '/')('invoicing.menu.credit-notes')).toBe('Korrekturen');
  expect(shown('fr', '/')('invoicing.settings.businesses')).toBe('Entreprises');
  expect(shown('es', '/')('invoicing.menu.quotations')).toBe('Presupuestos');
  const ids = Object.keys(NAVIGATION_TEXTS.en ?? {}).sort();
  expect(ids).toHaveLength(17);
  for (const language of ['de', 'fr', 'es'] as const)
    expect(Object.keys(NAVIGATION_TEXTS[language] ?? {}).sort()).toEqual(ids);
});
