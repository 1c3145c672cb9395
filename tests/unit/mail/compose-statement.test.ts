import { composeStatement } from '../../../src/mail/compose/statement';
import { LANGUAGES, parts } from './letter-parts';

const { sender } = parts();
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const statement = (fields: Partial<Parameters<typeof composeStatement>[0]> = {}) => ({
  ...YEAR,
  language: 'en' as const,
  sender,
  balances: [{ currency: 'EUR', closing: '1234.5' }],
  ...fields,
});

test('a statement of account as plain text reads well alone', () => {
  expect(composeStatement(statement(), null)).toMatchObject({
    subject: 'Statement of account from Nord Design: 1 January 2026 to 31 December 2026',
    text: `Hello,

Here is your statement of account from 1 January 2026 to 31 December 2026.

Amount due: €1,234.50

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

test('what is not due is a balance, of each currency', () => {
  const balances = [
    { currency: 'CHF', closing: '0' },
    { currency: 'EUR', closing: '-20' },
    { currency: 'JPY', closing: '300' },
  ];
  const { text } = composeStatement(statement({ balances }), null);
  expect(text).toContain('Balance: CHF 0.00\nBalance: -€20.00\nAmount due: ¥300\n');
});

test('own words stand in the place of greeting, sentence and closing, before the balance', () => {
  const { text } = composeStatement(statement(), 'Dear Ada,\nas asked.');
  expect(text).toMatch(/^Dear Ada,\nas asked\.\n\nAmount due: €1,234\.50\n/);
  expect(text).not.toMatch(/Hello|Kind regards/);
});

test.each(LANGUAGES)('in %s it names sender, both days and the balance', (language) => {
  const { subject, text, html } = composeStatement(statement({ language }), null);
  expect(subject).toContain('Nord Design');
  for (const part of [subject, text]) expect(part.match(/2026/g)?.length).toBeGreaterThan(1);
  expect(text).toMatch(/1[.,\u00a0 ]?234[.,]50/);
  expect(html).toContain(`lang="${language}"`);
  expect(html).not.toContain('<a ');
});

test('an evil name of a business is text, in one line of the subject', () => {
  const evil = { ...sender, name: 'A<script>\r\nBcc: x@y.example' };
  const { subject, html } = composeStatement(statement({ sender: evil }), null);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<script>');
});
