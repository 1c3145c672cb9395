import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { historyOf } from '../support/history';
import { ask, pageOf, sendDecision, sentQuotation } from '../support/hosted';
import type { Answer } from '../support/http';
import { startService, type Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';

/** Two nodes on one database, so that no lock within a process can help. */
let nodes: [Service, Service];
let trade: Trade;

beforeAll(async () => {
  // So that each request has an address of its own, and none is limited.
  const env = { TRUSTED_PROXIES: '127.0.0.1/32' };
  const first = await startService({ env });
  nodes = [first, await startService({ database: first.databaseUrl, env })];
  trade = await createTrade({}, { service: first });
});
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

const ROUNDS = 15;
const at = (id: string) => `/api/v1/quotations/${id}`;
const statusOf = async (id: string) => (await trade.client.get(at(id))).body.status as string;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** The entries in which the status of a quotation changed, oldest first. */
async function changes(id: string): Promise<unknown[]> {
  const entries = (await historyOf(trade.client, at(id))).toReversed();
  return entries.flatMap(({ action, actor, changes: fields }) =>
    fields
      .filter(({ field }) => action === 'changed' && field === 'status')
      .map(({ before, after }) => [actor.type, before, after]),
  );
}

async function quotation(): Promise<{ id: string; page: string }> {
  const { id } = await sentQuotation(trade);
  return { id, page: await pageOf(trade.client, `quotations/${id as string}`) };
}

test('of many decisions at once, one counts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, page } = await quotation();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const decision = index % 3 === 0 ? 'decline' : 'accept';
        return sendDecision(page, decision, { name: `N${index}` }, nodes[index % 2]);
      }),
    );
    expect(statuses(answers)).toEqual([303, 409, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 303);
    const after = winner % 3 === 0 ? 'rejected' : 'accepted';
    expect(await changes(id)).toEqual([['customer', 'sent', after]]);
    const [row] = await query<{ decided_by: string }>(
      nodes[0].databaseUrl,
      'select decided_by from quotations where document_id = $1',
      [id],
    );
    expect([await statusOf(id), row?.decided_by]).toEqual([after, `N${winner}`]);
  }
});

/** Races a decision with another change of its quotation. Each order has an outcome of its own. */
async function race(change: (id: string) => Promise<Answer>, isDone: (answer: Answer) => boolean) {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, page } = await quotation();
    const [decided, changed] = await Promise.all([
      sendDecision(page, 'accept', { name: 'Jo' }, nodes[round % 2]),
      change(id),
    ]);
    expect(isDone(changed)).toBe(true);
    expect([303, 404, 409]).toContain(decided.status);
    seen.add(`${decided.status} ${JSON.stringify(await changes(id))} ${await statusOf(id)}`);
  }
  return [...seen].sort();
}

test('accept and convert: both, or the conversion alone', async () => {
  const seen = await race(
    (id) => trade.client.post(`${at(id)}/convert`),
    ({ status }) => status === 201,
  );
  const both = '303 [["customer","sent","accepted"],["key","accepted","converted"]] converted';
  const alone = '409 [["key","sent","converted"]] converted';
  expect([both, alone]).toEqual(expect.arrayContaining(seen));
});

test('accept and expire: whichever comes first counts', async () => {
  const seen = await race(
    (id) => trade.client.patch(at(id), { status: 'expired' }),
    ({ status }) => status === 200,
  );
  const late = '409 [["key","sent","expired"]] expired';
  const overruled = '303 [["customer","sent","accepted"],["key","accepted","expired"]] expired';
  expect([late, overruled]).toEqual(expect.arrayContaining(seen));
});

test('accept and the statement of the hourly work: whichever comes first counts, alone', async () => {
  const expire = async (id: string) => {
    const rows = await query<{ id: number }>(
      nodes[0].databaseUrl,
      `update quotations set state = 'expired', updated_at = localtimestamp
        where document_id = $1 and state = 'sent' returning id`,
      [id],
    );
    return { status: rows.length } as Answer;
  };
  const seen = await race(expire, ({ status }) => status <= 1);
  const accepted = '303 [["customer","sent","accepted"]] accepted';
  const expired = '409 [["system","sent","expired"]] expired';
  expect([accepted, expired]).toEqual(expect.arrayContaining(seen));
});

test('accept and revoke: a revoked link decides nothing', async () => {
  const seen = await race(
    (id) => trade.client.post(`${at(id)}/link/revoke`),
    ({ status }) => status === 200,
  );
  const accepted = '303 [["customer","sent","accepted"]] accepted';
  const revoked = '404 [] sent';
  expect([accepted, revoked]).toEqual(expect.arrayContaining(seen));
});

test('accept and a save in the panel: the older form is refused, or the decision comes after it', async () => {
  const path = '/content-manager/collection-types/api::quotation.quotation';
  const admin = adminApi(nodes[0]);
  for (let round = 0; round < 10; round += 1) {
    const { id, page } = await quotation();
    const form = (await admin.get(`${path}/${id}`)).body.data;
    const [decided, saved] = await Promise.all([
      sendDecision(page, 'accept', { name: 'Jo' }, nodes[1]),
      admin.put(`${path}/${id}`, { updatedAt: form.updatedAt, notes: 'From the panel' }),
    ]);
    expect(decided.status).toBe(303);
    expect([200, 409]).toContain(saved.status);
    expect(await statusOf(id)).toBe('accepted');
  }
});

test('opening and reopening at once: who saw the document keeps it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, page } = await quotation();
    const [seen, reopened] = await Promise.all([
      ask(page, {}, nodes[round % 2]),
      trade.client.patch(at(id), { status: 'draft' }),
    ]);
    expect([[200, 409].join(), [404, 200].join()]).toContain([seen.status, reopened.status].join());
  }
});
