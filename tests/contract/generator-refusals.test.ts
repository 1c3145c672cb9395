import { expectRefused, LEAST, send } from '../support/generator';
import type { Fields } from '../support/records';

const item = (fields: Fields) => ({
  items: [{ id: '1', item: 'Work', qty: 1, rate: 1, ...fields }],
});
const MISSING_FROM = '"from" is required: the sender/business information';

/** Sends a minimal body with some fields replaced. Undefined removes a field. */
const sendWith = (fields: Fields) => send({ ...LEAST, ...fields });

test.each([undefined, null, '', '   ', '\n'])(
  'a "from" that is %j is named as the sender or business information',
  async (from) => {
    const answer = await sendWith({ from });
    expect(expectRefused(answer, 400, 'validation_failed')).toBe(MISSING_FROM);
    expect(answer.body.errors).toEqual([{ pointer: '/from', message: MISSING_FROM }]);
  },
);

test('an empty object lacks from and items, and both are named', async () => {
  const answer = await send({});
  expect(expectRefused(answer, 400, 'validation_failed')).toBe(MISSING_FROM);
  const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(pointers).toEqual(['/from', '/items']);
});

test.each([undefined, '[]', 'null', '"text"', '7', 'true'])(
  'a body of %s is refused in one sentence',
  async (body) => {
    const sentence = expectRefused(await send(body), 400, 'validation_failed');
    expect(sentence).toMatch(/must be a JSON object/);
  },
);

const LONG = 'x'.repeat(256);

const BAD: readonly (readonly [name: string, fields: Fields, sentence: RegExp, pointer: string])[] =
  [
    ['a from that is a number', { from: 7 }, /^from must be a string$/, '/from'],
    ['a from with NUL', { from: 'a\u0000b' }, /^from must not contain the NUL/, '/from'],
    [
      'a from that is too long',
      { from: 'x'.repeat(1_001) },
      /^from must be at most 1,000/,
      '/from',
    ],
    ['no items', { items: undefined }, /^items must be an array/, '/items'],
    ['items that are null', { items: null }, /^items must be an array/, '/items'],
    ['items that are an object', { items: {} }, /^items must be an array/, '/items'],
    ['empty items', { items: [] }, /^items must have at least one item$/, '/items'],
    ['an item that is null', { items: [null] }, /^items\[0\] /, '/items/0'],
    ['an item that is text', { items: ['Work'] }, /^items\[0\] /, '/items/0'],
    [
      'an item without a name',
      item({ item: undefined }),
      /^items\[0\]\.item is required/,
      '/items/0/item',
    ],
    [
      'an item that is too long',
      item({ item: 'x'.repeat(2_001) }),
      /^items\[0\]\.item must be at most 2,000/,
      '/items/0/item',
    ],
    ['an id that is a number', item({ id: 7 }), /^items\[0\]\.id must be a string/, '/items/0/id'],
    ['no qty', item({ qty: undefined }), /^items\[0\]\.qty must be a number/, '/items/0/qty'],
    ['a qty that is text', item({ qty: '1' }), /^items\[0\]\.qty must be a number/, '/items/0/qty'],
    [
      'a qty that is null',
      item({ qty: null }),
      /^items\[0\]\.qty must be a number/,
      '/items/0/qty',
    ],
    [
      'a qty that is too large',
      item({ qty: 1e9 }),
      /^items\[0\]\.qty must be less than 1000000000 in size$/,
      '/items/0/qty',
    ],
    ['no rate', item({ rate: undefined }), /^items\[0\]\.rate must be a number/, '/items/0/rate'],
    [
      'a rate that is text',
      item({ rate: '9.99' }),
      /^items\[0\]\.rate must be a number/,
      '/items/0/rate',
    ],
    [
      'a rate that is too large',
      item({ rate: -1e12 }),
      /^items\[0\]\.rate must be less than 1000000000000 in size$/,
      '/items/0/rate',
    ],
    ['a tax in words', { tax: 'ten' }, /^tax must be a decimal number$/, '/tax'],
    ['a tax with two signs', { tax: '10%%' }, /^tax must be a decimal number$/, '/tax'],
    ['a tax with a comma', { tax: '7,5' }, /^tax must be a decimal number$/, '/tax'],
    ['a tax that is a list', { tax: [10] }, /^tax must be a decimal number$/, '/tax'],
    ['a tax that is true', { tax: true }, /^tax must be a decimal number$/, '/tax'],
    [
      'a discount above 100 %',
      { discount: '100.01%' },
      /^discount must be a decimal number, or a rate from 0% to 100%$/,
      '/discount',
    ],
    [
      'a discount with a currency',
      { discount: '$5' },
      /^discount must be a decimal number$/,
      '/discount',
    ],
    ['shipping in words', { shipping: 'free' }, /^shipping must be a decimal number$/, '/shipping'],
    [
      'shipping beyond all bounds',
      { shipping: '9'.repeat(30) },
      /^shipping must be a decimal number$/,
      '/shipping',
    ],
    [
      'a paid amount in hex',
      { amountPaid: '0x10' },
      /^amountPaid must be a decimal number$/,
      '/amountPaid',
    ],
    [
      'a paid amount with an exponent',
      { amountPaid: '1e5' },
      /^amountPaid must be a decimal number$/,
      '/amountPaid',
    ],
    [
      'a paid amount that is no number',
      { amountPaid: 'NaN' },
      /^amountPaid must be a decimal number$/,
      '/amountPaid',
    ],
    ['a currency that is a number', { currency: 5 }, /^currency must be a string$/, '/currency'],
    [
      'a currency of nine characters',
      { currency: 'x'.repeat(9) },
      /^currency must be at most 8/,
      '/currency',
    ],
    [
      'a colour by name',
      { themeColor: 'red' },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    [
      'a colour of four digits',
      { themeColor: '#1234' },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    [
      'a colour of eight digits',
      { themeColor: '#11223344' },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    [
      'a colour without #',
      { themeColor: '1E40AF' },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    [
      'a colour of no hex',
      { themeColor: '#12345g' },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    [
      'a colour that is a number',
      { themeColor: 255 },
      /^themeColor must be #RGB or #RRGGBB$/,
      '/themeColor',
    ],
    ['labels that are text', { labels: 'x' }, /^labels must be an object$/, '/labels'],
    ['labels that are a list', { labels: ['x'] }, /^labels must be an object$/, '/labels'],
    [
      'a label that is a number',
      { labels: { total: 1 } },
      /^labels\.total must be a string$/,
      '/labels/total',
    ],
    [
      'a label that is too long',
      { labels: { paid: LONG } },
      /^labels\.paid must be at most 255/,
      '/labels/paid',
    ],
    ['a logo that is a number', { logo: 1 }, /^logo must be a string$/, '/logo'],
    ...[
      'billTo',
      'shipTo',
      'invoiceNumber',
      'date',
      'dueDate',
      'poNumber',
      'notes',
      'terms',
    ].flatMap(
      (name) =>
        [
          [
            `a ${name} that is a number`,
            { [name]: 5 },
            new RegExp(`^${name} must be a string$`),
            `/${name}`,
          ],
          [
            `a ${name} with NUL`,
            { [name]: '\u0000' },
            new RegExp(`^${name} must not contain the NUL`),
            `/${name}`,
          ],
          [
            `a ${name} that is too long`,
            { [name]: 'x'.repeat(10_001) },
            new RegExp(`^${name} must be at most`),
            `/${name}`,
          ],
        ] as const,
    ),
  ];

test.each(BAD)('%s is refused, naming the field', async (_name, fields, sentence, pointer) => {
  const answer = await sendWith(fields);
  expect(expectRefused(answer, 400, 'validation_failed')).toMatch(sentence);
  expect(answer.body.errors).toHaveLength(1);
  expect(answer.body.errors[0].pointer).toBe(pointer);
});

test('one answer names all bad fields, and its sentence is about the first', async () => {
  const answer = await sendWith({ tax: 'x', themeColor: 'x', ...item({ qty: 'x', rate: 'x' }) });
  expect(expectRefused(answer, 400, 'validation_failed')).toBe('items[0].qty must be a number');
  const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(pointers.sort()).toEqual(['/items/0/qty', '/items/0/rate', '/tax', '/themeColor']);
});
