import { api } from '../support/api';
import type { Answer } from '../support/http';
import type { OperatorAccount } from '../support/operators';
import { collection, twoShops, TYPES, type Shop, type Type } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

const types = Object.keys(TYPES) as Type[];
const writable = types.filter((type) => type !== 'delivery');
const query = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;
const relation = (type: Type, field: string, rest = '') =>
  `/content-manager/relations/${TYPES[type]}/${field}${rest}`;

/** Texts that no answer may contain: every id and text of the other business, and its key. */
function expectNothingForeign({ text }: Answer): void {
  const ids = Object.values(foreign.ids);
  for (const secret of [foreign.mark, foreign.mark.toLowerCase(), ...ids]) {
    expect(text).not.toContain(secret);
  }
}

const idsOf = ({ body }: Answer): string[] =>
  body.results.map((one: { documentId: string }) => one.documentId);

describe('a list', () => {
  test.each(types)('of each %s holds those of the own business', async (type) => {
    const list = await limited.get(collection(type));
    expect(list.status).toBe(200);
    expect(idsOf(list)).toContain(mine.ids[type]);
    expect(list.body.pagination.total).toBe(list.body.results.length);
    expectNothingForeign(list);
  });

  test.each(types)('of each %s, searched and filtered for the other, is empty', async (type) => {
    const searches: Record<string, string>[] = [
      { _q: foreign.mark },
      { 'filters[documentId][$eq]': foreign.ids[type] },
      { 'filters[$or][0][documentId][$eq]': foreign.ids[type] },
      { 'filters[$not][documentId][$eq]': mine.ids[type] },
    ];
    for (const search of searches) {
      const list = await limited.get(collection(type) + query(search));
      expect([list.status, list.body.results]).toEqual([200, []]);
    }
  });

  test.each<Record<string, string>>([
    { 'filters[customer][business][name][$startsWith]': 'OTHER' },
    { 'filters[business][documentId][$ne]': '0' },
    { sort: 'business.name:asc' },
    { sort: 'customer.name:desc' },
    { 'filters[createdBy][id][$notNull]': 'true' },
  ])('reached through relations tells nothing of the other (%j)', async (parameters) => {
    const list = await limited.get(collection('invoice') + query(parameters));
    expectNothingForeign(list);
    if (list.status === 200) {
      expect(idsOf(list).every((id) => id === mine.ids.invoice)).toBe(true);
    } else expect(list.status).toBe(403);
  });

  test.each<Record<string, string>>([
    { 'filters[business][api_tokens][accessKey][$startsWith]': 'a' },
    { 'filters[business][members][firstname][$startsWith]': 'a' },
    { sort: 'business.api_tokens.name:asc' },
    { 'sort[business][api_tokens][name]': 'asc' },
    { 'anything[business][api_tokens][name][$ne]': 'x' },
    { 'populate[business][populate][api_tokens]': 'true' },
    { 'filters[customer][business][logo][folder][name]': 'x' },
  ])('does not reach keys, people and files (%j)', async (parameters) => {
    for (const path of [collection('invoice'), collection('invoice', mine.ids.invoice)]) {
      const answer = await limited.get(path + query(parameters));
      expect(answer.status).toBe(403);
    }
  });
});

describe('a single record', () => {
  test.each(types)('of each %s opens only in the own business', async (type) => {
    expect((await limited.get(collection(type, mine.ids[type]))).status).toBe(200);
    const refused = await limited.get(collection(type, foreign.ids[type]));
    expect(refused.status).toBe(403);
    expectNothingForeign(refused);
  });

  test('shows the fields of the role, also as the answer to a save', async () => {
    const saved = await limited.put(collection('invoice', mine.ids.invoice), { notes: 'Again' });
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      { documentId: mine.ids.invoice, notes: 'Again', invoice_number: `${mine.mark}-1` },
    ]);
  });

  test.each(writable)('of each %s is not changed, copied or deleted in the other', async (type) => {
    const id = foreign.ids[type];
    const own = { business: { connect: [{ documentId: mine.ids.business }] } };
    const answers = [
      await limited.put(collection(type, id), { notes: 'taken', name: 'taken' }),
      await limited.delete(collection(type, id)),
      await limited.post(collection(type, `clone/${id}`), own),
      await limited.post(collection(type, `auto-clone/${id}`), own),
      await limited.post(collection(type, 'actions/bulkDelete'), { documentIds: [id] }),
      await limited.post(collection(type, 'actions/bulkFindForValidation'), { documentIds: [id] }),
      await limited.get(collection(type, `${id}/actions/countDraftRelations`)),
    ];
    for (const answer of answers) {
      expect([403, 404, 400]).toContain(answer.status);
      expectNothingForeign(answer);
    }
    // The list contains an own record, too. The request is refused as a whole.
    const bulk = { documentIds: [mine.ids[type], id] };
    expect((await limited.post(collection(type, 'actions/bulkDelete'), bulk)).status).toBe(403);
    expect((await limited.get(collection(type, mine.ids[type]))).status).toBe(200);
  });

  test('of the other business is unchanged after all this', async () => {
    const client = api(foreign.key);
    for (const kind of ['customer', 'invoice', 'quotation'] as const) {
      const read = await client.get(`/api/v1/${kind}s/${foreign.ids[kind]}`);
      expect(read.status).toBe(200);
      expect(read.text).not.toContain('taken');
      expect((await client.get(`/api/v1/${kind}s`)).body.pagination.total).toBe(1);
    }
  });
});

describe('a picker', () => {
  test.each([
    ['invoice', 'business'],
    ['invoice', 'customer'],
    ['invoice', 'quotation'],
    ['quotation', 'customer'],
    ['customer', 'business'],
    ['endpoint', 'business'],
    ['delivery', 'endpoint'],
    ['business', 'api_tokens'],
    ['business', 'members'],
    ['invoice', 'createdBy'],
  ] as const)('of %s.%s offers nothing of the other', async (type, field) => {
    const own = `?id=${mine.ids[type]}`;
    for (const rest of ['', own, `?_q=${foreign.mark}`, `?_q=${foreign.ids.business}`]) {
      const offered = await limited.get(relation(type, field, rest));
      expect(offered.status).toBe(200);
      expectNothingForeign(offered);
    }
    const stored = await limited.get(relation(type, `${mine.ids[type]}/${field}`));
    expect(stored.status).toBe(200);
    expectNothingForeign(stored);
    for (const path of [`${foreign.ids[type]}/${field}`]) {
      expect((await limited.get(relation(type, path))).status).toBe(403);
    }
    const beside = await limited.get(relation(type, field, `?id=${foreign.ids[type]}`));
    expect([beside.status, beside.body.results ?? []]).toEqual([
      field === 'api_tokens' || field === 'members' || field === 'createdBy' ? 200 : 403,
      [],
    ]);
  });

  test('of customers finds those of the own business', async () => {
    const offered = await limited.get(relation('invoice', 'customer'));
    expect(idsOf(offered)).toEqual([mine.ids.customer]);
  });

  test('of tokens and people is empty', async () => {
    for (const field of ['api_tokens', 'members']) {
      const offered = await limited.get(relation('business', field));
      expect(offered.body.results).toEqual([]);
    }
    const stored = await limited.get(relation('business', `${mine.ids.business}/api_tokens`));
    expect(stored.text).not.toContain('key');
  });
});

describe('the home page of the Content Manager', () => {
  test('shows and counts the own records', async () => {
    const recent = await limited.get('/content-manager/homepage/recent-documents?action=update');
    expect(recent.status).toBe(200);
    expectNothingForeign(recent);
    expect(recent.text).toContain(mine.ids.invoice);
    const count = await limited.get('/content-manager/homepage/count-documents');
    const lists = await Promise.all(types.map((type) => limited.get(collection(type))));
    const seen = lists.reduce((sum, { body }) => sum + body.pagination.total, 0);
    expect(count.body.data).toEqual({ draft: 0, published: seen, modified: 0 });
  });
});

test('versions and free names tell nothing of the other', async () => {
  const versions = `/content-manager/history-versions${query({
    contentType: TYPES.invoice,
    documentId: foreign.ids.invoice,
  })}`;
  expect((await limited.get(versions)).status).toBe(404);
  const field = { contentTypeUID: TYPES.invoice, field: 'invoice_number' };
  for (const path of ['generate', 'check-availability']) {
    const body = { ...field, value: `${foreign.mark}-1`, data: {} };
    const refused = await limited.post(`/content-manager/uid/${path}`, body);
    expect(refused.status).toBe(400);
  }
});
