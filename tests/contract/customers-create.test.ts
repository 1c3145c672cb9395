import { api, createKey, type IssuedKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { TIMESTAMP, UUID } from '../support/records';

const PATH = '/api/v1/customers';

let issued: IssuedKey;
let client: HttpClient;

beforeAll(async () => {
  issued = await createKey();
  client = api(issued.key);
});

const FULL = {
  name: 'Jane Roe Ltd',
  email: 'billing@roe.example',
  phone: '+43 1 234 567',
  address: '1 Main Street\nTop 4',
  city: 'Vienna',
  state: 'Vienna',
  country: 'Austria',
  country_code: 'AT',
  postal_code: '1010',
  tax_id: '12 345/6789',
  vat_id: 'ATU12345678',
  customer_number: 'C-7',
  buyer_reference: 'Cost centre 7',
  language: 'de',
  registration_id: '552100554',
  registration_scheme: '0002',
  electronic_address: '4012345000009',
  electronic_address_scheme: '0088',
  notes: 'Pays late.',
};

test('a created customer is answered with every field, and with the assigned ones', async () => {
  const { status, body, headers } = await client.post(PATH, FULL);
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({
    ...FULL,
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    delivery_address: null,
    contacts: [],
    metadata: {},
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: body.created_at,
  });
  expect(body.business_id).toMatch(UUID);
});

test('a name is enough; every other field is null', async () => {
  const { status, body } = await client.post(PATH, { name: 'Solo' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    name: 'Solo',
    email: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    country: null,
    country_code: null,
    postal_code: null,
    tax_id: null,
    vat_id: null,
    customer_number: null,
    buyer_reference: null,
    language: null,
    registration_id: null,
    registration_scheme: null,
    electronic_address: null,
    electronic_address_scheme: null,
    notes: null,
    delivery_address: null,
    contacts: [],
    metadata: {},
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: expect.stringMatching(TIMESTAMP),
  });
});

test('created_at is the current time', async () => {
  const before = Date.now();
  const { body } = await client.post(PATH, { name: 'Now' });
  const at = Date.parse(body.created_at);
  expect(at >= before && at <= Date.now()).toBe(true);
});

test('null for an optional field means that it was left out', async () => {
  const fields = Object.keys(FULL).filter((field) => field !== 'name');
  const nulls = Object.fromEntries(fields.map((field) => [field, null]));
  const { status, body } = await client.post(PATH, { name: 'Nulls', ...nulls });
  expect(status).toBe(201);
  expect(body).toMatchObject(nulls);
});

test('the name is trimmed', async () => {
  const { body } = await client.post(PATH, { name: '  Jane \n' });
  expect(body.name).toBe('Jane');
});

test('two customers may have the same name and e-mail address', async () => {
  const [one, other] = await Promise.all(
    ['A', 'B'].map((customer_number) => client.post(PATH, { ...FULL, customer_number })),
  );
  expect([one?.status, other?.status]).toEqual([201, 201]);
  expect(one?.body.id).not.toBe(other?.body.id);
});

test('unknown fields and assigned ones are ignored', async () => {
  const sent = {
    name: 'Mallory',
    id: '11111111-1111-4111-8111-111111111111',
    business_id: '22222222-2222-4222-8222-222222222222',
    documentId: '33333333-3333-4333-8333-333333333333',
    business: 1,
    created_at: '2001-01-01T00:00:00.000Z',
    updated_at: '2001-01-01T00:00:00.000Z',
    surplus: { deep: [1] },
  };
  const { status, body } = await client.post(PATH, sent);
  expect(status).toBe(201);
  expect(body.id).not.toBe(sent.id);
  expect(body.business_id).toBe(issued.business);
  expect(body.created_at).not.toBe(sent.created_at);
  expect(Object.keys(body)).toHaveLength(26);
});

test.each([
  ['missing', {}],
  ['only white space', { name: ' \t\n\u00a0' }],
  ['with a NUL', { name: 'a\u0000b' }],
])('a name that is %s is refused', async (_what, body) => {
  expectError(await client.post(PATH, body), 400, 'validation_failed', ['/name']);
});

test('an e-mail address with a line break is refused', async () => {
  const answer = await client.post(PATH, { name: 'Jane', email: 'x@y.co\r\nBcc: z@y.co' });
  expectError(answer, 400, 'validation_failed', ['/email']);
});

test.each([
  ['name', 255],
  ['phone', 255],
  ['address', 1000],
  ['city', 255],
  ['state', 255],
  ['country', 255],
  ['postal_code', 255],
  ['tax_id', 255],
  ['customer_number', 255],
  ['buyer_reference', 255],
  ['registration_id', 255],
  ['electronic_address', 255],
  ['notes', 10_000],
])('%s holds %i characters and not one more', async (field, max) => {
  const longest = '😀'.repeat(max);
  const { status, body } = await client.post(PATH, { name: 'Jane', [field]: longest });
  expect([status, body[field]]).toEqual([201, longest]);
  const answer = await client.post(PATH, { name: 'Jane', [field]: `${longest}x` });
  expectError(answer, 400, 'validation_failed', [`/${field}`]);
});

test.each([
  ['country_code', 'UK', 'must be an ISO 3166-1 alpha-2 country code such as DE'],
  ['registration_scheme', '9930', 'must be a code of ISO/IEC 6523 such as 0002'],
  ['electronic_address_scheme', '0003', 'must be a code of the list EAS such as 0088, 9930 or EM'],
  ['vat_id', 'AT12345678', 'must be a VAT number as AT has them, such as ATU12345678'],
  ['language', 'DE', 'must be one of en, de, fr, es, it, nl, pt, pl'],
])('the %s %j is refused: it %s', async (field, value, message) => {
  const answer = await client.post(PATH, { name: 'Jane', [field]: value });
  expectError(answer, 400, 'validation_failed', [`/${field}`]);
  expect(answer.body.errors).toEqual([{ pointer: `/${field}`, message }]);
});

test('codes come back as they are stored', async () => {
  const sent = { country_code: 'ch', vat_id: 'che-123.456.789 mwst' };
  const { body } = await client.post(PATH, { name: 'Jane', ...sent });
  expect(body).toMatchObject({ country_code: 'CH', vat_id: 'CHE123456789MWST' });
});

test('all bad fields are reported at once, in one sentence and one by one', async () => {
  const answer = await client.post(PATH, { name: '', email: 'x', city: 1, notes: '\u0000' });
  expectError(answer, 400, 'validation_failed', ['/name', '/email', '/city', '/notes']);
  expect(answer.body.error).toContain('name must not be empty');
});

test.each([[[]], ['text'], [7], [null]])('the body %j is refused', async (body) => {
  expectError(await client.post(PATH, JSON.stringify(body)), 400, 'validation_failed', ['']);
});

test('SQL and markup in a field are stored as text', async () => {
  const name = `Robert'); DROP TABLE customers;-- <script>alert(1)</script> \${7*7} {{7*7}}`;
  const { body } = await client.post(PATH, { name });
  expect(body.name).toBe(name);
  expect((await client.get(`${PATH}/${body.id}`)).body.name).toBe(name);
});

test('a body that tries to change prototypes changes nothing', async () => {
  const answer = await client.post(
    PATH,
    '{"name":"P","__proto__":{"email":"x@y.co"},"constructor":{"prototype":{"phone":"1"}}}',
  );
  expect([answer.status, answer.body.email, answer.body.phone]).toEqual([201, null, null]);
  expect((await client.post(PATH, { name: 'Q' })).body.email).toBeNull();
});
