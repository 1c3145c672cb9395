import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Queryable } from '../../../src/database/connection';
import { STEPS } from '../../../src/database/objects';
import type { Step } from '../../../src/database/step';

/**
 * Databases have run these steps, so their statements must not change. If this fails, leave the
 * old step alone and add a new one. A new step adds its own line.
 */
const PUBLISHED: Record<string, string> = {
  '1 text-filters': 'd84fdab6a804eb0f',
  '2 webhook-secrets': 'de977a88aeb46bed',
  '3 unique-ids': '26b3d0bc4a841941',
  '4 invoice-sums': '29c8b02ecd145722',
  '5 idempotent-answers': 'de0024674c8c0389',
  '6 record-counts': '7b3eb337edc0f1f9',
  '7 delete-guards': '59da592204bca1b2',
  '8 deleted-endpoints': '5e9a23aa96f596fd',
  '9 forgotten-keys': 'ce805f923e9e9fbf',
  '10 number-series': '24d8e8f54394fc06',
  '11 kept-invoices': '5a225e5c8e5cab47',
  '12 versions': '7322b13de0e01995',
  '13 template-versions': '7c4f2af0b1e252c5',
  '14 number-runs': '7bd531a62bf5288d',
  '15 tax-rules': '2ff3488996aba42a',
  '16 issued-documents': '89a14132b995c542',
  '17 payments-and-credit-notes': 'c203c43de9cbb457',
  '18 tax-summaries': 'fc9a57e54d2fc4ff',
  '19 history': '476bf2ec587bc750',
  '20 products': '818e4df3088a6784',
  '21 update-triggers': '6dd7bdb10b03bc50',
  '22 addresses-by-country': 'cb32a00d9ce11d18',
  '23 e-invoices': '53cf6612e30dd37c',
  '24 imported-records': 'cc81c1276132cfdf',
  '25 list-choices': '7319fb92ff5e062b',
  '26 kept-lines': 'bda9e0ca00affef5',
  '27 delivery': '1935214bc89bdd48',
  '28 document-counts': '7bfa815e38fbfa2a',
  '29 write-offs-first': 'dfd021f7bf9ca26f',
  '30 books-by-day': '0bf714b9584afb43',
  '31 kept-as-issued': 'cf31a044930a22b9',
  '32 mail-limits': '42092f4e7c2ee833',
  '33 privacy': '37706735e6cfd1d7',
  '34 answers-to-operators': '77b46adf892a3f52',
};

/** All statements of a step on an empty database. */
async function statementsOf({ parts }: Step): Promise<string> {
  const sent: unknown[] = [];
  const db: Queryable = {
    query: (statement) => {
      sent.push([statement.text.replace(/\s+/g, ' '), statement.values]);
      return Promise.resolve([]);
    },
  };
  for (const part of parts) await part.run(db, console as never);
  return JSON.stringify(sent);
}

test('a published step never changes', async () => {
  const now: Record<string, string> = {};
  for (const step of STEPS) {
    const hash = createHash('sha256').update(await statementsOf(step));
    now[`${step.number} ${step.name}`] = hash.digest('hex').slice(0, 16);
  }
  expect(now).toEqual(PUBLISHED);
});

test('the steps are numbered from 1 without a gap, and their files are named after them', () => {
  const folder = path.join(__dirname, '../../../src/database/objects');
  const files = readdirSync(folder).filter((name) => name !== 'index.ts');
  expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, place) => place + 1));
  expect(files.toSorted()).toEqual(
    STEPS.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}.ts`),
  );
});
