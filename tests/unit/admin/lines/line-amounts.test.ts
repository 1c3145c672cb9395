import { storedAmount, storedPrice } from '../../../../src/admin/forms/lines/line-amounts';

const line = { __temp_key__: 'a0', unit_price: 95.5, amount: 119, tax_amount: 19 };

test.each([
  ['EUR', '95.50', '100.00'],
  ['jpy', '95.5', '100'],
  [undefined, '95.50', '100.00'],
])('a stored line in %s has the zeros of its currency', (currency, price, net) => {
  expect([storedPrice(line, currency), storedAmount(line, currency)]).toEqual([price, net]);
});

test('a price keeps all its digits, and one that a role hides is a dash', () => {
  expect(storedPrice({ ...line, unit_price: 0.012345 }, 'EUR')).toBe('0.012345');
  expect(storedPrice({ __temp_key__: 'a0' }, 'EUR')).toBe('–');
});
