import { LINK_WORDS, tokensIn, withLink, withoutLinks } from '../../../src/mail/compose/link-words';
import { processorTimeOf } from '../../support/processor-time';

const A = 'a'.repeat(44);
const B = `${'B'.repeat(43)}_`;

test.each([
  ['a link', `see https://host.example/d/${A} please`, `see ${LINK_WORDS} please`],
  ['a path alone', `/d/${A}`, LINK_WORDS],
  ['a host with a path in front', `http://host.example/books/d/${A}.`, `${LINK_WORDS}.`],
  ['in an attribute', `<a href="https://h.example/d/${A}">x</a>`, `<a href="${LINK_WORDS}">x</a>`],
  ['text in front of the scheme', `xhttps://h.example/d/${A}`, `x${LINK_WORDS}`],
  ['no scheme', `host.example/d/${A}`, `host.example${LINK_WORDS}`],
  ['two links', `https://h.example/d/${A} https://h.example/d/${B}`, `${LINK_WORDS} ${LINK_WORDS}`],
  ['a link behind another', `https://h.example/d/${A}/d/${B}`, LINK_WORDS + LINK_WORDS],
])('%s becomes words', (_, text, words) => {
  expect(withoutLinks(text)).toBe(words);
});

test.each([`/d/${'a'.repeat(43)}`, `/d/${'a'.repeat(45)}`, `/D/${A}`, 'https://h.example/d/', ''])(
  '%j is no link',
  (text) => {
    expect([withoutLinks(text), tokensIn(text)]).toEqual([text, []]);
  },
);

test('every token of a text is found, also behind another', () => {
  expect(tokensIn(`https://h.example/d/${A}/d/${B} and /d/${A}`)).toEqual([A, B, A]);
});

test('the words become the link again', () => {
  const mail = { text: `see ${LINK_WORDS}`, html: `<a href="${LINK_WORDS}">x</a>` };
  expect(withLink(mail, 'https://h.example/d/x?a=1&b=2')).toEqual({
    text: 'see https://h.example/d/x?a=1&b=2',
    html: '<a href="https://h.example/d/x?a=1&amp;b=2">x</a>',
  });
});

test.each(['http://', 'https://h.example/d/', `/d/${A}`, `http://x/d/${A}`, '/d/a', 'a', ' '])(
  'a megabyte of %.20j costs little',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect(processorTimeOf(() => withoutLinks(text))).toBeLessThan(1_000);
  },
);
