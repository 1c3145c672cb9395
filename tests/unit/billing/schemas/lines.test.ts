import { INVOICE_CREATE } from '../../../../src/billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../../../src/billing/schemas/quotation';
import { problemsOf } from './problems-of';

const LINE = { description: 'Work', quantity: 1, unit_price: 10 };
const UNIT = 'must be a code of UN/ECE Recommendation 20 such as C62, HUR or KGM';
const REQUIRED = 'is required';
const NO_TEXT = 'must be a string';
const NO_NUMBER = 'must be a number';
const ABOVE_0 = 'must be greater than 0';
const SIX = 'must have at most 6 decimals';
const FOUR = 'must have at most 4 decimals';
const QUANTITY = 'must be less than 1000000000 in size';
const PRICE = 'must be less than 1000000000000 in size';
const CATEGORY = 'must be one of S, Z, E, AE, K, G, O';

test.each<[fields: object, problem: string | null]>([
  [{ unit_code: 'HUR' }, null],
  [{ unit_code: 'C62' }, null],
  [{ unit_code: null }, null],
  [{ unit_code: 'piece' }, UNIT],
  [{ unit_code: 'c62' }, UNIT],
  [{ unit_code: '' }, UNIT],
  [{ unit_code: 62 }, UNIT],
  [{ tax_category: 'AE' }, null],
  [{ tax_category: null }, null],
  [{ tax_category: 'X' }, CATEGORY],
  [{ tax_category: 's' }, CATEGORY],
  [{ tax_category: '' }, CATEGORY],
  [{ tax_exemption_reason: 'Reverse charge' }, null],
  [{ tax_exemption_reason: 5 }, NO_TEXT],
  [{ tax_rate: 0 }, null],
  [{ tax_rate: 100 }, null],
  [{ tax_rate: 100.0001 }, 'must be at most 100'],
  [{ tax_rate: -0.0001 }, 'must be at least 0'],
  [{ tax_rate: 8.12345 }, FOUR],
  [{ tax_rate: '10' }, NO_NUMBER],
  [{ discount_rate: 100 }, null],
  [{ discount_rate: 100.0001 }, 'must be at most 100'],
  [{ discount_rate: -0.0001 }, 'must be at least 0'],
  [{ discount_rate: 1.00001 }, FOUR],
  [{ discount_rate: '10' }, NO_NUMBER],
  [{ description: undefined }, REQUIRED],
  [{ description: null }, REQUIRED],
  [{ description: 7 }, NO_TEXT],
  [{ description: 'x'.repeat(2_001) }, 'must be at most 2,000 characters long'],
  [{ description: 'a\u0000b' }, 'must not contain the NUL character'],
  [{ quantity: 0.000001 }, null],
  [{ quantity: undefined }, REQUIRED],
  [{ quantity: null }, REQUIRED],
  [{ quantity: '1' }, NO_NUMBER],
  [{ quantity: true }, NO_NUMBER],
  [{ quantity: 0 }, ABOVE_0],
  [{ quantity: -1 }, ABOVE_0],
  [{ quantity: 0.0000001 }, SIX],
  [{ quantity: 1_000_000_000 }, QUANTITY],
  [{ quantity: 1e300 }, QUANTITY],
  [{ unit_price: undefined }, REQUIRED],
  [{ unit_price: null }, REQUIRED],
  [{ unit_price: '10' }, NO_NUMBER],
  [{ unit_price: 1.0000001 }, SIX],
  [{ unit_price: 1_000_000_000_000 }, PRICE],
  [{ unit_price: -1_000_000_000_000 }, PRICE],
  [{ product_id: 'sku-1' }, 'must be a UUID'],
  [{ product_id: 7 }, 'must be a UUID'],
])('a line with %j has the problem: %s', (fields, problem) => {
  const items = [LINE, { ...LINE, ...fields }];
  const customer_id = '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab';
  const expected = problem === null ? [] : [[`/items/1/${Object.keys(fields)[0] ?? ''}`, problem]];
  for (const schema of [INVOICE_CREATE, QUOTATION_CREATE])
    expect(problemsOf(schema, { customer_id, items })).toEqual(expected);
});

test('the reason of a line without tax is taken to its last character', () => {
  const body = (length: number) => ({
    customer_id: '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab',
    items: [{ ...LINE, tax_exemption_reason: 'x'.repeat(length) }],
  });
  expect(problemsOf(INVOICE_CREATE, body(255))).toEqual([]);
  expect(problemsOf(INVOICE_CREATE, body(256))).toEqual([
    ['/items/0/tax_exemption_reason', 'must be at most 255 characters long'],
  ]);
});

test.each(['text', 7, null, []])('a line is not %j', (value) => {
  const body = { customer_id: '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab', items: [LINE, value] };
  for (const schema of [INVOICE_CREATE, QUOTATION_CREATE])
    expect(problemsOf(schema, body)).toEqual([['/items/1', 'must be a JSON object']]);
});
