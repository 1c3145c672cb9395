import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('this Node knows every flag that the service sets, or it would write a line to stderr', () => {
  const source = readFileSync(path.join(__dirname, '../../../scripts/memory-flags.ts'), 'utf8');
  const flags = [...source.matchAll(/setFlagsFromString\([`'](--[a-z-]+)/g)].map(
    ([, flag]) => flag,
  );
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(flags).toEqual([
    '--heap-growing-percent',
    '--no-parallel-scavenge',
    '--no-allocation-site-pretenuring',
  ]);
  for (const flag of flags) expect(known).toContain(`--${flag?.replace(/^--(no-)?/, '') ?? ''} (`);
});
