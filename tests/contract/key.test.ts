import { api, createKey, issueToken } from '../support/api';
import { expectError } from '../support/expect-error';
import { TIMESTAMP } from '../support/records';

const KEY = '/api/v1/key';

test('a key of each scope is told what it is and may do, and never the key itself', async () => {
  const { key, business } = await createKey({ scopes: ['read', 'write'] });
  const { status, body, text } = await api(key).get(KEY);
  expect([status, body]).toEqual([
    200,
    {
      name: expect.any(String),
      scopes: ['read', 'write'],
      permissions: expect.arrayContaining([
        'customers:read',
        'invoices:read',
        'invoices:write',
        'credit_notes:write',
        'refunds:read',
      ]),
      business_id: business,
      expires_at: null,
      created_at: expect.stringMatching(TIMESTAMP),
    },
  ]);
  expect(text).not.toContain(key);
  const bank = await api((await createKey({ business, scopes: ['bank'] })).key).get(KEY);
  expect([bank.body.scopes, bank.body.permissions]).toEqual([
    ['bank'],
    ['bank_statements:read', 'bank_statements:write', 'bank_transactions:read'],
  ]);
  const hooks = await api((await createKey({ business, scopes: ['webhooks'] })).key).get(KEY);
  expect([hooks.body.scopes, hooks.body.permissions]).toEqual([
    ['webhooks'],
    [
      'webhook_endpoints:read',
      'webhook_endpoints:write',
      'webhook_deliveries:read',
      'webhook_deliveries:write',
    ],
  ]);
});

test('keys of the panel are told apart by what they may really do', async () => {
  const { business } = await createKey();
  const told = async (type: 'custom' | 'read-only' | 'full-access', actions?: string[]) => {
    const { status, body } = await api(await issueToken(type, [business], actions)).get(KEY);
    expect(status).toBe(200);
    return body;
  };
  const whole = await told('full-access');
  expect(whole.permissions).toEqual(
    expect.arrayContaining(['invoices:write', 'webhook_endpoints:write']),
  );
  const reader = await told('read-only');
  expect(reader.permissions).toContain('invoices:read');
  expect(reader.permissions.join()).not.toMatch(/write|webhook|bank/);
  const part = await told('custom', ['api::invoice.invoice.find', 'api::invoice.invoice.create']);
  expect([part.scopes, part.permissions]).toEqual([
    ['read', 'write'],
    ['invoices:find', 'invoices:create'],
  ]);
  expect((await told('custom', [])).permissions).toEqual([]);
});

test('a missing key, and one without a business, are refused', async () => {
  expectError(await api().get(KEY), 401, 'unauthorized');
  expectError(await api(await issueToken('full-access', [])).get(KEY), 403, 'key_without_business');
});
