import type { Core } from '@strapi/strapi';
import { argumentsOf, sortedJson } from '../../../src/api/mcp/arguments';
import { newConfirmation, openConfirmation } from '../../../src/api/mcp/confirmation';
import { parseJson } from '../../../src/domain/json';
import type { Caller } from '../../../src/http/requests/caller';

/** Strapi's container with the settings, as a node that has just started has it. */
function freshNode(encryptionKey: string): Core.Strapi {
  const settings = { ENCRYPTION_KEY: encryptionKey };
  const parts = new Map<string, () => unknown>([['invoicing-settings', () => settings]]);
  const container = {
    add: (name: string, part: () => unknown) => parts.set(name, part),
    get: (name: string) => parts.get(name)?.(),
    has: (name: string) => parts.has(name),
  };
  return container as unknown as Core.Strapi;
}

const who = { tokenId: 7 } as Caller;
const given = argumentsOf({ id: 'a', amount: 5 });

afterEach(() => jest.useRealTimers());

test('a token is valid for ten minutes, on a node that has just started too', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  const { confirm, expires_at: end } = newConfirmation(freshNode('s'), who, 'void_payment', given);
  expect(end).toBe('2026-01-01T00:10:00.000Z');
  const open = () => openConfirmation(freshNode('s'), who, 'void_payment', { given, confirm });
  jest.setSystemTime(Date.parse('2026-01-01T00:09:59Z'));
  const id = open();
  expect(id).toMatch(/^confirmed [\da-f-]{36}$/);
  expect(open()).toBe(id);
  jest.setSystemTime(Date.parse('2026-01-01T00:10:00Z'));
  expect(open()).toBeNull();
});

test('a token of another secret is refused', () => {
  const { confirm } = newConfirmation(freshNode('s'), who, 'void_payment', given);
  expect(openConfirmation(freshNode('t'), who, 'void_payment', { given, confirm })).toBeNull();
});

test('the order of the arguments does not matter, and their digits do', () => {
  const text = (json: string) => sortedJson(argumentsOf(parseJson(json)));
  expect(text('{"b":[{"d":1,"c":null}],"a":"x"}')).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(text('{"a":123456789012.1234567890}')).toBe('{"a":123456789012.123456789}');
  expect(text('{"a":1e-7,"b":0.00000000000000000001}')).toBe('{"a":1e-7,"b":1e-20}');
  expect(text('{"__proto__":1}')).toBe('{"__proto__":1}');
});
