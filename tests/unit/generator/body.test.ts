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

test.each([
  ['no items', { items: [] }, '/items'],
  ['1,001 items', { items: Array(1001).fill(least.items[0]) }, '/items'],
  ['discount with a unit', { discount: '5 EUR' }, '/discount'],
  ['discount above 100 per cent', { discount: '101%' }, '/discount'],
  ['a huge amount', { shipping: '1e99' }, '/shipping'],
  ['a currency of nine characters', { currency: 'DOLLARS!!' }, '/currency'],
  ['a colour without #', { themeColor: '1E40AF' }, '/themeColor'],
  ['a label that is no text', { labels: { total: 5 } }, '/labels/total'],
  ['NUL in a text', { notes: 'a\u0000b' }, '/notes'],
  ['a quantity of 10⁹', { items: [{ item: 'a', qty: 1e9, rate: 1 }] }, '/items/0/qty'],
])('%s is refused', (_, more, pointer) => {
  expect(Object.keys(faults({ ...least, ...more }))).toEqual([pointer]);
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
