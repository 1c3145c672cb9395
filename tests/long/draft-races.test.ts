import { randomUUID } from 'node:crypto';
import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';
import type { ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';
import { times } from '../support/times';

/** Two nodes on one database, so that no lock within a process can help. */
let nodes: [ServiceAt, ServiceAt];
let clients: [HttpClient, HttpClient];
let customerId: string;

beforeAll(async () => {
  nodes = await sharedNodes();
  const { key } = await createKey({ service: nodes[0] });
  clients = [api(key, nodes[0]), api(key, nodes[1])];
  customerId = (await createCustomer(clients[0])).id;
});

const MARK = randomUUID();
const ROUNDS = times(40);
const at = (id: string) => `/api/v1/invoices/${id}`;
const bodyOf = (lines: number, fields: object = {}) => ({
  customer_id: customerId,
  items: Array.from({ length: lines }, (_, n) => line({ description: `${MARK} ${lines}/${n}` })),
  ...fields,
});

/** Lines of these tests that no document holds. */
async function orphans(): Promise<number> {
  const text = `SELECT FROM components_billing_invoice_lines l WHERE l.description LIKE $1
    AND NOT EXISTS (SELECT FROM invoices_cmps link WHERE link.cmp_id = l.id)`;
  return (await query(nodes[0].databaseUrl, text, [`${MARK}%`])).length;
}

test('after two PUTs at once a draft is one of both, whole', async () => {
  const [one, two] = clients;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createInvoice(one, customerId);
    const answers = await Promise.all([
      one.put(at(id), bodyOf(2)),
      two.put(at(id), bodyOf(3)),
      one.put(at(id), bodyOf(5)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await one.get(at(id));
    const texts = body.invoice_items.map((item: { description: string }) => item.description);
    expect(texts).toEqual(bodyOf(texts.length).items.map((item) => item['description']));
    expect(body.total).toBe(texts.length * 110);
  }
  expect(await orphans()).toBe(0);
});

test('among PUTs that issue a draft at once, one does and the others are refused', async () => {
  const [one, two] = clients;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createInvoice(one, customerId);
    const answers = await Promise.all(
      [one, two, one].map((client, index) =>
        client.put(at(id), bodyOf(index + 1, { status: 'sent' })),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => !winners.includes(each)))
      expect([status, body.code]).toEqual([409, 'document_issued']);
    expect((await one.get(at(id))).body.total).toBe(winners[0]?.body.total);
  }
});

test('a draft that is deleted, replaced, renumbered and issued at once ends in one way', async () => {
  const [one, two] = clients;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createInvoice(one, customerId);
    const answers = await Promise.all([
      one.put(at(id), bodyOf(2, { invoice_number: `R-${round}` })),
      two.delete(at(id)),
      one.patch(at(id), { status: 'sent' }),
      two.post('/api/v1/invoices', bodyOf(1)),
      one.delete(at(id)),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => [200, 201, 204, 404, 409].includes(status))).toBe(true);
    const stays = (await two.get(at(id))).status;
    expect(stays).toBe(statuses.includes(204) ? 404 : 200);
  }
  expect(await orphans()).toBe(0);
});

test('a conversion takes the lines that a quotation has then', async () => {
  const [one, two] = clients;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createQuotation(one, customerId);
    const path = `/api/v1/quotations/${id as string}`;
    const [put, converted] = await Promise.all([
      one.put(path, bodyOf(3)),
      two.post(`${path}/convert`),
    ]);
    expect(converted.status).toBe(201);
    const { total, items } = converted.body;
    expect(total).toBe(items.length * 110);
    expect([200, 409]).toContain(put.status);
    expect(items).toHaveLength(put.status === 200 ? 3 : 1);
  }
});
