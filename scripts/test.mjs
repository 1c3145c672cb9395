import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { requirePrograms } from './setup/require-programs.mjs';
import { root, run, say } from './setup/project.mjs';
import { DEFAULT, hasRules, KINDS, notRun } from './testing/kinds.mjs';

/**
 * `npm test [-- options]`: what a change can break, without any program of the machine but Node, npm and git.
 * An option of testing/kinds.mjs runs other kinds: --all adds the dear tests, --long runs these alone.
 * --changed[=COMMIT] runs the tests that the changes since a commit can break; by default those of the working
 * tree. All else goes to jest, such as the name of a file.
 */
const CHANGED = /^--changed(?:=(.+))?$/;
// `npm run pictures -- --documents` passes both options. The last one counts.
const option = process.argv.findLast((arg) => arg in KINDS);
const kind = KINDS[option] ?? DEFAULT;
const args = process.argv.slice(2).filter((arg) => !(arg in KINDS));
const asked = args.find((arg) => CHANGED.test(arg));
const rest = args.filter((arg) => arg !== asked);

requirePrograms(kind.programs ?? {});
if (kind.needsRules && !hasRules()) {
  say('These tests need the official rules of e-invoices: E_INVOICE_RULES names their folder.');
  process.exit(1);
}
await ensureInstalled('test');
const chosen = asked === undefined ? [] : await ofChange(CHANGED.exec(asked)[1] ?? 'HEAD');
await ensureBuilt({ admin: kind.needsPanel ?? false });

// A Ctrl-C also reaches jest, so this only waits. tests/support/reaper.mjs ends the processes of
// the tests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// Tests wait for a part of their time, so three files fill two cores. Jest takes the first number that it gets.
const isLimited = rest.some((arg) => /^(-w|-i|--maxWorkers|--runInBand)/.test(arg));
const jest = [
  'node_modules/jest/bin/jest.js',
  ...(isLimited ? [] : ['--maxWorkers=3']),
  ...chosen,
  ...rest,
  '--selectProjects',
  ...kind.projects,
];
const code = await run(process.execPath, jest, { cwd: root, stdio: 'inherit' });
say(notRun(kind.projects));
process.exit(code);

/** Jest's arguments for the tests that the changes since a commit can break. */
async function ofChange(commit) {
  // They need the installed packages.
  const { testsOfChange } = await import('./testing/changed.mjs');
  const { wordsOf } = await import('./testing/words.mjs');
  const { all, changed, tests } = testsOfChange(commit, kind.folders);
  if (all) say(`Every test runs, because ${all} changed.`);
  else say(`${tests.length} test files reach the ${changed.length} changed files.`);
  if (tests?.length === 0) process.exit(0);
  process.env.TESTS_LIKE = changed.flatMap(wordsOf).join(' ');
  const order = ['--testSequencer', join(root, 'scripts/testing/likeliest-first.mjs')];
  return all ? order : [...order, '--runTestsByPath', ...tests];
}
