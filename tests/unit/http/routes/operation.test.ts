import { z } from 'zod';
import { keyOperation, openOperation } from '../../../../src/http/routes/operation';
import { routesOf } from '../../../../src/http/routes/route';

const handle = () => Promise.resolve();
const SAID = { id: 'one', tag: 'Products', summary: 'One', permissions: [] } as const;
const PRODUCT = ['api::product.product.update'];

test.each([
  ['GET', '/things', {}, { does: 'reads', status: 200, errors: [] }],
  ['GET', '/things', { query: z.object({}) }, { errors: [400] }],
  ['GET', '/things/:id', {}, { errors: [404] }],
  ['GET', '/things/:id', { refuses: ['not_issued'] }, { errors: [404, 409] }],
  ['PUT', '/things/:id', {}, { does: 'changes', errors: [400, 404, 409, 413, 415, 422] }],
  ['PATCH', '/things/:id', {}, { does: 'changes', status: 200 }],
  ['DELETE', '/things/:id', {}, { does: 'deletes', status: 204, errors: [400, 404, 409, 422] }],
] as const)('a %s of %s says the rest by itself (%#)', (method, path, more, rest) => {
  expect(keyOperation(method, path, handle, { ...SAID, ...more })).toMatchObject(rest);
});

test('a POST has the status of what it says it does', () => {
  const post = (does: 'creates' | 'changes' | 'sends') =>
    keyOperation('POST', '/things', handle, { ...SAID, does, confirm: true }).status;
  expect([post('creates'), post('changes'), post('sends')]).toEqual([201, 200, 200]);
});

test('a POST that says neither what it does nor whether to ask does not compile', () => {
  // @ts-expect-error It does not say what it does.
  keyOperation('POST', '/things', handle, SAID);
  // @ts-expect-error It does not say whether an agent asks first.
  keyOperation('POST', '/things', handle, { ...SAID, does: 'changes' });
  expect(keyOperation('POST', '/things', handle, { ...SAID, does: 'reads' }).does).toBe('reads');
});

test.each([
  [[], 'any'],
  [['api::product.product.find', 'api::product.product.findOne'], 'read'],
  [['api::product.product.find', ...PRODUCT], 'write'],
  [['api::webhook-endpoint.webhook-endpoint.find'], 'webhooks'],
])('a key with %j has the scope %s', (permissions, scope) => {
  expect(keyOperation('GET', '/things', handle, { ...SAID, permissions }).scope).toBe(scope);
});

test('the permission of an action is its own', () => {
  const { permissions: _, ...said } = SAID;
  const { needs } = keyOperation('GET', '/products', 'product.find', said);
  expect(needs).toEqual({ scope: ['api::product.product.find'], any: false });
  expect(() => keyOperation('GET', '/products', handle, said)).toThrow('permissions');
});

test('routes have the paths and the rights of their operations', () => {
  const { routes } = routesOf([
    keyOperation('GET', '/things/:id/parts/:part_id', handle, { ...SAID, permissions: PRODUCT }),
    openOperation('/thing/print', handle, { ...SAID, does: 'reads' }),
  ]);
  expect(routes).toMatchObject([
    { method: 'GET', path: '/v1/things/:id/parts/:part_id', config: { auth: { scope: PRODUCT } } },
    { method: 'POST', path: '/thing/print', config: { auth: false } },
  ]);
});
