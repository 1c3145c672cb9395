import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { connect, INVOICES } from '../support/desk';
import { expectError } from '../support/expect-error';
import type { Answer } from '../support/http';
import {
  deadlocks,
  MANY_CONNECTIONS,
  numberAt,
  numbered,
  numbersOf,
  onNode,
  repeat,
  series,
  storedNumbers,
  type Numbered,
} from '../support/numbers';
import { createQuotation, line } from '../support/records';
import type { ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';

let first: ServiceAt;
let second: ServiceAt;

beforeAll(async () => {
  [first, second] = await sharedNodes(MANY_CONNECTIONS);
});

const generatedNumber = ({ body }: Answer): number => Number(body.invoice_number.slice(4));

/** Every number up to the highest generated one is used. It does not matter who used it. */
async function expectNoGap(business: string, generated: readonly Answer[]): Promise<void> {
  const highest = Math.max(...generated.map(generatedNumber));
  const stored = await storedNumbers(first.databaseUrl, business);
  const upTo = Array.from({ length: highest }, (_, index) => index + 1);
  expect(stored.filter((n) => n <= highest)).toEqual(upTo);
}

function panelCreate(who: Numbered, service: ServiceAt, fields: object = {}): Promise<Answer> {
  return adminApi(service).post(INVOICES, {
    business: connect(who.business),
    customer: connect(who.customer),
    items: [line()],
    ...fields,
  });
}

test('among sixty creates at once, half with given numbers, no generated number fails', async () => {
  const one = await numbered(first);
  const nodes = [one, onNode(one, second)];
  const generated: Answer[] = [];
  for (let round = 0; round < 5; round += 1) {
    const start = Math.max(0, ...(await storedNumbers(first.databaseUrl, one.business)));
    const answers = await repeat(60, async (index) => {
      const node = nodes[round % 2 === 0 ? 0 : index % 3 === 0 ? 1 : 0] ?? one;
      const given = index % 2 === 1 ? { invoice_number: numberAt(start + index + 1) } : {};
      return node.post(given);
    });
    const mine = answers.filter((_, index) => index % 2 === 0);
    expect(mine.map(({ status }) => status)).toEqual(mine.map(() => 201));
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expectError(answer, 409, 'duplicate_number', ['/invoice_number']);
    }
    generated.push(...mine);
  }
  await expectNoGap(one.business, generated);
});

test('thirty creates at once fill the gaps between thirty given numbers', async () => {
  const one = await numbered(first);
  const given = await repeat(30, (index) => one.post({ invoice_number: numberAt(2 * index + 2) }));
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set([201]));
  const generated = await repeat(30, () => one.post());
  const odd = series('INV-', 1, 60).filter((_, index) => index % 2 === 0);
  expect(numbersOf(generated, 'invoice_number')).toEqual(odd);
  const quotations = await repeat(20, (index) =>
    one.quote(index % 2 ? {} : { quotation_number: numberAt(index + 2, 'QT-') }),
  );
  const plain = quotations.filter((_, index) => index % 2);
  expect(plain.map(({ status }) => status)).toEqual(plain.map(() => 201));
});

test('the series moves past the numbers of an import while it runs', async () => {
  const one = await numbered(first);
  for (const n of [1, 2, 3, 5, 4, 6, 7]) await one.post({ invoice_number: numberAt(n) });
  const [row] = await query<{ last: number }>(
    first.databaseUrl,
    `select last_number as last from document_sequences where kind = 'invoice'
      and business_id = (select id from businesses where document_id = $1)`,
    [one.business],
  );
  // The next create skips the last one.
  expect(row?.last).toBe(6);
  expect((await one.post()).body.invoice_number).toBe('INV-00008');
});

test('one create skips a long run of given numbers', async () => {
  const one = await numbered(first);
  await one.post();
  await query(
    first.databaseUrl,
    `insert into invoices (document_id, business_id, customer_id, invoice_number, state, created_at)
     select gen_random_uuid(), c.business_id, c.id, 'INV-' || lpad(n::text, 5, '0'), 'draft', now()
     from customers c, generate_series(2, 3001) n where c.document_id = $1`,
    [one.customer],
  );
  const answers = await repeat(5, () => one.post());
  expect(numbersOf(answers, 'invoice_number')).toEqual(series('INV-', 3002, 3006));
});

test('with idempotency keys a generated number also succeeds, and is replayed', async () => {
  const one = await numbered(first);
  await repeat(20, (index) => one.post({ invoice_number: numberAt(2 * index + 1) }));
  const create = () =>
    repeat(20, (index) =>
      one.client.post(
        '/api/v1/invoices',
        { customer_id: one.customer, items: [line()] },
        { 'Idempotency-Key': `generated-${index}` },
      ),
    );
  const [made, again] = [await create(), await create()];
  const even = series('INV-', 1, 40).filter((_, index) => index % 2 === 1);
  expect(numbersOf(made, 'invoice_number')).toEqual(even);
  expect(again.map(({ text }) => text)).toEqual(made.map(({ text }) => text));
});

test('the panel, conversions, the API and a second business take numbers on two nodes at once', async () => {
  const [one, other] = [await numbered(first), await numbered(first)];
  const far = onNode(one, second);
  const source = await panelCreate(one, first, { invoice_number: 'SOURCE' });
  const { documentId } = source.body.data;
  const quotations = await repeat(6, () => createQuotation(one.client, one.customer));
  const work = await Promise.all([
    repeat(12, (index) => far.post({ invoice_number: numberAt(2 * index + 2) })),
    repeat(12, () => one.post()),
    repeat(12, () => far.post()),
    Promise.all(
      quotations.map(({ id }) => far.client.post(`/api/v1/quotations/${id}/convert`, {})),
    ),
    repeat(6, (index) => panelCreate(one, index % 2 ? first : second)),
    repeat(3, (index) => panelCreate(one, first, { invoice_number: numberAt(40 + 2 * index) })),
    repeat(3, () => adminApi(second).post(`${INVOICES}/clone/${documentId}`, {})),
    repeat(12, () => other.post()),
  ]);
  const [given, mine, theirs, converted, panel, panelGiven, clones, others] = work;
  const generated = [...mine, ...theirs, ...converted];
  expect(generated.map(({ status }) => status)).toEqual(generated.map(() => 201));
  expect([...panel, ...clones].map(({ status }) => status < 300)).toEqual(Array(9).fill(true));
  for (const { status } of given) expect([201, 409]).toContain(status);
  for (const { status } of panelGiven) expect([201, 400]).toContain(status);
  await expectNoGap(one.business, generated);
  expect(numbersOf(others, 'invoice_number')).toEqual(series('INV-', 1, 12));
  expect(await deadlocks(first.databaseUrl)).toBe(0);
});

test('numbers changed in the panel, and drafts deleted there, do not stop a create', async () => {
  const one = await numbered(first);
  const ids = (await repeat(18, () => one.post())).map(({ body }) => body.id as string);
  const [changed, deleted, both] = [ids.slice(0, 6), ids.slice(6, 12), ids.slice(12)];
  const rename = (id: string, index: number) =>
    adminApi(index % 2 ? first : second).put(`${INVOICES}/${id}`, {
      invoice_number: numberAt(20 + 2 * index),
    });
  const remove = (documentIds: string[]) =>
    adminApi(second).post(`${INVOICES}/actions/bulkDelete`, { documentIds });
  const [generated, ...saved] = await Promise.all([
    repeat(40, (index) => onNode(one, index % 2 ? first : second).post()),
    ...changed.map(rename),
    remove([...deleted, ...both]),
    ...both.map((id, index) => rename(id, index + 20)),
  ]);
  expect(generated.map(({ status }) => status)).toEqual(generated.map(() => 201));
  expect(saved.filter(({ status }) => status >= 500)).toEqual([]);
  const numbers = numbersOf(generated, 'invoice_number');
  expect(new Set(numbers).size).toBe(40);
  expect(await deadlocks(first.databaseUrl)).toBe(0);
});
