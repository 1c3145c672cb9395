import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Pool, types } from 'pg';
import { change, create, list, retrieve } from './invoices';
import { keyFinder, type Key } from './keys';
import { CHANGE, CREATE, LIST, ONE, type Change, type NewInvoice } from './schemas';

/**
 * The reference for comparison: five handlers on Fastify 5 and pg that do the same as five of the
 * service's. It has no admin panel, events, idempotency, limits, logs, error contract or second
 * resource.
 */
const { DATE, NUMERIC, TIMESTAMP } = types.builtins;
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, (text) => text);
/** `2026-11-20 16:11:37.5` as `2026-11-20T16:11:37.500Z`. */
types.setTypeParser(TIMESTAMP, (text) => {
  const whole =
    text.length === 23 ? text : (text.includes('.') ? text : `${text}.`).padEnd(23, '0');
  return `${whole.slice(0, 10)}T${whole.slice(11)}Z`;
});

const pool = new Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['POOL'] ?? 4),
});
const findKey = keyFinder(pool);

const app = Fastify({
  bodyLimit: 1_000_000,
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
});

declare module 'fastify' {
  interface FastifyRequest {
    key: Key;
  }
}

app.decorateRequest('key', null as unknown as Key);

async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const [scheme, text] = (request.headers.authorization ?? '').split(' ', 2);
  const key = scheme === 'Bearer' && text ? await findKey(text) : null;
  if (!key || (key.expiresAt && key.expiresAt.getTime() <= Date.now())) {
    return reply.code(401).send({ error: 'A valid API key is required' });
  }
  if (!key.scopes.includes(request.method === 'GET' ? 'read' : 'write')) {
    return reply.code(403).send({ error: 'The key lacks the scope' });
  }
  request.key = key;
  return undefined;
}

app.addHook('onRequest', authenticate);

const missing = { error: 'invoice not found' };
const PATH = '/api/v1/invoices';

app.post<{ Body: NewInvoice }>(PATH, { schema: CREATE }, async (request, reply) => {
  const invoice = await create(pool, request.key, request.body);
  return invoice ? reply.code(201).send(invoice) : reply.code(400).send({ error: 'customer_id' });
});

type Query = { number?: string; page?: string; limit?: string };

const sendText = (reply: FastifyReply, json: string) =>
  reply.type('application/json; charset=utf-8').send(json);

app.get<{ Querystring: Query }>(PATH, { schema: LIST }, async ({ key, query }, reply) => {
  const { number, page, limit } = query;
  const json = await list(pool, key, {
    ...(number !== undefined && { number }),
    ...(page !== undefined && { page: Number(page) }),
    ...(limit !== undefined && { limit: Number(limit) }),
  });
  return sendText(reply, json);
});

app.get<{ Params: { id: string } }>(`${PATH}/:id`, { schema: ONE }, async (request, reply) => {
  const json = await retrieve(pool, request.key, request.params.id);
  return json === null ? reply.code(404).send(missing) : sendText(reply, json);
});

app.patch<{ Params: { id: string }; Body: Change }>(
  `${PATH}/:id`,
  { schema: CHANGE },
  async (request, reply) => {
    const invoice = await change(pool, request.key, request.params.id, request.body);
    return invoice ?? reply.code(404).send(missing);
  },
);

process.once('SIGTERM', () => void app.close().then(() => pool.end()));
void app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Ready: http://127.0.0.1:${port}/\n`);
});
