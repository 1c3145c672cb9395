import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { numbered, numbersOf, repeat, series } from '../support/numbers';
import { line, UNKNOWN_ID, type Fields } from '../support/records';
import type { ServiceAt } from '../support/service';
import { SHARED, sharedServiceWith } from '../support/shared-services';

let service: ServiceAt;

beforeAll(async () => {
  service = await sharedServiceWith(SHARED);
});

const tenant = () => numbered(service);

test('two hundred invoices at once are numbered without gap or repeat', async () => {
  const { post } = await tenant();
  const answers = await repeat(200, () => post());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(numbersOf(answers, 'invoice_number')).toEqual(series('INV-', 1, 200));
});

test('two hundred quotations at once are numbered without gap or repeat', async () => {
  const { quote } = await tenant();
  const answers = await repeat(200, () => quote());
  expect(numbersOf(answers, 'quotation_number')).toEqual(series('QT-', 1, 200));
});

test('creates that fail in between use no number', async () => {
  const { post } = await tenant();
  await post({ invoice_number: 'TAKEN' });
  const failing: Fields[] = [
    { customer_id: UNKNOWN_ID },
    { invoice_number: 'TAKEN' },
    { items: [] },
    { amount_paid: 1e9 },
    { items: [line({ unit_price: -1 })] },
  ];
  const answers = await repeat(250, (index) => post(index % 2 ? failing[index % 5] : {}));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(125);
  expect(numbersOf(made, 'invoice_number')).toEqual(series('INV-', 1, 125));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400, 409]));
});

test('the series skips numbers that clients gave, before and while it runs', async () => {
  const { post } = await tenant();
  for (const taken of ['INV-00001', 'INV-00004', 'INV-00005'])
    await post({ invoice_number: taken });
  const first = [await post(), await post(), await post(), await post()];
  expect(first.map(({ body }) => body.invoice_number)).toEqual([
    'INV-00002',
    'INV-00003',
    'INV-00006',
    'INV-00007',
  ]);
  await post({ invoice_number: 'INV-00008' });
  expect((await post()).body.invoice_number).toBe('INV-00009');
});

test('concurrent given and generated numbers are unique, and the generated ones always succeed', async () => {
  const { post } = await tenant();
  const given = repeat(40, (index) => post({ invoice_number: series('INV-', 1, 40)[index] }));
  const [taken, generated] = await Promise.all([given, repeat(40, () => post())]);
  expect(new Set(generated.map(({ status }) => status))).toEqual(new Set([201]));
  const made = [...taken.filter(({ status }) => status === 201), ...generated];
  const numbers = numbersOf(made, 'invoice_number');
  expect(new Set(numbers).size).toBe(made.length);
  expect(numbers).toEqual(series('INV-', 1, made.length));
  for (const answer of taken.filter(({ status }) => status !== 201)) {
    expectError(answer, 409, 'duplicate_number', ['/invoice_number']);
  }
});

test('among many creates with the same number, one succeeds', async () => {
  const { client, post, quote } = await tenant();
  for (const [create, field] of [
    [post, 'invoice_number'],
    [quote, 'quotation_number'],
  ] as const) {
    const answers = await repeat(20, () => create({ [field]: 'ONE' }));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(19);
    for (const answer of refused) expectError(answer, 409, 'duplicate_number', [`/${field}`]);
  }
  expect((await client.get('/api/v1/invoices?number=ONE')).body.pagination.total).toBe(1);
});

test('above 99999 the number has one more digit', async () => {
  const { business, post } = await tenant();
  await post();
  await query(
    service.databaseUrl,
    `UPDATE document_sequences SET last_number = 99998 WHERE kind = 'invoice'
     AND business_id = (SELECT id FROM businesses WHERE document_id = $1)`,
    [business],
  );
  const next = [await post(), await post(), await post()];
  expect(next.map(({ body }) => body.invoice_number)).toEqual([
    'INV-99999',
    'INV-100000',
    'INV-100001',
  ]);
});

test('each business has its own series, even for creates at the same time', async () => {
  const [one, two] = [await tenant(), await tenant()];
  const [mine, theirs] = await Promise.all([
    repeat(30, () => one.post()),
    repeat(30, () => two.post()),
  ]);
  for (const answers of [mine, theirs]) {
    expect(numbersOf(answers, 'invoice_number')).toEqual(series('INV-', 1, 30));
  }
});
