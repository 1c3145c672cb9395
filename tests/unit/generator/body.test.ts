import { parseGeneratorBody } from '../../../src/generator/body';

const least = { from: 'Acme', items: [{ id: '1', item: 'Work', qty: 1, rate: 10 }] };

function body(more: object = {}) {
  const parsed = parseGeneratorBody({ ...least, ...more });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.body;
}

function faults(given: unknown) {
  const parsed = parseGeneratorBody(given);
  return parsed.ok ? {} : Object.fromEntries(parsed.errors.map((e) => [e.pointer, e.message]));
}

test('the least body gets the defaults', () => {
  const parsed = body();
  expect(parsed.currency).toBe('$');
  expect(parsed.themeColor).toBe('#1E40AF');
  expect(parsed.labels.balanceDue).toBe('Balance Due');
  expect(parsed.tax).toBeUndefined();
});

test.each([
  ['10', '10'],
  ['10%', '10'],
  [' 7.5 % ', '7.5'],
  [19, '19'],
  ['.5', '0.5'],
])('tax %p is %s percent', (given, expected) => {
  expect(body({ tax: given }).tax?.toFixed()).toBe(expected);
});

test('empty and null optional fields are omitted ones', () => {
  const parsed = body({ tax: '', discount: null, notes: ' ', currency: '', labels: null });
  expect(parsed.tax).toBeUndefined();
  expect(parsed.discount).toBeUndefined();
  expect(parsed.notes).toBeUndefined();
  expect(parsed.currency).toBe('$');
});

test('a missing sender is reported with the contract’s message', () => {
  for (const from of [undefined, null, '', '  ']) {
    expect(parseGeneratorBody({ ...least, from })).toMatchObject({
      ok: false,
      error: '"from" is required: the sender/business information',
    });
  }
});

test('one answer names all bad fields', () => {
  const items = [
    { item: 'a', qty: '1', rate: 1 },
    { item: 5, qty: 1, rate: null },
  ];
  expect(faults({ from: 'x', items, tax: 'ten', themeColor: 'red' })).toEqual({
    '/items/0/qty': 'must be a number',
    '/items/1/item': 'must be a string',
    '/items/1/rate': 'must be a number',
    '/tax': 'must be a decimal number',
    '/themeColor': 'must be #RGB or #RRGGBB',
  });
});

test('the sentence names the first bad field', () => {
  expect(parseGeneratorBody({ ...least, items: [{ item: 'a', qty: 'x', rate: 1 }] })).toMatchObject(
    {
      error: 'items[0].qty must be a number',
    },
  );
});

const item = (fields: object) => ({ items: [{ ...least.items[0], ...fields }] });
const NO_TEXT = 'must be a string';
const NO_NUMBER = 'must be a number';
const NO_DECIMAL = 'must be a decimal number';
const NO_COLOUR = 'must be #RGB or #RRGGBB';
const NO_LIST = 'must be an array of items';
const NUL = 'must not contain the NUL character';
const atMost = (count: string) => `must be at most ${count} characters long`;
const NO_DISCOUNT = 'must be a decimal number, or a rate from 0% to 100%';

test.each<[fields: object, pointer: string, message: string]>([
  [{ from: 7 }, '/from', NO_TEXT],
  [{ from: 'a\u0000b' }, '/from', NUL],
  [{ from: 'x'.repeat(1_001) }, '/from', atMost('1,000')],
  [{ items: undefined }, '/items', NO_LIST],
  [{ items: null }, '/items', NO_LIST],
  [{ items: {} }, '/items', NO_LIST],
  [{ items: [] }, '/items', 'must have at least one item'],
  [{ items: Array(1001).fill(least.items[0]) }, '/items', 'must have at most 1,000 items'],
  [{ items: [null] }, '/items/0', 'must be an object'],
  [{ items: ['Work'] }, '/items/0', 'must be an object'],
  [item({ item: undefined }), '/items/0/item', 'is required'],
  [item({ item: 'x'.repeat(2_001) }), '/items/0/item', atMost('2,000')],
  [item({ id: 7 }), '/items/0/id', NO_TEXT],
  [item({ qty: undefined }), '/items/0/qty', NO_NUMBER],
  [item({ qty: '1' }), '/items/0/qty', NO_NUMBER],
  [item({ qty: null }), '/items/0/qty', NO_NUMBER],
  [item({ qty: 1e9 }), '/items/0/qty', 'must be less than 1000000000 in size'],
  [item({ rate: undefined }), '/items/0/rate', NO_NUMBER],
  [item({ rate: '9.99' }), '/items/0/rate', NO_NUMBER],
  [item({ rate: -1e12 }), '/items/0/rate', 'must be less than 1000000000000 in size'],
  [{ tax: 'ten' }, '/tax', NO_DECIMAL],
  [{ tax: '10%%' }, '/tax', NO_DECIMAL],
  [{ tax: '7,5' }, '/tax', NO_DECIMAL],
  [{ tax: [10] }, '/tax', NO_DECIMAL],
  [{ tax: true }, '/tax', NO_DECIMAL],
  [{ discount: '100.01%' }, '/discount', NO_DISCOUNT],
  [{ discount: '$5' }, '/discount', NO_DECIMAL],
  [{ discount: '5 EUR' }, '/discount', NO_DECIMAL],
  [{ shipping: 'free' }, '/shipping', NO_DECIMAL],
  [{ shipping: '9'.repeat(30) }, '/shipping', NO_DECIMAL],
  [{ shipping: '1e99' }, '/shipping', NO_DECIMAL],
  [{ amountPaid: '0x10' }, '/amountPaid', NO_DECIMAL],
  [{ amountPaid: '1e5' }, '/amountPaid', NO_DECIMAL],
  [{ amountPaid: 'NaN' }, '/amountPaid', NO_DECIMAL],
  [{ currency: 5 }, '/currency', NO_TEXT],
  [{ currency: 'x'.repeat(9) }, '/currency', atMost('8')],
  [{ themeColor: 'red' }, '/themeColor', NO_COLOUR],
  [{ themeColor: '#1234' }, '/themeColor', NO_COLOUR],
  [{ themeColor: '#11223344' }, '/themeColor', NO_COLOUR],
  [{ themeColor: '1E40AF' }, '/themeColor', NO_COLOUR],
  [{ themeColor: '#12345g' }, '/themeColor', NO_COLOUR],
  [{ themeColor: 255 }, '/themeColor', NO_COLOUR],
  [{ labels: 'x' }, '/labels', 'must be an object'],
  [{ labels: ['x'] }, '/labels', 'must be an object'],
  [{ labels: { total: 1 } }, '/labels/total', NO_TEXT],
  [{ labels: { paid: 'x'.repeat(256) } }, '/labels/paid', atMost('255')],
  [{ logo: 1 }, '/logo', NO_TEXT],
])('the fields %j are refused at %s: %s', (fields, pointer, message) => {
  expect(faults({ ...least, ...fields })).toEqual({ [pointer]: message });
});

test.each([
  ['billTo', '1,000'],
  ['shipTo', '1,000'],
  ['invoiceNumber', '255'],
  ['date', '255'],
  ['dueDate', '255'],
  ['supplyDate', '255'],
  ['poNumber', '255'],
  ['notes', '10,000'],
  ['terms', '10,000'],
])('%s is a text of at most %s characters', (name, most) => {
  const fault = (value: unknown) => faults({ ...least, [name]: value })[`/${name}`];
  expect([5, '\u0000'].map(fault)).toEqual([NO_TEXT, NUL]);
  expect(fault('x'.repeat(Number(most.replace(',', '')) + 1))).toBe(atMost(most));
});

test.each([undefined, null, 5, 'text', []])('%p is no body', (given) => {
  expect(faults(given)).toEqual({ '': 'must be a JSON object' });
});

test('a plus sign before a number is read', () => {
  const parsed = parseGeneratorBody({
    from: 'Acme',
    items: [{ item: 'Work', qty: 1, rate: 1 }],
    tax: '+5.5%',
    shipping: '+.5',
  });
  if (!parsed.ok) throw new Error(parsed.error);
  expect(parsed.body.tax?.toFixed()).toBe('5.5');
  expect(parsed.body.shipping?.toFixed()).toBe('0.5');
});

test('the template is one of three, the first one by default', () => {
  expect([body().template, body({ template: 'classic' }).template]).toEqual(['modern', 'classic']);
  expect(Object.keys(faults({ ...least, template: 'bold' }))).toEqual(['/template']);
});

test('a line may have a unit and a tax; what is none of them is named', () => {
  const [item] = least.items;
  const line = (fields: object) => ({ ...least, items: [{ ...item, ...fields }] });
  const parsed = body(line({ unit: 'HUR', tax: '7 %' })).items[0];
  expect([parsed?.unit, parsed?.tax?.toFixed()]).toEqual(['HUR', '7']);
  expect(body(line({ unit: '', tax: null })).items[0]).toMatchObject({ item: 'Work' });
  for (const unit of ['hours', 'h', 7, { a: 1 }])
    expect(Object.keys(faults(line({ unit })))).toEqual(['/items/0/unit']);
  for (const tax of ['seven', '1e99999', [], true])
    expect(Object.keys(faults(line({ tax })))).toEqual(['/items/0/tax']);
});
