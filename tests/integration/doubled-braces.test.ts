import path from 'node:path';
import { sqlIn } from '../../src/database/read-steps';
import { cloneDatabase, onDatabase } from '../support/databases';
import { root } from '../support/project-copy';

/** Texts of recurring invoices from before doubled braces stood for braces. */
const TEXTS: readonly [string, string][] = [
  ['Hosting {month_year}, {week-1}', 'Hosting {month_year}, {week-1}'],
  ['a } b {', 'a }} b {{'],
  ['{{month}}', '{{{month}}}'],
  ['{{', '{{{{'],
  ['{\n  "a": 1\n}', '{{\n  "a": 1\n}}'],
  ['{date+14}}', '{date+14}}}'],
  ['no braces', 'no braces'],
];

test('an upgrade doubles the braces of stored texts that are no placeholders, once', async () => {
  const [step = ''] = sqlIn(path.join(root, 'database/0118-doubled-braces.sql'));
  const stored = TEXTS.map(([before]) => ({ description: before, quantity: '1' }));
  const after = TEXTS.map(([, text]) => ({ description: text, quantity: '1' }));
  await onDatabase(await cloneDatabase(), async (db) => {
    const run = (text: string, values: unknown[] = []) => db.query({ text, values });
    await run(
      `INSERT INTO recurring_invoices (document_id, items, notes, terms, order_reference)
        VALUES ('one', $1, 'All {year}', NULL, '{')`,
      [JSON.stringify(stored)],
    );
    await run('DELETE FROM invoicing_steps WHERE number = 118');
    await run(step);
    const found = () => run('SELECT items, notes, terms, order_reference FROM recurring_invoices');
    const expected = [{ items: after, notes: 'All {year}', terms: null, order_reference: '{{' }];
    expect(await found()).toEqual(expected);
    await run(`INSERT INTO invoicing_steps VALUES (118, 'doubled-braces', now())`);
    await run(step);
    expect(await found()).toEqual(expected);
  });
});
