import { randomBytes, randomUUID } from 'node:crypto';
import { linkToken, readLinkToken } from '../../../src/portal/link-token';

const key = randomBytes(32);

test('a token gives back the id that it was made of, and hides in the log like that of a document', () => {
  const id = randomUUID();
  const token = linkToken(key, id);
  expect(token).toMatch(/^[\w-]{44}$/);
  expect(readLinkToken(key, token)).toBe(id);
});

test('a token of another key, and one with any other letter, proves nothing', () => {
  const token = linkToken(key, randomUUID());
  expect(readLinkToken(randomBytes(32), token)).toBeNull();
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(readLinkToken(key, token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
});

test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(45), '\0'.repeat(44), '%41'.repeat(44)])(
  'the text %j proves nothing',
  (text) => {
    expect(readLinkToken(key, text)).toBeNull();
  },
);
