import { cut } from '../../../src/online/order';

test('a text for a provider is cut to 250 characters, and never within one', () => {
  const fits = 'INV-00001, '.repeat(22);
  expect(cut(fits)).toBe(fits);
  const numbers = Array.from({ length: 50 }, (_, at) => `INV-${at}`).join(', ');
  expect(cut(numbers)).toHaveLength(250);
  expect(cut(numbers)).toBe(`${numbers.slice(0, 249)}…`);
  const pictures = `${'x'.repeat(248)}${'🧾'.repeat(9)}`;
  expect(cut(pictures)).toBe(`${'x'.repeat(248)}…`);
});
