import { adminApi, api } from '../support/api';
import type { Answer } from '../support/http';
import { rawRequest } from '../support/raw-http';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { twoShops, type Shop } from '../support/two-businesses';
import { CM, operatorWho } from '../support/operators';

let mine: Shop;

beforeAll(async () => {
  ({ mine } = await twoShops());
});

function expectRefused(answer: Answer, status: number): void {
  expect([answer.status, answer.body?.error?.status]).toEqual([status, status]);
  expect(answer.text).not.toMatch(/node_modules|\bat \S+ \(|select |knex/i);
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['a list nested 30,000 deep', nested(30_000), 400],
  ['a field nested 5,000 deep', `{"email":${nested(5_000)},"password":"x"}`, 400],
  ['NUL in the address', '{"email":"a\\u0000@example.test","password":"x"}', 400],
  ['NUL in a name', '{"email":"a@example.test","password":"x","\\u0000":1}', 400],
  ['no JSON', '{', 400],
  ['a text', '"x"', 400],
  ['a prototype', '{"__proto__":{"email":"x"}}', 400],
  ['objects for texts', '{"email":{"$ne":null},"password":{"$ne":null}}', 400],
  ['more than 64 kB', `["${'x'.repeat(65_600)}"]`, 413],
])('a login with %s is a bad request', async (_what, body, status) => {
  expectRefused(await api().post('/admin/login', body), status);
});

test.each([
  '/admin/registration-info?registrationToken=%00',
  '/admin/users/%00',
  '/admin/users/99999999999',
  '/admin/users/abc',
  '/admin/%zz',
  '/uploads/%zz',
  '//%00',
  '/upload/files?filters[id]=99999999999999',
  '/upload/files?filters[related][id]=2',
  '/upload/files?filters[$and]=x',
  '/upload/files?filters[name][$in][0][x]=1&filters[related]=2',
  '/upload/files/abc',
  '/upload/folders/99999999999999',
  '/content-manager/collection-types/api::invoice.invoice?filters[id]=abc',
])('%s is answered with 400 or 404, and not with 500', async (path) => {
  const headers = { Authorization: `Bearer ${readRun().adminToken}` };
  const { status, text } = await rawRequest(sharedService(), path, { headers });
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/node_modules|\bat \S+ \(|select |knex/i);
});

test.each([
  ['put', '/admin/homepage/layout', {}, 400],
  ['put', '/admin/homepage/layout', { widgets: 'x' }, 400],
  ['put', '/admin/homepage/layout', [], 400],
  ['post', '/admin/permissions/check', {}, 400],
  ['post', '/admin/permissions/check', { permissions: null }, 400],
  ['post', '/admin/permissions/check', { permissions: [null] }, 400],
  ['post', '/admin/permissions/check', [], 400],
] as const)('%s %s of %j is a bad request', async (method, path, body, status) => {
  expectRefused(await adminApi()[method](path, body), status);
});

test('there is no trial whose end could be asked for', async () => {
  expectRefused(await adminApi().get('/admin/license-trial-time-left'), 404);
});

test.each(['createdBy', 'updatedBy'])(
  'an operator whose role names its fields is refused the list of %s',
  async (field) => {
    const fields = ['invoice_number', 'total'];
    const subject = 'api::invoice.invoice';
    const role = { action: `${CM}.read`, subject, properties: { fields } };
    const limited = await operatorWho([role]);
    const path = `/content-manager/relations/${subject}/${mine.ids.invoice}/${field}`;
    expectRefused(await limited.get(path), 403);
    expectRefused(await adminApi().get(path), 403);
  },
);

test.each(['plugin::upload.file/1/related', 'plugin::upload.file/related'])(
  'nobody lists %s, which may hold records of any type',
  async (path) => {
    const limited = await operatorWho([{ action: `${CM}.read`, subject: 'api::invoice.invoice' }]);
    expectRefused(await limited.get(`/content-manager/relations/${path}`), 403);
    expectRefused(await adminApi().get(`/content-manager/relations/${path}`), 403);
  },
);

describe('there are no drafts of Strapi to publish', () => {
  const types = ['customer', 'product', 'invoice', 'quotation', 'payment', 'credit-note'];
  const more = ['refund', 'business', 'mail', 'webhook-endpoint', 'webhook-delivery'];

  test.each([...types, ...more])('not of %s', async (name) => {
    const type = `api::${name}.${name}`;
    const one = `/content-manager/collection-types/${type}/${mine.ids.invoice}/actions`;
    const all = `/content-manager/collection-types/${type}/actions`;
    const single = `/content-manager/single-types/${type}/actions`;
    const actions = ['publish', 'unpublish', 'discard'];
    for (const path of [
      ...actions.map((action) => `${one}/${action}`),
      ...actions.map((action) => `${single}/${action}`),
      ...['publish', 'bulkPublish', 'bulkUnpublish'].map((action) => `${all}/${action}`),
    ]) {
      const refused = await adminApi().post(path, { documentIds: [mine.ids.invoice] });
      expect([path, refused.status, refused.body.error.message]).toEqual([
        path,
        400,
        'Records are saved at once, so there is nothing to publish, to unpublish or to discard',
      ]);
    }
  });
});
