import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run } from './setup/project.mjs';

/**
 * `npm test [-- jest's arguments]`; with --browser the tests that need Chromium, and the built admin
 * panel; with --pictures nothing is tested, but the pictures in docs/pictures are made anew; with
 * --documents those in tests/pictures/documents, by which the tests know each version of a template.
 */
const KINDS = {
  '--browser': ['browser'],
  '--pictures': ['pictures'],
  '--documents': ['document-pictures'],
};
const args = process.argv.slice(2).filter((arg) => !(arg in KINDS));
// `npm run pictures -- --documents` gives two: the last one counts.
const kind = process.argv.findLast((arg) => arg in KINDS);
const needsPanel = kind === '--browser' || kind === '--pictures';
await ensureInstalled();
await ensureBuilt({ admin: needsPanel });

// A Ctrl-C reaches jest as well; we wait for it, and what it started is ended by tests/support/reaper.mjs.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const projects = KINDS[kind] ?? ['unit', 'service'];
const jest = ['node_modules/jest/bin/jest.js', ...args, '--selectProjects', ...projects];
process.exit(await run(process.execPath, jest, { cwd: root, stdio: 'inherit' }));
