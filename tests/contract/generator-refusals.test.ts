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

test('one answer names all bad fields, and its sentence is about the first', async () => {
  const answer = await sendWith({ tax: 'x', themeColor: 'x', ...item({ qty: 'x', rate: 'x' }) });
  expect(expectRefused(answer, 400, 'validation_failed')).toBe('items[0].qty must be a number');
  const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(pointers.sort()).toEqual(['/items/0/qty', '/items/0/rate', '/tax', '/themeColor']);
});
