import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/upgrading.md'), 'utf8');
const folder = path.join(root, 'src/strapi');

/** Whether a file uses Strapi's internals, or describes them. */
function holdsParts(file: string): boolean {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return /requirePart[<(]|new MissingPart\(|declare module/.test(text) && file !== 'part.ts';
}

const table = page.split('## Parts that the start checks')[1]?.split('\n## ')[0] ?? '';

test('the page on upgrades lists every file that holds parts of Strapi', () => {
  const listed = new Set(
    [...table.matchAll(/^\|[^|]*\| `([\w-]+\.(?:d\.)?ts)`/gm)].map(([, file]) => file),
  );
  expect([...listed].sort()).toEqual(readdirSync(folder).filter(holdsParts).sort());
});

test('the page on upgrades names only existing tests', () => {
  const tests = [...page.matchAll(/`(tests\/[^`]+\.test\.ts)`/g)].map(([, file]) => file ?? '');
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('the start calls every function that uses a part of Strapi', () => {
  const asserted = readFileSync(path.join(folder, 'assert.ts'), 'utf8');
  const files = [...asserted.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => `${name}.ts`);
  // Routes look up our own services, Koa's additions are only types, and Strapi loads the plugin through its file.
  const elsewhere = ['koa.d.ts', 'users-permissions.ts'];
  const missing = readdirSync(folder).filter(
    (file) => holdsParts(file) && !files.includes(file) && !elsewhere.includes(file),
  );
  expect(missing).toEqual([]);
});
