import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { requirePrograms } from './setup/require-programs.mjs';
import { root, run } from './setup/project.mjs';

/**
 * `npm test [-- jest's arguments]`. With --long it runs the tests that take most time: crashes, races, commands,
 * backups, floods. With --browser it runs those that need Chromium and the built admin panel, with --nodes those
 * of several nodes behind a proxy. With --pictures it runs no tests, and makes the pictures in docs/pictures.
 * With --documents it makes those in tests/pictures/documents, which the tests compare with each
 * version of a template. With --walk it makes pictures of the panel's pages outside the repository.
 */
const KINDS = {
  '--long': ['long'],
  '--browser': ['browser'],
  '--nodes': ['nodes'],
  '--pictures': ['pictures'],
  '--documents': ['document-pictures'],
  '--walk': ['walk'],
};
const args = process.argv.slice(2).filter((arg) => !(arg in KINDS));
// `npm run pictures -- --documents` passes both options. The last one counts.
const kind = process.argv.findLast((arg) => arg in KINDS);
const needsPanel = ['--browser', '--pictures', '--walk'].includes(kind);
if (kind === '--nodes') requirePrograms({ 'redis-server': 'redis-server', haproxy: 'haproxy' });
await ensureInstalled('test');
await ensureBuilt({ admin: needsPanel });

// A Ctrl-C also reaches jest, so this only waits. tests/support/reaper.mjs ends the processes of
// the tests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const projects = KINDS[kind] ?? ['unit', 'service'];
// Tests wait for a part of their time, so three files fill two cores. Jest takes the first number that it gets.
const isChosen = args.some((arg) => /^(-w|-i|--maxWorkers|--runInBand)/.test(arg));
const workers =
  [undefined, '--long', '--browser'].includes(kind) && !isChosen ? ['--maxWorkers=3'] : [];
const jest = [
  'node_modules/jest/bin/jest.js',
  ...workers,
  ...args,
  '--selectProjects',
  ...projects,
];
process.exit(await run(process.execPath, jest, { cwd: root, stdio: 'inherit' }));
