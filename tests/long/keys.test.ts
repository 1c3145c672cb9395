import { setTimeout as sleep } from 'node:timers/promises';
import { permissionsOf } from '../../src/http/auth/scopes';
import { adminApi, api, createKey, type IssuedKey } from '../support/api';
import { query } from '../support/databases';
import { startService, type ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';

const PATH = '/api/v1/customers';
/** Contract §5: a revoked key stops working within five seconds on every node. */
const OUT_WITHIN_MS = 5_000;

let nodes: [ServiceAt, ServiceAt];

beforeAll(async () => {
  nodes = await sharedNodes();
});

const statuses = ({ key }: IssuedKey): Promise<number[]> =>
  Promise.all(nodes.map(async (node) => (await api(key, node).get(PATH)).status));

const expireAt = (sql: string, { tokenId }: IssuedKey) =>
  query(nodes[0].databaseUrl, `UPDATE strapi_api_tokens SET expires_at = ${sql} WHERE id = $1`, [
    tokenId,
  ]);

/** Ways to revoke a key, and the answer afterwards. */
const REVOCATIONS: [string, number, (issued: IssuedKey) => Promise<unknown>][] = [
  [
    'deleted in the admin panel',
    401,
    ({ tokenId }) => adminApi(nodes[0]).delete(`/admin/api-tokens/${tokenId}`),
  ],
  [
    'deleted in the admin panel of the other node',
    401,
    ({ tokenId }) => adminApi(nodes[1]).delete(`/admin/api-tokens/${tokenId}`),
  ],
  [
    'deleted in the database',
    401,
    ({ tokenId }) =>
      query(nodes[0].databaseUrl, 'DELETE FROM strapi_api_tokens WHERE id = $1', [tokenId]),
  ],
  [
    'regenerated in the admin panel',
    401,
    ({ tokenId }) => adminApi(nodes[0]).post(`/admin/api-tokens/${tokenId}/regenerate`, {}),
  ],
  ['expired', 401, (issued) => expireAt(`now() AT TIME ZONE 'UTC' - interval '1 second'`, issued)],
  [
    'about to expire',
    401,
    (issued) => expireAt(`now() AT TIME ZONE 'UTC' + interval '2 seconds'`, issued),
  ],
  [
    'stripped of its read scope',
    403,
    async ({ tokenId }) => {
      const path = `/admin/api-tokens/${tokenId}`;
      const { body } = await adminApi(nodes[0]).get(path);
      const { name, description } = body.data;
      const change = { name, description, type: 'custom', permissions: permissionsOf(['write']) };
      const { status } = await adminApi(nodes[0]).put(path, change);
      expect(status).toBe(200);
    },
  ],
  [
    'taken from its business',
    403,
    ({ tokenId }) =>
      query(nodes[0].databaseUrl, 'DELETE FROM businesses_api_tokens_lnk WHERE api_token_id = $1', [
        tokenId,
      ]),
  ],
];

test('a key that is revoked in any way stops working within five seconds on every node', async () => {
  const keys = await Promise.all(REVOCATIONS.map(() => createKey({ service: nodes[0] })));
  expect(await Promise.all(keys.map(statuses))).toEqual(keys.map(() => [200, 200]));
  const pairs = REVOCATIONS.map(([, , revoke], index) => revoke(keys[index] as IssuedKey));
  await Promise.all(pairs);
  await sleep(OUT_WITHIN_MS);
  const after = await Promise.all(keys.map(statuses));
  expect(REVOCATIONS.map(([how], index) => [how, after[index]])).toEqual(
    REVOCATIONS.map(([how, status]) => [how, [status, status]]),
  );
});

test('a new key works on every node at once, even if it was refused there before', async () => {
  const issued = await createKey({ service: nodes[0] });
  expect(await statuses(issued)).toEqual([200, 200]);
});

test('a node reads at once the changes of another node', async () => {
  const { key } = await createKey({ service: nodes[0] });
  const made = await api(key, nodes[0]).post(PATH, { name: 'Shared' });
  const read = await api(key, nodes[1]).get(`${PATH}/${made.body.id}`);
  expect(read.body).toEqual(made.body);
});

test('the last use of a key is stored, at the latest when the server stops', async () => {
  const node = await startService();
  const { key, tokenId } = await createKey({ service: node });
  const before = Date.now();
  await api(key, node).get(PATH);
  await node.stop();
  const [row] = await query<{ at: string }>(
    node.databaseUrl,
    `SELECT to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM strapi_api_tokens WHERE id = $1`,
    [tokenId],
  );
  const at = Date.parse(row?.at ?? '');
  expect(at >= before && at <= Date.now()).toBe(true);
});
