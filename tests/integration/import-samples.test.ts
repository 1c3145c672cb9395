import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROFILES, profilesOf } from '../../src/billing/import/profiles';
import type { ImportedName } from '../../src/billing/import/profiles/profile';
import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { problemsOf, sendImport } from '../support/imports';
import type { Fields } from '../support/records';
import { readRun } from '../support/run';

const FOLDER = path.join(__dirname, '../fixtures/imports');

/** What the import of a sample makes. */
interface Expected {
  records: Fields[];
  /** The sums to type, for a file without totals. */
  sum?: Fields;
  problems?: string[];
}

const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => path.basename(name, '.csv'));

/** `other-…` is a file of no known program. */
const profileOf = (sample: string): string | null =>
  PROFILES.find(({ id }) => sample.startsWith(`${id}-`))?.id ?? null;

const listOf = (sample: string): ImportedName =>
  (['customers', 'products'] as const).find((list) => sample.includes(`-${list}`)) ?? 'invoices';

const inOrder = (list: ImportedName, records: Fields[]): Fields[] => {
  const key = list === 'invoices' ? 'invoice_number' : 'name';
  return records.sort((one, other) => String(one[key]).localeCompare(String(other[key])));
};

async function storedIn(client: HttpClient, list: ImportedName): Promise<Fields[]> {
  const { body } = await client.get(`/api/v1/${list}?limit=100`);
  const records = body.data as { id: string }[];
  const whole = records.map(async ({ id }) => (await client.get(`/api/v1/${list}/${id}`)).body);
  return inOrder(list, (await Promise.all(whole)) as Fields[]);
}

test.each(samples)('the records of the sample %s are those of its program', async (sample) => {
  const { key, business } = await createKey();
  const text = readFileSync(path.join(FOLDER, `${sample}.json`), 'utf8');
  const { records, sum, problems = [] } = JSON.parse(text) as Expected;
  const list = listOf(sample);
  const more = {
    ...(list === 'invoices' ? { new_customers: 'true' } : {}),
    ...(sum ? { sum: JSON.stringify(sum) } : {}),
  };
  const file = new Uint8Array(readFileSync(path.join(FOLDER, `${sample}.csv`)));
  const asked = { list, token: readRun().adminToken, business, more };
  const { data, error } = await sendImport(file, asked);
  expect(error?.message).toBeUndefined();
  expect(problemsOf(data)).toEqual(problems);
  expect(data).toMatchObject({ profile: profileOf(sample), stored: problems.length === 0 });
  const stored = await storedIn(api(key), list);
  expect(stored).toHaveLength(records.length);
  expect(stored).toMatchObject(inOrder(list, records));
});

test('every program has a sample of each of its lists', () => {
  const lists = ['customers', 'products', 'invoices'] as const;
  const wanted = lists.flatMap((list) => profilesOf(list).map(({ id }) => `${id}-${list}`));
  const missing = wanted.filter((name) => !samples.some((sample) => sample.startsWith(name)));
  // The exports of this service are made by its own test.
  expect(missing).toEqual(['own-customers', 'own-products', 'own-invoices']);
});
