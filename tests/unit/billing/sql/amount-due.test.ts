import { readdirSync, readFileSync } from 'node:fs';
import { isOpen, isOwed } from '../../../../src/billing/sql/amount-due';

/** All SQL of the folder, as one text. */
const SQL = readdirSync('database', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(`database/${name}`, 'utf8'))
  .join('\n');

test('SQL knows an open invoice by the statuses of the domain', () => {
  expect(isOpen('i')).toBe("i.state IN ('sent', 'overdue')");
  expect(isOwed('i').startsWith(`${isOpen('i')} AND `)).toBe(true);
});

test('each index of open invoices has the condition of the statements that are to use it', () => {
  const indexes = [...SQL.matchAll(/ INDEX IF NOT EXISTS invoices_open\w*_idx [^;]+/g)];
  expect(indexes.length).toBeGreaterThan(0);
  for (const [text] of indexes) expect(text).toContain(`WHERE ${isOpen('d').replace('d.', '')}`);
});
