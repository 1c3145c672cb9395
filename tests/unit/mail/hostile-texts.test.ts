import { LINK_WORDS } from '../../../src/mail/compose/link-words';
import { composeDecision } from '../../../src/mail/compose/decision';
import { composeDocument } from '../../../src/mail/compose/document';
import { composeReminder } from '../../../src/mail/compose/reminder';
import { parts } from './letter-parts';

const MARKUP = `<img src=x onerror="a()">'"&amp;</td></table><script>b()</script>`;
const BREAKS = 'A\r\nBcc: evil@c.example\u2028x\u0085y\u0000\u202Ez';

/** A document in which every text of people is this. */
function allTexts(text: string) {
  const place = { address: text, city: text, state: text, postal_code: text };
  return parts({
    number: text,
    sender: {
      name: text,
      email: text,
      phone: text,
      country: null,
      country_code: 'DE',
      legal_name: text,
      vat_id: text,
      brand_color: null,
      logo_url: null,
      ...place,
    },
    customer: { name: text, email: text, contacts: null },
    account: { holder: text, iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    amountPaid: '1',
    amountCredited: '1',
  });
}

const PANEL_PAGE = 'https://books.example.com/admin';

const mailsOf = (text: string) => [
  composeDocument(allTexts(text), { subject: text, message: text }),
  composeDocument(allTexts(text), { subject: null, message: null }),
  composeReminder(allTexts(text), 1),
  composeReminder(allTexts(text), -1, text),
  composeDecision(allTexts(text), {
    decision: 'accepted',
    by: text,
    remark: text,
    url: PANEL_PAGE,
  }),
];

test('markup in every text stays text', () => {
  const [usual] = mailsOf('text');
  const tags = (html: string) =>
    html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));
  for (const { html } of mailsOf(MARKUP)) {
    expect(html).not.toMatch(/<(img|script)|onerror="/);
    // Nothing but the tags of our own, with as many quotes.
    const own = new Set(tags(usual?.html ?? ''));
    expect(tags(html)?.filter((tag) => !own.has(tag))).toEqual([]);
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;&#39;&quot;&amp;amp;');
  }
});

test('markup is the same text for those who read plain text', () => {
  for (const { text } of mailsOf(MARKUP)) expect(text).toContain(MARKUP);
});

test('no text begins another line of a subject, or turns it around', () => {
  for (const { subject } of mailsOf(BREAKS)) {
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
    expect(subject).toContain('A Bcc: evil@c.example');
  }
});

test('names and numbers stay in one line of the text, and a signature is not begun by them', () => {
  for (const { text } of mailsOf('A\n-- \nB').slice(1, 3)) {
    expect(text.split('\n').filter((line) => line === '-- ')).toHaveLength(1);
    expect(text).toContain('A -- B');
  }
});

test('a subject is cut to the length of its column, never within a character', () => {
  const long = '🧾'.repeat(255);
  for (const { subject } of mailsOf(long)) {
    expect(Array.from(subject)).toHaveLength(255);
    expect(subject).not.toMatch(/\p{Surrogate}/u);
    expect(subject.endsWith('…') || subject === long).toBe(true);
  }
});

test('a mail loads nothing from anywhere and runs nothing', () => {
  for (const { html } of mailsOf('text')) {
    expect(html).not.toMatch(
      /<(script|img|link|iframe|object|form|input|base)\b|url\(|@import|\bon\w+=/i,
    );
    const addresses = [...html.matchAll(/\b(?:src|href|action|background)="([^"]*)"/g)];
    const [own, ...others] = new Set(addresses.map(([, address]) => address));
    expect([LINK_WORDS, PANEL_PAGE]).toContain(own);
    expect(others).toEqual([]);
  }
});
