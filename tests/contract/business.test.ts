import schema from '../../src/api/business/content-types/business/schema.json';
import { BUSINESS } from '../../src/billing/schemas/business-answer';
import { adminApi, api, createKey, BUSINESSES } from '../support/api';
import { saveForm } from '../support/desk';
import { expectError } from '../support/expect-error';
import { TIMESTAMP } from '../support/records';

const PATH = '/api/v1/business';

test('a new business is answered with every setting, the defaults included', async () => {
  const { key, business } = await createKey({ businessFields: { name: 'Acme' } });
  const { status, body } = await api(key).get(PATH);
  expect(status).toBe(200);
  const nulls = Object.fromEntries(Object.keys(BUSINESS.shape).map((name) => [name, null]));
  expect(body).toEqual({
    ...nulls,
    id: business,
    name: 'Acme',
    time_zone: 'UTC',
    default_currency: 'USD',
    tax_rounding: 'line',
    invoice_number_pattern: 'INV-{00000}',
    quotation_number_pattern: 'QT-{00000}',
    credit_note_number_pattern: 'CN-{00000}',
    lock_documents: 'when_sent',
    supply_date_default: 'none',
    print_payment_code: false,
    rf_reference: false,
    book_sure_matches: false,
    only_customer_addresses: false,
    keys_may_invite: false,
    retention_years: 10,
    bank_accounts: [],
    custom_fields: [],
    look: {},
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: expect.stringMatching(TIMESTAMP),
  });
});

test('settings are answered as the panel saved them, and at once', async () => {
  const { key, business } = await createKey();
  const settings = {
    legal_name: 'Acme Ltd',
    country_code: 'DE',
    default_currency: 'EUR',
    default_tax_rate: 19.25,
    payment_term_days: 14,
    tax_rounding: 'rate',
    zero_rate_category: 'E',
    zero_rate_reason: 'Small business',
    invoice_number_pattern: 'R-{YYYY}-{000}',
    lock_documents: 'never',
    supply_date_default: 'issue_date',
    closed_until: '2026-03-31',
    reminder_days_after: '3, 10',
    only_customer_addresses: true,
    language: 'de',
  };
  expect((await saveForm(`${BUSINESSES}/${business}`, settings)).status).toBe(200);
  expect((await api(key).get(PATH)).body).toMatchObject(settings);
});

test('custom fields are answered as the panel saved them, and a wrong one is refused at its place', async () => {
  const { key, business } = await createKey();
  const path = `${BUSINESSES}/${business}`;
  const fields = [
    { key: 'po', label: 'PO number', kind: 'invoice', printed: true },
    { key: 'colour', label: 'Colour', kind: 'product', printed: false },
  ];
  expect((await saveForm(path, { custom_fields: fields })).status).toBe(200);
  expect((await api(key).get(PATH)).body.custom_fields).toEqual(fields);
  const refused = await saveForm(path, { custom_fields: [{ ...fields[0], key: 'a b' }] });
  expect(refused.status).toBe(400);
  expect(refused.body.error.details.errors).toEqual([
    expect.objectContaining({
      path: ['custom_fields', '0', 'key'],
      message: 'must be 1 to 40 of A–Z, a–z, 0–9, _, . and -',
    }),
  ]);
  const other = await saveForm(path, { legal_name: 'Acme Ltd' });
  expect([other.status, (await api(key).get(PATH)).body.custom_fields]).toEqual([200, fields]);
  expect((await saveForm(path, { custom_fields: [] })).status).toBe(200);
  expect((await api(key).get(PATH)).body.custom_fields).toEqual([]);
});

test('the look of documents is answered as the panel saved it, and a wrong one is refused at its place', async () => {
  const { key, business } = await createKey();
  const path = `${BUSINESSES}/${business}`;
  const look = {
    logo_side: 'right',
    hidden: ['units', 'footer'],
    labels: { de: { invoice: 'Honorarnote' } },
  };
  expect((await saveForm(path, { look })).status).toBe(200);
  expect((await api(key).get(PATH)).body.look).toEqual(look);
  const wrong = { font: 'Comic', colour: 'red', labels: { de: { sum: 'Summe', total: ' ' } } };
  const refused = await saveForm(path, { look: wrong });
  expect(refused.status).toBe(400);
  expect(
    refused.body.error.details.errors.map(({ path: at }: { path: string[] }) => at.join('.')),
  ).toEqual(['look.font', 'look.colour', 'look.labels.de.sum', 'look.labels.de.total']);
  const other = await saveForm(path, { legal_name: 'Acme Ltd' });
  expect([other.status, (await api(key).get(PATH)).body.look]).toEqual([200, look]);
  expect((await saveForm(path, { look: null })).status).toBe(200);
  expect((await api(key).get(PATH)).body.look).toEqual({});
});

test('it shows no key and no member, and every other field of a business', async () => {
  const { key, tokenId } = await createKey({ businessFields: { name: 'Acme' } });
  const { text } = await api(key).get(PATH);
  const token = (await adminApi().get(`/admin/api-tokens/${tokenId}`)).body.data;
  for (const secret of [key, token.name, 'api_tokens', 'members'])
    expect(text).not.toContain(secret);
  const hidden = ['api_tokens', 'members'];
  const fields = Object.keys(schema.attributes).filter((name) => !hidden.includes(name));
  const shown = fields.map((name) => (name === 'logo' ? 'logo_url' : name));
  const own = ['id', 'iban', 'bic', 'created_at', 'updated_at'];
  expect(Object.keys(BUSINESS.shape).sort()).toEqual([...shown, ...own].sort());
});

test('it needs the read scope, and cannot be written', async () => {
  const { key, business } = await createKey({ scopes: ['read'] });
  const writer = api((await createKey({ business, scopes: ['write'] })).key);
  expectError(await writer.get(PATH), 403, 'insufficient_scope');
  expectError(await api('unknown').get(PATH), 401, 'unauthorized');
  for (const method of ['post', 'put', 'patch'] as const)
    expectError(await api(key)[method](PATH, { iban: 'X' }), 405, 'method_not_allowed');
  expectError(await api(key).delete(PATH), 405, 'method_not_allowed');
});
