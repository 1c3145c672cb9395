import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');

interface Mutant {
  name: string;
  file: string;
  from: string;
  to: string;
}

/** Our scripts are ES modules, which jest does not load: Node runs them. */
function listed(): Mutant[] {
  const code = `import { MUTANTS } from ${JSON.stringify(`${root}/scripts/mutants/list.mjs`)};
    console.log(JSON.stringify(MUTANTS));`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Mutant[];
}

const mutants = listed();

test('the list has at least thirty changes, each with a name of its own', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(30);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test.each(mutants)('the change "$name" has exactly one place in its file', ({ file, from, to }) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
