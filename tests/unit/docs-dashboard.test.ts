import { readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.join(__dirname, '../../docs');
const FIGURE = /\b(invoicing|process)_[a-z_]+/g;

test('the dashboard shows only figures that the docs describe', () => {
  const asked = readFileSync(path.join(docs, 'grafana.json'), 'utf8').match(FIGURE) ?? [];
  const described = readFileSync(path.join(docs, 'metrics.md'), 'utf8');
  const names = [...new Set(asked.map((name) => name.replace(/_bucket$/, '')))];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !name.startsWith('process_') && !described.includes(name))).toEqual(
    [],
  );
});
