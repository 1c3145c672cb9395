import { execFileSync } from 'node:child_process';
import { EXAMPLE_CUSTOMER_ID } from '../../src/api/examples';
import { api, createKey } from '../support/api';

interface Described {
  requestBody?: { content: { 'application/json'?: { example?: object } } };
  responses: Record<string, unknown>;
}

async function document(): Promise<{ paths: Record<string, Record<string, Described>> }> {
  return (await api().get('/api/v1/openapi.json')).body;
}

/** Runs in a separate process, because the validator is an ES module, which jest cannot load. */
function validated(body: unknown): unknown {
  const script = `import { Validator } from '@seriousme/openapi-schema-validator';
    const chunks = await process.stdin.toArray();
    const result = await new Validator().validate(JSON.parse(Buffer.concat(chunks)));
    console.log(JSON.stringify(result));`;
  const input = JSON.stringify(body);
  return JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', script], { input, encoding: 'utf8' }),
  );
}

test('the OpenAPI document needs no key and is valid OpenAPI 3.1', async () => {
  const { status, headers, body } = await api().get('/api/v1/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(validated(body)).toEqual({ valid: true });
  expect(body.openapi).toBe('3.1.0');
});

test('it lists exactly the routes of the interface', async () => {
  const { paths } = await document();
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual([
    'DELETE /api/v1/bank-statements/{id}',
    'DELETE /api/v1/invoices/{id}',
    'DELETE /api/v1/invoices/{id}/attachments/{attachment_id}',
    'DELETE /api/v1/quotations/{id}',
    'DELETE /api/v1/quotations/{id}/attachments/{attachment_id}',
    'DELETE /api/v1/webhook-endpoints/{id}',
    'GET /api/v1/bank-statements',
    'GET /api/v1/bank-statements/{id}',
    'GET /api/v1/bank-statements/{id}/file',
    'GET /api/v1/bank-transactions',
    'GET /api/v1/bank-transactions/{id}',
    'GET /api/v1/business',
    'GET /api/v1/credit-notes',
    'GET /api/v1/credit-notes/{id}',
    'GET /api/v1/credit-notes/{id}/e-invoice',
    'GET /api/v1/credit-notes/{id}/emails',
    'GET /api/v1/credit-notes/{id}/history',
    'GET /api/v1/credit-notes/{id}/pdf',
    'GET /api/v1/credit-notes/{id}/refunds',
    'GET /api/v1/customers',
    'GET /api/v1/customers/{id}',
    'GET /api/v1/customers/{id}/balance',
    'GET /api/v1/customers/{id}/history',
    'GET /api/v1/events',
    'GET /api/v1/invoices',
    'GET /api/v1/invoices/{id}',
    'GET /api/v1/invoices/{id}/attachments',
    'GET /api/v1/invoices/{id}/attachments/{attachment_id}',
    'GET /api/v1/invoices/{id}/e-invoice',
    'GET /api/v1/invoices/{id}/emails',
    'GET /api/v1/invoices/{id}/history',
    'GET /api/v1/invoices/{id}/payments',
    'GET /api/v1/invoices/{id}/pdf',
    'GET /api/v1/key',
    'GET /api/v1/openapi.json',
    'GET /api/v1/payments',
    'GET /api/v1/payments/{id}',
    'GET /api/v1/payments/{id}/pdf',
    'GET /api/v1/payments/{id}/refunds',
    'GET /api/v1/products',
    'GET /api/v1/products/{id}',
    'GET /api/v1/products/{id}/history',
    'GET /api/v1/quotations',
    'GET /api/v1/quotations/{id}',
    'GET /api/v1/quotations/{id}/attachments',
    'GET /api/v1/quotations/{id}/attachments/{attachment_id}',
    'GET /api/v1/quotations/{id}/emails',
    'GET /api/v1/quotations/{id}/history',
    'GET /api/v1/quotations/{id}/pdf',
    'GET /api/v1/recurring-invoices',
    'GET /api/v1/recurring-invoices/{id}',
    'GET /api/v1/recurring-invoices/{id}/history',
    'GET /api/v1/recurring-invoices/{id}/occurrences',
    'GET /api/v1/recurring-invoices/{id}/preview',
    'GET /api/v1/refunds',
    'GET /api/v1/refunds/{id}',
    'GET /api/v1/refunds/{id}/pdf',
    'GET /api/v1/webhook-deliveries',
    'GET /api/v1/webhook-endpoints',
    'GET /api/v1/webhook-endpoints/{id}',
    'PATCH /api/v1/customers/{id}',
    'PATCH /api/v1/invoices/{id}',
    'PATCH /api/v1/payments/{id}',
    'PATCH /api/v1/products/{id}',
    'PATCH /api/v1/quotations/{id}',
    'PATCH /api/v1/recurring-invoices/{id}',
    'PATCH /api/v1/webhook-endpoints/{id}',
    'POST /api/invoice/generate',
    'POST /api/invoice/preview',
    'POST /api/v1/bank-statements',
    'POST /api/v1/bank-transactions/{id}/ignore',
    'POST /api/v1/bank-transactions/{id}/match',
    'POST /api/v1/bank-transactions/{id}/reopen',
    'POST /api/v1/credit-notes/{id}/link',
    'POST /api/v1/credit-notes/{id}/link/revoke',
    'POST /api/v1/credit-notes/{id}/refunds',
    'POST /api/v1/credit-notes/{id}/send',
    'POST /api/v1/customers',
    'POST /api/v1/customers/{id}/payments',
    'POST /api/v1/customers/{id}/portal-sessions',
    'POST /api/v1/customers/{id}/statements/send',
    'POST /api/v1/invoices',
    'POST /api/v1/invoices/{id}/attachments',
    'POST /api/v1/invoices/{id}/credit-notes',
    'POST /api/v1/invoices/{id}/link',
    'POST /api/v1/invoices/{id}/link/revoke',
    'POST /api/v1/invoices/{id}/payments',
    'POST /api/v1/invoices/{id}/recurring',
    'POST /api/v1/invoices/{id}/send',
    'POST /api/v1/mcp',
    'POST /api/v1/payments/{id}/allocations',
    'POST /api/v1/payments/{id}/allocations/{allocation_id}/void',
    'POST /api/v1/payments/{id}/refunds',
    'POST /api/v1/payments/{id}/void',
    'POST /api/v1/products',
    'POST /api/v1/quotations',
    'POST /api/v1/quotations/{id}/attachments',
    'POST /api/v1/quotations/{id}/convert',
    'POST /api/v1/quotations/{id}/link',
    'POST /api/v1/quotations/{id}/link/revoke',
    'POST /api/v1/quotations/{id}/send',
    'POST /api/v1/recurring-invoices',
    'POST /api/v1/recurring-invoices/preview',
    'POST /api/v1/recurring-invoices/reprice',
    'POST /api/v1/recurring-invoices/{id}/cancel',
    'POST /api/v1/recurring-invoices/{id}/pause',
    'POST /api/v1/recurring-invoices/{id}/resume',
    'POST /api/v1/recurring-invoices/{id}/run',
    'POST /api/v1/recurring-invoices/{id}/skip',
    'POST /api/v1/refunds/{id}/void',
    'POST /api/v1/webhook-deliveries/{id}/redeliver',
    'POST /api/v1/webhook-endpoints',
    'POST /api/v1/webhook-endpoints/{id}/ping',
    'POST /api/v1/webhook-endpoints/{id}/rotate-secret',
    'PUT /api/v1/invoices/{id}',
    'PUT /api/v1/quotations/{id}',
  ]);
});

test('each listed method is served, and each other method answers 405 with the listed ones', async () => {
  const { key } = await createKey();
  const { paths } = await document();
  for (const [path, methods] of Object.entries(paths)) {
    const url = path.replace('{id}', EXAMPLE_CUSTOMER_ID);
    const other = 'post' in methods ? 'put' : 'post';
    const { status, headers } = await api(key)[other](url);
    expect([url, status]).toEqual([url, 405]);
    const allowed = (headers.get('allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
    const listed = Object.keys(methods).map((method) => method.toUpperCase());
    // These share their form with the paths of records.
    const also = /s\/(preview|reprice)$/.test(path) ? ['GET', 'PATCH'] : [];
    expect([url, allowed.sort()]).toEqual([url, [...listed, ...also].sort()]);
  }
});

/** The shared service has no mail server; mails-send.test.ts has one. */
function statusOf(path: string): number {
  if (path.endsWith('/send')) return 409;
  // The contact of the example may not sign in.
  if (path.endsWith('/portal-sessions')) return 409;
  if (/\/(resume|skip|preview|reprice)$/.test(path)) return 200;
  return path.startsWith('/api/invoice/') ? 200 : 201;
}

test('every example is accepted with an existing customer', async () => {
  const { key } = await createKey({ scopes: ['read', 'write', 'webhooks'] });
  const call = api(key);
  const { paths } = await document();
  const ids: Record<string, string> = {};
  let sent = 0;
  for (const [path, methods] of Object.entries(paths)) {
    const example = methods.post?.requestBody?.content['application/json']?.example as
      Record<string, unknown> | undefined;
    // A transaction comes from a file of a bank: bank-match.test.ts has the examples of matches.
    if (!example || path.startsWith('/api/v1/bank-transactions/')) continue;
    const customer = ids['/api/v1/customers'];
    const body = {
      ...example,
      ...('customer_id' in example ? { customer_id: customer } : {}),
      ...('contact_id' in example ? { contact_id: ids['contact'] } : {}),
      ...('invoice_id' in example ? { invoice_id: ids['/api/v1/invoices'] } : {}),
    };
    const owner = ids[path.split('/{id}')[0] ?? ''] ?? '';
    if (path.startsWith('/api/v1/invoices/{id}/')) {
      await call.patch(`/api/v1/invoices/${owner}`, { status: 'sent' });
    }
    const answer = await call.post(path.replace('{id}', owner), body);
    expect([path, answer.status]).toEqual([path, statusOf(path)]);
    sent += 1;
    ids[path] = answer.body?.id;
    if (path === '/api/v1/customers') ids['contact'] = answer.body.contacts[0].id;
    // The credit note comes after a payment, so that there is something to refund.
    if (path.endsWith('/credit-notes')) ids['/api/v1/credit-notes'] = answer.body.id;
    if (path === '/api/v1/customers/{id}/payments') ids['/api/v1/payments'] = answer.body.id;
  }
  for (const [path, methods] of Object.entries(paths)) {
    const example = methods.put?.requestBody?.content['application/json']?.example;
    if (!example) continue;
    const body = { ...example, customer_id: ids['/api/v1/customers'] };
    const draft = await call.post(path.replace('/{id}', ''), body);
    const answer = await call.put(path.replace('{id}', draft.body.id), body);
    expect([path, answer.status]).toEqual([path, 200]);
    sent += 1;
  }
  for (const [path, methods] of Object.entries(paths)) {
    const example = methods.patch?.requestBody?.content['application/json']?.example;
    if (!example) continue;
    const id = ids[path.replace('/{id}', '')] ?? '';
    const answer = await call.patch(path.replace('{id}', id), example);
    expect([path, answer.status]).toEqual([path, 200]);
    sent += 1;
  }
  const bodies = Object.entries(paths)
    .filter(([path]) => path !== '/api/v1/mcp' && !path.startsWith('/api/v1/bank-transactions/'))
    .flatMap(([, methods]) => Object.values(methods))
    .filter(({ requestBody }) => requestBody?.content['application/json']);
  expect(sent).toBe(bodies.length);
});

test('GET of a path that only accepts POST is a wrong method too', async () => {
  const { key } = await createKey();
  const path = `/api/v1/quotations/${EXAMPLE_CUSTOMER_ID}/convert`;
  const { status, headers, body } = await api(key).get(path);
  expect([status, headers.get('allow'), body.code]).toEqual([405, 'POST', 'method_not_allowed']);
});
