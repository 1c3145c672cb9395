import { readFileSync } from 'node:fs';
import path from 'node:path';

type Versions = Record<string, string>;

const { dependencies, buildOnly } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8'),
) as { dependencies: Versions; buildOnly: string[] };

test('a package that only the build needs is a dependency, so that the build has it', () => {
  expect(buildOnly.filter((name) => !(name in dependencies))).toEqual([]);
});

test('all types are there for the build alone', () => {
  const types = Object.keys(dependencies).filter((name) => name.startsWith('@types/'));
  expect(types.filter((name) => !buildOnly.includes(name))).toEqual([]);
});
