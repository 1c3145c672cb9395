import {
  isSetupCode,
  setupCode,
} from '../../../../../src/panel/routes/first-administrator/setup-code';

const at = (text: string) => new Date(text);
const PRINTED = at('2026-11-20T10:00:00Z');

test('a code is 256 bits, and another secret or day gives another one', () => {
  const code = setupCode('secret', PRINTED);
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(setupCode('secret', at('2026-11-20T23:59:59Z'))).toBe(code);
  expect(setupCode('secret', at('2026-11-21T00:00:00Z'))).not.toBe(code);
  expect(setupCode('another', PRINTED)).not.toBe(code);
});

test.each([
  ['2026-11-19T23:59:00Z', true],
  ['2026-11-20T00:00:00Z', true],
  ['2026-11-21T23:59:59Z', true],
  ['2026-11-22T00:00:00Z', false],
  ['2026-11-18T23:59:59Z', false],
])('a code printed on the 20th is valid at %s: %s', (now, good) => {
  expect(isSetupCode('secret', setupCode('secret', PRINTED), at(now))).toBe(good);
});

test.each(['', 'x', 'é'.repeat(43), 'A'.repeat(43)])('%j is no code', (code) => {
  expect(isSetupCode('secret', code, PRINTED)).toBe(false);
});
