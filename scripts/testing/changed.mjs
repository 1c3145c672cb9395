import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/project.mjs';
import { doorsOf } from './doors.mjs';
import { Symbols } from './symbols.mjs';

/** The imports of tests do not show who needs these, so their change runs every test. */
const NEEDED_BY_ALL = [
  /^database\//,
  /^config\//,
  /^src\/(words|messages|database|strapi|extensions)\//,
  /^src\/(index|settings|content-types)\.ts$/,
  /\/sql\//,
  /\.sql$/,
  /\/content-types\/.*\.json$|^src\/components\//,
  /^(package(-lock)?\.json|tsconfig\.json|jest\.config\.mjs|\.npmrc)$/,
  /^tests\/support\//,
  /^scripts\/(testing|setup)\/|^scripts\/test\.mjs$/,
];

/** Tests read these without naming each. */
const DOCUMENT = /^(docs|public|clients)\/|\.md$/;
const OF_DOCUMENTS = /\/(docs-|client|bookkeeping|generator-page|front-page|layers|settings)/;

/**
 * The tests that a change can break, by the imports of unit tests and by the addresses that the others call.
 * @param {string} since a commit; the working tree is included
 * @param {string[]} folders of tests, such as `unit`
 * @returns {{ changed: string[], tests?: string[], all?: string }} the changed files, and the tests or the file
 *   whose change needs all of them
 */
export function testsOfChange(since, folders) {
  const changed = changedFiles(since);
  const all = changed.find((file) => NEEDED_BY_ALL.some((pattern) => pattern.test(file)));
  if (all) return { changed, all };
  const symbols = new Symbols();
  const files = new Set(changed.filter((file) => existsSync(join(root, file))));
  const doors = doorsOf(symbols, tracked('src')).filter(({ reached }) =>
    changed.some((file) => reached.has(file)),
  );
  const tests = folders
    .flatMap((folder) => tracked(`tests/${folder}`))
    .filter((file) => file.endsWith('.test.ts'));
  return { changed, tests: tests.filter((test) => isReached(symbols, test, { files, doors })) };
}

function isReached(symbols, test, { files, doors }) {
  const reached = symbols.reachedFrom([test], (file) => !file.startsWith('src/admin/words/'));
  if ([...reached.keys()].some((file) => files.has(file))) return true;
  const own = [...reached].filter(([file]) => file.startsWith('tests/'));
  const text = own.map(([file, names]) => symbols.textOf(file, names)).join('\n');
  // Scripts run as processes, and others are read as files: tests name them.
  if ([...files].some((file) => !file.startsWith('src/') && text.includes(stem(file)))) return true;
  if ([...files].some((file) => DOCUMENT.test(file)) && OF_DOCUMENTS.test(test)) return true;
  if (test.startsWith('tests/unit/')) return false;
  const said = new Set(text.match(/[a-z][a-z0-9-]*/g));
  return doors.some(({ addresses }) =>
    addresses.some((address) => address.every((word) => said.has(word))),
  );
}

/** A script's name without its ending, which is `.js` where it runs; the whole name of other files. */
const stem = (file) => basename(file).replace(/\.(ts|mjs)$/, '.');

function changedFiles(since) {
  const lines = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--no-renames', '-z', since),
    ...lines('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

const tracked = (folder) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
