import { LANGUAGES } from '../../src/domain/languages';
import { WORDS } from '../../src/words';
import { xmlIn } from '../support/pdf/attachments';
import { infoOf } from '../support/pdf/info';
import { lettersOf } from '../support/pdf/text';
import { TAXED } from '../support/generated-e-invoice';
import { expectRefused, LEAST, PREVIEW, printed, send, textIn } from '../support/generator';
import type { Fields } from '../support/records';

const FULL: Fields = {
  from: 'Acme GmbH',
  billTo: 'Contoso',
  shipTo: 'Dock 7',
  invoiceNumber: '7',
  date: '2026-03-01',
  dueDate: 'in 30 days',
  poNumber: 'PO-1',
  items: [{ item: 'Work', qty: 1234.5, rate: 1000.125 }],
  tax: '7.5',
  discount: '1000',
  shipping: '12',
  amountPaid: '1',
  currency: '€',
  notes: 'Own notes',
  terms: 'Own terms',
};

/** Every kind of space as one blank, as in a text that somebody copies. */
const flat = (text: string): string => text.replace(/\s+/gu, ' ');

const inLanguage = async (fields: Fields): Promise<string> =>
  flat(await printed({ ...FULL, ...fields }));

test.each(LANGUAGES)(
  'in %s every label is that of the language, and no English one',
  async (language) => {
    const text = await inLanguage({ language });
    const less = await inLanguage({ language, items: [{ item: 'Work', qty: 1, rate: -1 }] });
    const { labels } = WORDS[language].document;
    for (const label of Object.values(labels)) {
      expect(`${text} ${less}`.toLowerCase()).toContain(label.toLowerCase());
    }
    if (language !== 'en') expect(text).not.toMatch(/INVOICE|Bill To|Balance Due|Amount Paid/);
    for (const own of ['Acme GmbH', 'Work', 'in 30 days', 'Own notes', 'Own terms']) {
      expect(text).toContain(own);
    }
  },
);

/** Line amount 1,234,654.3125 rounded, 7.5 % of what remains after 1,000. */
test.each([
  ['en', '1,234.5 €1,000.125 €1,234,654.31', 'Tax (7.5%) €92,524.07', '1 March 2026'],
  ['de', '1.234,5 1.000,125 € 1.234.654,31 €', 'USt. (7,5 %) 92.524,07 €', '01.03.2026'],
  ['fr', '1 234,5 1 000,125 € 1 234 654,31 €', 'TVA (7,5 %) 92 524,07 €', '01/03/2026'],
  ['es', '1.234,5 1.000,125 € 1.234.654,31 €', 'IVA (7,5 %) 92.524,07 €', '01/03/2026'],
  ['it', '1.234,5 1.000,125 € 1.234.654,31 €', 'IVA (7,5%) 92.524,07 €', '01/03/2026'],
  ['nl', '1.234,5 € 1.000,125 € 1.234.654,31', 'Btw (7,5%) € 92.524,07', '01-03-2026'],
  ['pt', '1 234,5 1 000,125 € 1 234 654,31 €', 'IVA (7,5%) 92 524,07 €', '01/03/2026'],
  ['pl', '1 234,5 1 000,125 € 1 234 654,31 €', 'VAT (7,5%) 92 524,07 €', '01.03.2026'],
])('in %s numbers and dates are those of the language', async (language, line, tax, date) => {
  const text = await inLanguage({ language });
  expect(text).toContain(`Work ${line}`);
  expect(text).toContain(tax);
  expect(text).toContain(date);
});

test.each(LANGUAGES)('the PDF says that it is in %s', async (language) => {
  const answer = await send({ ...LEAST, language });
  textIn(answer);
  expect(answer.pdf.toString('latin1')).toContain(`/Lang (${language})`);
  expect(infoOf(answer.pdf).title).toBe(WORDS[language].document.labels.invoice);
});

test('given labels win over those of the language', async () => {
  const text = await inLanguage({ language: 'de', labels: { total: 'Summe', invoice: 'NOTA' } });
  expect(text).toMatch(/NOTA[^]*Zwischensumme[^]*Summe [\d.]+,\d\d €/);
  expect(text).not.toMatch(/RECHNUNG|Gesamtbetrag/);
});

test('minor units, symbols and signs are kept in another language', async () => {
  const items = [
    { item: 'Work', qty: 1, rate: 1500 },
    { item: 'Credit', qty: 1, rate: -20 },
  ];
  expect(await inLanguage({ language: 'de', items, currency: 'JPY' })).toContain('1.500 JPY');
  expect(await inLanguage({ language: 'de', items, currency: 'KWD' })).toContain('1.500,000 KWD');
  expect(await inLanguage({ language: 'fr', items, currency: '$' })).toContain('−20,00 $');
  expect(await inLanguage({ language: 'pl', items, currency: 'zł' })).toContain('1 500,00 zł');
});

/** All of a PDF but when it was made and its random id. */
const lasting = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replace(/\(D:\d{14}Z\)/g, '')
    .replace(/<xmp:(Create|Modify)Date>[^<]+/g, '')
    .replace(/\/ID \[.*\]/g, '');

test.each([[undefined], [null], [''], ['en']])(
  'a language that is %j leaves the PDF as it was, byte for byte',
  async (language) => {
    const answers = await Promise.all([send(FULL), send({ ...FULL, language })]);
    const [before = '', after] = answers.map(({ pdf }) => lasting(pdf));
    expect(before).toContain('/Lang (en)');
    expect(after).toBe(before);
  },
);

test.each(['xx', 'DE', 'de-DE', '__proto__', 'constructor', 7, [], ['de'], { de: 1 }, true])(
  'a language that is %j is refused, and the choices are named',
  async (language) => {
    const answer = await send({ ...LEAST, language });
    const sentence = expectRefused(answer, 400, 'validation_failed');
    expect(sentence).toBe('language must be one of en, de, fr, es, it, nl, pt, pl');
    expect(answer.body.errors).toEqual([
      { pointer: '/language', message: 'must be one of en, de, fr, es, it, nl, pt, pl' },
    ]);
  },
);

test('the watermark of a preview is in the language', async () => {
  const body = { ...LEAST, language: 'fr' };
  const [preview, final] = await Promise.all([send(body, { path: PREVIEW }), send(body)]);
  expect(preview.status).toBe(200);
  expect(lettersOf(preview.pdf)).toEqual([...lettersOf(final.pdf), ...'APERÇU'].sort());
});

test('an e-invoice in another language prints its words, and says the same to programs', async () => {
  const fields = { ...TAXED, discount: '10', language: 'de' };
  const [german, english] = await Promise.all([send(fields), send({ ...fields, language: 'en' })]);
  const text = flat(textIn(german));
  expect(text).toContain('Rechnungsdatum 20.11.2026');
  expect(text).toMatch(/Offener Betrag 107,10 EUR/);
  const xml = xmlIn(german.pdf);
  expect(xml).toContain('<ram:Reason>Rabatt</ram:Reason>');
  expect(xml.replace('>Rabatt<', '>Discount<')).toBe(xmlIn(english.pdf));
});

test('the documentation of the interface lists the languages', async () => {
  const answer = await send(undefined, { path: '/api/v1/openapi.json', method: 'GET' });
  const { properties } = answer.body.components.schemas.GeneratorInvoice;
  expect(properties.language.enum).toEqual([...LANGUAGES]);
  expect(properties.language.description).toMatch(/Default: "en"\.$/);
  expect(properties.labels.properties.balanceDue.description).toMatch(/Default: "Balance Due"\.$/);
});
