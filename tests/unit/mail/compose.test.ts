import { LINK_WORDS } from '../../../src/mail/compose/link-words';
import { composeDecision } from '../../../src/mail/compose/decision';
import { composeDocument, usualWords } from '../../../src/mail/compose/document';
import { composeReminder } from '../../../src/mail/compose/reminder';
import type { Language } from '../../../src/domain/languages';
import { longDate, moneyIn } from '../../../src/words/format';
import { inEach, LANGUAGES, parts } from './letter-parts';

const USUAL = { subject: null, message: null };

test('an invoice as plain text reads well alone', () => {
  expect(composeDocument(parts(), USUAL)).toMatchObject({
    subject: 'Invoice INV-00042 from Nord Design',
    text: `Hello,

Here is our invoice INV-00042. Please pay €1,234.50 by 15 January 2026.

Invoice: INV-00042
Due date: 15 January 2026
Amount due: €1,234.50

View invoice:
[link to this document]

To pay by bank transfer, please give INV-00042 as the reference:
Account holder: Nord Design GmbH
IBAN: DE89 3704 0044 0532 0130 00
BIC: COBADEFFXXX

Any questions? Reply to this e-mail or write to post@nord.example.

Kind regards
Nord Design

-- ${''}
Nord Design
Hafenstraße 7
20359 Hamburg
+49 40 123456
post@nord.example
`,
  });
});

test('a part that is paid or credited is told apart from what is due', () => {
  const { text } = composeDocument(
    parts({ amountPaid: '1000', amountCredited: '34.5', amountDue: '200' }),
    USUAL,
  );
  expect(text).toContain(
    'Total: €1,234.50\nPaid: €1,000.00\nCredited: €34.50\nDue date: 15 January 2026\nAmount due: €200.00\n',
  );
});

test.each([
  ['paid', { status: 'paid', amountPaid: '1234.5', amountDue: '0' }],
  ['cancelled', { status: 'cancelled', amountDue: '0' }],
])('an invoice that is %s names no account and asks for nothing', (_status, fields) => {
  const { text, html } = composeDocument(parts(fields), USUAL);
  for (const content of [text, html]) {
    expect(content).not.toMatch(/IBAN|Please pay|Amount due/);
    expect(content).toContain('€1,234.50');
  }
});

test('without account, deadline, address and e-mail, the mail leaves no gaps', () => {
  const bare = { address: null, city: null, postal_code: null, country_code: null, phone: null };
  const sender = { ...parts().sender, ...bare, email: null, country: null };
  const { text } = composeDocument(parts({ account: null, deadline: null, sender }), USUAL);
  expect(text).toBe(`Hello,

Here is our invoice INV-00042. Please pay €1,234.50.

Invoice: INV-00042
Amount due: €1,234.50

View invoice:
[link to this document]

Kind regards
Nord Design

-- ${''}
Nord Design
`);
});

test('own words stand instead of greeting, sentences and closing', () => {
  const message = '\r\n\r\nDear Ada,\r\nthanks!\n\n\n\nBye\t\n';
  const { subject, text } = composeDocument(parts(), { subject: '  Your\torder ', message });
  expect(subject).toBe('Your order');
  expect(text).toMatch(/^Dear Ada,\nthanks!\n\nBye\n\nInvoice: /);
  expect(text).not.toMatch(/Hello|Kind regards/);
});

test('the usual words are those that a mail without own words has', () => {
  for (const [, one] of inEach()) {
    const { subject, message } = usualWords(one);
    expect(composeDocument(one, USUAL)).toMatchObject({
      subject,
      text: expect.stringMatching(new RegExp(`^${message.replace(/[.?()]/g, '\\$&')}\n`)),
    });
  }
});

describe('reminders', () => {
  test('before and after the due date say so', () => {
    const before = composeReminder(parts(), -3);
    expect(before.subject).toBe('Invoice INV-00042 from Nord Design is due soon');
    expect(before.text).toContain('The amount of €1,234.50 is due on 15 January 2026.');
    const after = composeReminder(parts(), 7);
    expect(after.subject).toBe('Payment reminder: invoice INV-00042 from Nord Design');
    expect(after.text).toContain('was due on 15 January 2026. Please pay it now.');
    expect(after.text).toContain('If you have already paid, please disregard this e-mail.');
  });

  test('can have the words of the business', () => {
    const { text } = composeReminder(parts(), 7, 'Moin,\n\nda war noch was.');
    expect(text).toMatch(/^Moin,\n\nda war noch was\.\n\nInvoice: INV-00042\n/);
  });
});

const PANEL_PAGE = 'https://books.example.com/admin/quotation';

test('a decision names who made it, quotes the remark, and leads to the panel', () => {
  const quotation = parts({ kind: 'quotation', number: 'QT-7', status: 'accepted' });
  const { subject, text } = composeDecision(quotation, {
    decision: 'accepted',
    by: 'Ada\nLovelace',
    remark: 'Start on Monday.\nPlease.',
    url: PANEL_PAGE,
  });
  expect(subject).toBe('Quotation QT-7 was accepted');
  expect(text).toMatch(
    /^Ada Lovelace accepted quotation QT-7\.\n\nRemark:\nStart on Monday\.\nPlease\.\n/,
  );
  expect(text).toContain('Customer: Acme GmbH');
  expect(text).toContain(`View quotation:\n${PANEL_PAGE}\n`);
  expect(text).not.toContain(LINK_WORDS);
  expect(
    composeDecision(quotation, { decision: 'rejected', by: 'Ada', remark: null, url: PANEL_PAGE })
      .text,
  ).toMatch(/^Ada declined quotation QT-7\.\n\nCustomer: /);
});

describe('each language', () => {
  const SENTENCES: Record<Language, (amount: string, date: string) => string> = {
    en: (amount, date) => `Please pay ${amount} by ${date}.`,
    de: (amount, date) => `Bitte zahlen Sie ${amount} bis zum ${date}.`,
    fr: (amount, date) => `Merci de régler ${amount} au plus tard le ${date}.`,
    es: (amount, date) => `Le rogamos que pague ${amount} a más tardar el ${date}.`,
    it: (amount, date) => `La preghiamo di pagare ${amount} (scadenza: ${date}).`,
    nl: (amount, date) => `Wij verzoeken u ${amount} uiterlijk op ${date} te betalen.`,
    pt: (amount, date) => `Agradecemos o pagamento de ${amount} até ${date}.`,
    pl: (amount, date) => `Prosimy o zapłatę kwoty ${amount} do dnia ${date}.`,
  };

  test.each(inEach())('%s has amounts and dates of its own', (language, one) => {
    const { text, html } = composeDocument(one, USUAL);
    const amount = moneyIn('EUR', language)('1234.5');
    expect(text).toContain(SENTENCES[language](amount, longDate('2026-01-15', language)));
    expect(html).toContain(amount);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test('says everything in words of its own', () => {
    const quotation = { kind: 'quotation', number: 'QT-7' } as const;
    const mails = LANGUAGES.map((language) => [
      composeDocument(parts({ language }), USUAL),
      composeDocument(parts({ language, status: 'cancelled', amountDue: '0' }), USUAL),
      composeDocument(parts({ language, ...quotation }), USUAL),
      composeDocument(parts({ language, kind: 'credit_note', number: 'CN-7' }), USUAL),
      composeReminder(parts({ language }), -3),
      composeReminder(parts({ language }), 3),
      composeDecision(parts({ language, ...quotation }), {
        decision: 'accepted',
        by: 'Ada',
        remark: 'R',
        url: PANEL_PAGE,
      }),
      composeDecision(parts({ language, ...quotation }), {
        decision: 'rejected',
        by: 'Ada',
        remark: null,
        url: PANEL_PAGE,
      }),
    ]);
    for (const place of mails[0]?.keys() ?? []) {
      const subjects = mails.map((ones) => ones[place]?.subject);
      expect(new Set(subjects).size).toBe(LANGUAGES.length);
    }
  });
});

test('an invoice that can be paid online has a second button, in the colour of the business', () => {
  const own = parts({ payUrl: 'https://pay.example.com/?a=1&b=2' });
  const { text, html } = composeDocument(
    { ...own, sender: { ...own.sender, brand_color: '#fde047' } },
    USUAL,
  );
  expect(text).toContain('\nPay online:\nhttps://pay.example.com/?a=1&b=2\n');
  expect(html).toContain('href="https://pay.example.com/?a=1&amp;b=2"');
  expect(html.match(/background:#fde047"/g)).toHaveLength(2);
  // Black is read on yellow, and white is not.
  expect(html).toContain('color:#111827;font-weight:600');
  expect(composeDocument({ ...own, amountDue: '0' }, USUAL).text).not.toContain('Pay online');
});

test('the foot has the legal name and the VAT number', () => {
  const own = parts({ language: 'fr' });
  const sender = { ...own.sender, legal_name: 'Nord Design GmbH', vat_id: 'DE123456789' };
  const { text, html } = composeDocument({ ...own, sender }, USUAL);
  for (const content of [text, html]) {
    expect(content).toContain('Nord Design GmbH');
    expect(content).toContain('N° TVA : DE123456789');
  }
  const same = { ...own.sender, legal_name: own.sender.name };
  expect(
    composeDocument({ ...own, sender: same }, USUAL).text.match(/Nord Design$/gm),
  ).toHaveLength(2);
});

test('French has a space before each colon', () => {
  const { text } = composeDocument(parts({ language: 'fr' }), USUAL);
  expect(text).toContain('Facture\u00a0: INV-00042');
  expect(text).toContain('Voir la facture\u00a0:\n[link to this document]');
  expect(text).toContain('au plus tard le');
});
