import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

interface Figures {
  rows: [string, string | number][];
  details: { broken: object[]; circles: { folders: string[] } };
}

/** Our scripts are ES modules, which jest does not load: Node runs them. */
function run<T>(module: string, expression: string): T {
  const code = `import * as m from ${JSON.stringify(`${root}/scripts/structure/${module}.mjs`)};
    console.log(JSON.stringify(await ${expression}));`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as T;
}

/** The rows of the tables in a page, cells trimmed. */
function tableRows(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test('the page on architecture shows the layers that lint keeps, in their order', () => {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const expected = run<string[][]>(
    'tables',
    '[...m.layerTable(), ...m.browserTable(), ...m.roomTable()]',
  );
  expect(tableRows(page)).toEqual(expected);
});

test('no import breaks the rules, and no folders of any level import each other', () => {
  const { details } = run<Figures>('figures', 'm.figures()');
  expect(details.broken).toEqual([]);
  expect(details.circles.folders).toEqual([]);
});
