import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { isWeakSecret } from '../../../src/domain/weak-secret';

test.each([
  '',
  'abc',
  'changeme',
  'ChangeMe-ChangeMe-ChangeMe',
  'toBeModified1',
  'my-secret-password-key',
  'a'.repeat(64),
  'abababababababababab',
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'abcdefghabcdefghabcdefgh',
  'pJ4wq9Zb1xT7kD0',
  ' '.repeat(40),
])('%j is too easy to guess', (text) => {
  expect(isWeakSecret(text)).toBe(true);
});

test('every random secret of 24 bytes is strong, in the usual ways to write it', () => {
  const bytes = fc.nat().map(() => randomBytes(24));
  fc.assert(
    fc.property(bytes, (random) => {
      for (const form of ['base64', 'base64url', 'hex'] as const) {
        expect(isWeakSecret(random.toString(form))).toBe(false);
      }
    }),
  );
});
