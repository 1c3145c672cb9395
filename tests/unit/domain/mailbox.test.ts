import { readMailbox } from '../../../src/domain/mailbox';

test.each([
  ['a@b.example', '', 'a@b.example'],
  [' a@b.example ', '', 'a@b.example'],
  ['<a@b.example>', '', 'a@b.example'],
  ['Nord Design <a@b.example>', 'Nord Design', 'a@b.example'],
  ['"Nord, Design" <a@b.example>', 'Nord, Design', 'a@b.example'],
  ['"Nord \\"N\\" Design" <a@b.example>', 'Nord "N" Design', 'a@b.example'],
  ['Büro für Bücher <a@b.example>', 'Büro für Bücher', 'a@b.example'],
])('%s is read', (text, name, address) => expect(readMailbox(text)).toEqual({ name, address }));

test.each([
  ['Nord, Design <a@b.example>'],
  ['Nord <a@b.example> Design'],
  ['"Nord <a@b.example>'],
  ['"Nord" Design" <a@b.example>'],
  ['evil@b.example <a@b.example>'],
  ['Nord\r\nBcc: x@y.example <a@b.example>'],
])('%j is refused', (text) => expect(readMailbox(text)).toBeNull());
