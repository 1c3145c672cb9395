import { LANGUAGES, type Language } from '../../../src/domain/languages';
import { TEMPLATES } from '../../../src/domain/templates';
import { creditNoteView } from '../../../src/pdf/stored/credit-note';
import { invoiceView } from '../../../src/pdf/stored/view';
import { statementView } from '../../../src/pdf/report/statement';
import { creditIn, inLanguage } from '../../pictures/documents/language-views';
import { STORED, WERFT } from '../../pictures/documents/stored-records';
import { CREDIT_NOTE } from '../../pictures/documents/summary-views';
import { patientPool } from '../../support/pdf/compiled-pool';
import { infoOf } from '../../support/pdf/info';
import { boxesOf, layoutOf, textOf } from '../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

/** One space stands for any. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** What a reader copies from an invoice. */
const EXPECTED: Readonly<Record<Language, readonly string[]>> = {
  en: ['INVOICE', 'OVERDUE', 'Due Date', '1 April 2026', '1,234.5', '€3,985.60', '−€1,000.00'],
  de: ['RECHNUNG', 'ÜBERFÄLLIG', 'Zahlbar bis', '01.04.2026', '1.234,5', '3.985,60 €', '2,5 %'],
  fr: ['FACTURE', 'EN RETARD', 'Échéance', '01/04/2026', '1 234,5', '3 985,60 €', '−1 000,00 €'],
  es: [
    'FACTURA',
    'VENCIDA',
    'Vencimiento',
    '01/04/2026',
    '1.234,5',
    '3.985,60 €',
    'Base imponible',
  ],
  it: ['FATTURA', 'SCADUTA', 'Scadenza', '01/04/2026', '1.234,5', '3.985,60 €', 'P. IVA: DE1'],
  nl: ['FACTUUR', 'VERVALLEN', 'Vervaldatum', '01-04-2026', '1.234,5', '€ 3.985,60', '€ −1.000,00'],
  pt: ['FATURA', 'VENCIDA', 'Vencimento', '01/04/2026', '1 234,5', '3 985,60 €', 'Dados bancários'],
  pl: ['FAKTURA', 'PO TERMINIE', 'Termin płatności', '01.04.2026', '1 234,5', '3 985,60 €', 'NIP:'],
};

/** English words that no other language has on an invoice of these records. */
const ENGLISH = /\b(Due|Bill|Quantity|Rate|Tax|Subtotal|Balance|Terms|Credit|Refund|Reverse)\b/;

/** The words of the records themselves. */
const OWN = /Cost centre 7|Payment within 30 days\./g;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TEMPLATES)('the text of %s is words and figures of the language', async (template) => {
    const pdf = await pool.render(inLanguage(language, template));
    const text = flat(layoutOf(pdf)).replace(OWN, '');
    for (const expected of EXPECTED[language]) expect(text).toContain(expected);
    if (language !== 'en') expect(text).not.toMatch(ENGLISH);
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
    expect(infoOf(pdf).title).toBe(`${EXPECTED[language][0] ?? ''} WD-2026-044`);
  });

  test.each(TEMPLATES)('nothing of %s leaves the paper', async (template) => {
    const wide = { currency: 'KWD', amount_paid: '12345678901.125' };
    for (const view of [inLanguage(language, template, wide), creditIn(language, template)]) {
      const boxes = boxesOf(await pool.render(view));
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(30);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(566);
    }
  });

  test('a draft is marked as one', () => {
    expect(inLanguage(language, 'modern', { status: 'draft' }).mark).toBe(MARKS[language]);
  });

  test('amounts and what people wrote are the same as in English', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const figures = (of: Language) =>
      inLanguage(of, 'modern').totals.map(({ value }) => digits(value));
    expect(figures(language)).toEqual(figures('en'));
    const items = (of: Language) => inLanguage(of, 'modern').lines.map(({ item }) => item);
    expect(items(language)).toEqual(items('en'));
  });

  test('a statement of account', async () => {
    const entry = { day: '2026-02-03', number: 'WD-2026-044', amount: '-1234.5', balance: '0' };
    const statement = {
      from: '2026-01-01',
      to: '2026-03-31',
      customer: 'c',
      name: 'Atelier Marchand',
      parts: [
        {
          currency: 'EUR',
          opening: '1234.5',
          closing: '0',
          entries: [{ ...entry, type: 'payment' as const, document: 'd' }],
        },
      ],
    };
    const head = {
      business: { name: 'Werft Design GmbH', lines: [] },
      paper: 'A4' as const,
      today: '2026-04-01',
      language,
    };
    const pdf = await pool.render(statementView(statement, head));
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
    expect(flat(layoutOf(pdf))).toMatch(STATEMENTS[language]);
  });
});

const STATEMENTS: Readonly<Record<Language, RegExp>> = {
  en: /Statement of account .*3 February 2026 Payment WD-2026-044 -1,234\.50 0\.00 .*Page 1 of 1/,
  de: /Kontoauszug .*3\. Februar 2026 Zahlung WD-2026-044 -1\.234,50 0,00 .*Seite 1 von 1/,
  fr: /Relevé de compte .*3 février 2026 Paiement WD-2026-044 -1 234,50 0,00 .*Page 1 sur 1/,
  es: /Extracto de cuenta .*3 de febrero de 2026 Pago WD-2026-044 -1\.234,50 .*Página 1 de 1/,
  it: /Estratto conto .*3 febbraio 2026 Pagamento WD-2026-044 -1\.234,50 0,00 .*Pagina 1 di 1/,
  nl: /Rekeningoverzicht .*3 februari 2026 Betaling WD-2026-044 -1\.234,50 .*Pagina 1 van 1/,
  pt: /Extrato de conta .*3 de fevereiro de 2026 Pagamento WD-2026-044 -1 234,50 .*Página 1 de 1/,
  pl: /Wyciąg z konta .*3 lutego 2026 Płatność WD-2026-044 -1 234,50 0,00 .*Strona 1 z 1/,
};

const MARKS: Readonly<Record<Language, string>> = {
  en: 'DRAFT',
  de: 'ENTWURF',
  fr: 'BROUILLON',
  es: 'BORRADOR',
  it: 'BOZZA',
  nl: 'CONCEPT',
  pt: 'RASCUNHO',
  pl: 'WERSJA ROBOCZA',
};

test('the customer rules, then the business; details without a language are English', () => {
  const languageOf = (customer: Language | null, business?: Language | null) => {
    const stored = { ...STORED, customer: { ...STORED.customer, language: customer } };
    return invoiceView(stored, business === undefined ? WERFT : { ...WERFT, language: business })
      .language;
  };
  expect(languageOf('fr', 'de')).toBe('fr');
  expect(languageOf(null, 'de')).toBe('de');
  expect(languageOf(null, null)).toBe('en');
  expect(languageOf('fr', null)).toBe('fr');
  expect(languageOf('fr')).toBe('en');
});

test('a reason that begins with the name of its category is printed alone', () => {
  const name = 'Steuerschuldnerschaft des Leistungsempfängers';
  const [line] = STORED.lines;
  if (!line) throw new Error('No line');
  const remark = (tax_exemption_reason: string | null) => {
    const lines = [{ ...line, tax_category: 'AE' as const, tax_exemption_reason }];
    const customer = { ...STORED.customer, language: 'de' as const };
    const view = { ...STORED, customer, lines };
    return invoiceView(view, { ...WERFT, language: null }).remarks[0];
  };
  expect(remark(`${name} (§ 13b UStG)`)?.value).toBe(`${name} (§ 13b UStG)`);
  expect(remark('§ 13b UStG')).toEqual({ label: 'Umsatzsteuer', value: `${name}: § 13b UStG` });
  expect(remark(null)?.value).toBe(name);
});

test('right to left stands beside the words of the language', async () => {
  const customer = { ...STORED.customer, language: 'de' as const, name: 'סטודיו צפון' };
  const invoice = { ...STORED, customer, notes: 'תודה רבה' };
  const view = invoiceView(invoice, { ...WERFT, language: null });
  const text = flat(textOf(await pool.render(view)));
  for (const part of ['סטודיו צפון', 'Hinweise', 'תודה רבה', 'Zahlbar bis'])
    expect(text).toContain(part);
});

test('a credit note that is set off in full has its total to look for', () => {
  const note = { ...CREDIT_NOTE, applied_amount: CREDIT_NOTE.total, refunded_amount: '0' };
  const customer = { ...STORED.customer, language: 'fr' as const };
  const view = creditNoteView({ ...note, customer }, { ...WERFT, language: null });
  expect(view.due).toEqual({ label: 'Total TTC', value: '2\u00a0715,10\u00a0€' });
});
