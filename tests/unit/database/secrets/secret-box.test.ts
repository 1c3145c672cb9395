import { SecretBox } from '../../../../src/database/secrets/secret-box';

const box = new SecretBox('encryption-key', 'tests');
const TEXT = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a sealed text can be read again, and does not show its content', () => {
  const sealed = box.seal('endpoint 1', TEXT);
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('whsec');
  expect([box.open('endpoint 1', sealed), box.open('endpoint 1', sealed)]).toEqual([TEXT, TEXT]);
  expect(box.seal('endpoint 1', TEXT)).not.toBe(sealed);
});

test('a copy in the row of another endpoint cannot be read, even after the original was read', () => {
  const sealed = box.seal('endpoint 1', TEXT);
  expect(box.open('endpoint 1', sealed)).toBe(TEXT);
  expect(box.open('endpoint 2', sealed)).toBeNull();
});

test('another secret or another purpose cannot read the text', () => {
  const sealed = box.seal('endpoint 1', TEXT);
  expect(new SecretBox('another-key', 'tests').open('endpoint 1', sealed)).toBeNull();
  expect(new SecretBox('encryption-key', 'mails').open('endpoint 1', sealed)).toBeNull();
  expect(new SecretBox('encryption-key', 'tests').open('endpoint 1', sealed)).toBe(TEXT);
});

test.each([
  [
    'a changed byte',
    (text: string) => text.slice(0, 20) + (text[20] === 'A' ? 'B' : 'A') + text.slice(21),
  ],
  ['a missing end', (text: string) => text.slice(0, -8)],
  ['nothing behind the version', () => 'v1.'],
  ['another version', (text: string) => text.replace('v1.', 'v2.')],
  ['nothing', () => ''],
])('%s is detected', (_what, change) => {
  const sealed = change(box.seal('endpoint 1', TEXT));

  expect(box.open('endpoint 1', sealed)).toBeNull();
});
