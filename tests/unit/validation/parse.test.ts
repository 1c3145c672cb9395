import { INVOICE_CREATE, INVOICE_UPDATE } from '../../../src/billing/schemas/invoice';
import { minorUnitOf, printedMinorUnit } from '../../../src/domain/currency';
import { CUSTOMER_CREATE } from '../../../src/billing/schemas/customer';
import { parse } from '../../../src/validation/parse';
import { QUOTATION_CREATE } from '../../../src/billing/schemas/quotation';
import { INVOICE_SEARCH } from '../../../src/billing/schemas/search';
import { ApiError } from '../../../src/domain/errors';

const CUSTOMER_ID = '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab';
const LINE = { description: 'Work', quantity: 1, unit_price: 10 };

function refusal(run: () => unknown): ApiError {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

const pointers = (error: ApiError) => error.details.errors?.map((one) => one.pointer).sort();

test('an invoice with only the required fields leaves currency and due date to the business', () => {
  const input = parse(INVOICE_CREATE, { customer_id: CUSTOMER_ID, items: [LINE] });
  expect(input).toMatchObject({
    customer_id: CUSTOMER_ID,
    status: 'draft',
    currency: null,
    template_type: null,
    number: null,
    issue_date: null,
    deadline: undefined,
    notes: null,
    terms: null,
    amount_paid: null,
  });
});

test('all bad fields are reported at once, at every depth', () => {
  const error = refusal(() =>
    parse(INVOICE_CREATE, {
      customer_id: 'x',
      status: 'open',
      currency: 'ZZZ',
      due_date: '2026-02-30',
      items: [LINE, { quantity: '1', unit_price: null, tax_rate: 101, product_id: 'p' }],
    }),
  );
  expect(error.code).toBe('validation_failed');
  expect(pointers(error)).toEqual([
    '/currency',
    '/customer_id',
    '/due_date',
    '/items/1/description',
    '/items/1/product_id',
    '/items/1/quantity',
    '/items/1/tax_rate',
    '/items/1/unit_price',
    '/status',
  ]);
});

test.each([null, 7, 'text', [], undefined, true])('the body %p is refused as a whole', (body) => {
  for (const schema of [INVOICE_CREATE, QUOTATION_CREATE, CUSTOMER_CREATE, INVOICE_UPDATE]) {
    const error = refusal(() => parse(schema, body));
    expect(error.code).toBe('validation_failed');
    expect(error.details.errors).toEqual([{ pointer: '', message: 'must be a JSON object' }]);
  }
});

test('lines must be a list of at least one object', () => {
  const message = (items: unknown) =>
    refusal(() => parse(INVOICE_CREATE, { customer_id: CUSTOMER_ID, items })).details.errors;
  expect(message([])).toEqual([{ pointer: '/items', message: 'must have at least one line' }]);
  expect(message(undefined)).toEqual([{ pointer: '/items', message: 'is required' }]);
  expect(message(null)).toEqual([{ pointer: '/items', message: 'is required' }]);
  expect(message({})).toEqual([{ pointer: '/items', message: 'must be an array of lines' }]);
  expect(message([7])).toEqual([{ pointer: '/items/0', message: 'must be a JSON object' }]);
});

test('a thousand lines are accepted and one more is too many', () => {
  const items = Array(1000).fill(LINE);
  expect(parse(INVOICE_CREATE, { customer_id: CUSTOMER_ID, items }).items).toHaveLength(1000);
  const error = refusal(() => parse(INVOICE_CREATE, { items: [...items, LINE] }));
  expect([error.code, error.status]).toEqual(['too_many_items', 400]);
});

test('an absent field of a change stays, null clears', () => {
  expect(parse(INVOICE_UPDATE, { notes: null })).toEqual({
    status: undefined,
    notes: null,
    terms: undefined,
    due_date: undefined,
  });
});

test('lines of quotations and of invoices take a discount', () => {
  const body = { customer_id: CUSTOMER_ID, items: [{ ...LINE, discount_rate: 20 }] };
  for (const schema of [QUOTATION_CREATE, INVOICE_CREATE])
    expect(parse(schema, body).items[0]?.discount_rate?.toFixed()).toBe('20');
});

test('a page size over one hundred counts as one hundred', () => {
  expect(parse(INVOICE_SEARCH, { limit: '1000' })).toMatchObject({ page: 1, limit: 100 });
  expect(parse(INVOICE_SEARCH, {})).toMatchObject({ page: 1, limit: 25 });
});

test.each(['0', '-1', '1.5', 'x', '', ' 1', '1e2', '0x10', '99999999999999999999'])(
  'the page %j is refused',
  (page) => {
    expect(pointers(refusal(() => parse(INVOICE_SEARCH, { page })))).toEqual(['/page']);
  },
);

test.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['IQD', 3],
  ['BHD', 3],
  ['CLF', 4],
  ['ISK', 0],
  ['HUF', 2],
  ['UGX', 0],
  ['XCG', 2],
])('%s has %i decimals by ISO 4217', (code, digits) => {
  expect(minorUnitOf(code)).toBe(digits);
});

test.each([
  ['USD', 2],
  ['jpy', 0],
  [' KWD ', 3],
  ['IQD', 3],
  ['XCG', 2],
  ['$', 2],
  ['XYZ', 2],
])('the currency %j is printed with %i decimals', (currency, digits) => {
  expect(printedMinorUnit(currency)).toBe(digits);
});
