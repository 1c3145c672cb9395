import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { copyProject } from './mutants/copy.mjs';
import { MUTANTS } from './mutants/list.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run, say } from './setup/project.mjs';

/**
 * `npm run mutants [-- part of a name or file …]`: makes each change of the list in a copy of the project, runs the
 * tests that it can break, then all, and says which test noticed it first. Exits with 1 when none did. The output
 * of the tests goes to .cache/mutants.log.
 */
const NOBODY = 'NOBODY';
const parts = process.argv.slice(2).map((part) => part.toLowerCase());
const chosen = MUTANTS.filter(
  ({ name, file }) =>
    parts.length === 0 || parts.some((part) => `${name}\n${file}`.toLowerCase().includes(part)),
);
if (chosen.length === 0) {
  say('No name and no file in scripts/mutants/list.mjs has such a part');
  process.exit(2);
}

await ensureInstalled('test');
await ensureBuilt({ admin: false });
mkdirSync(join(root, '.cache'), { recursive: true });
const log = openSync(join(root, '.cache/mutants.log'), 'w');
const folder = copyProject();
const failuresFile = join(folder, '.cache/failures');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// A Ctrl-C also reaches the tests, so this only waits for their end, and shows what there is.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));

const results = [];
for (const mutant of chosen) {
  const result = await tryOut(mutant);
  if (isStopped) break;
  results.push(result);
  const { noticedBy, test, seconds } = result;
  const by = test === undefined ? noticedBy : `${noticedBy}, ${test.file}: ${test.title}`;
  say(`${results.length}/${chosen.length} ${mutant.name}: ${by} (${seconds} s)`);
}
const brokenFiles = isStopped ? [] : await filesThatFailAnyway();
closeSync(log);
print();
const isNoticed = ({ noticedBy, isError, test }) =>
  noticedBy !== NOBODY && !isError && !brokenFiles.includes(test?.file);
process.exit(!isStopped && results.every(isNoticed) ? 0 : 1);

/** Makes a change, asks the tests, and undoes it. */
async function tryOut({ name, file, from, to }) {
  const started = Date.now();
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const asked = { name, file };
  if (text.split(from).length !== 2) {
    return { ...asked, noticedBy: 'ERROR: `from` must occur once', isError: true, seconds: 0 };
  }
  // A function, since `$` means something in a replacement text.
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    const found = (await compiles())
      ? await firstToNotice()
      : { noticedBy: 'ERROR: it does not compile', isError: true };
    return { ...asked, ...found, seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    writeFileSync(path, text);
  }
}

async function compiles() {
  const code = `import('./scripts/setup/ensure-built.mjs').then((m) => m.ensureBuilt({ admin: false }))`;
  return (await inCopy(['-e', code])) === 0;
}

async function firstToNotice() {
  const tries = { '--changed': ['--changed', '--passWithNoTests'], all: [] };
  for (const [noticedBy, args] of Object.entries(tries)) {
    const { isPassed, failures } = await test([...args, '--bail']);
    if (failures.length > 0) return { noticedBy, test: failures[0] };
    if (!isPassed) return { noticedBy: 'ERROR: the tests do not start', isError: true };
  }
  return { noticedBy: NOBODY };
}

/** @returns {Promise<{ isPassed: boolean, failures: { file: string, title: string }[] }>} */
async function test(args) {
  rmSync(failuresFile, { force: true });
  const reporter = join(folder, 'scripts/mutants/failures-reporter.mjs');
  const reporters = ['--reporters=default', `--reporters=${reporter}`];
  const code = await inCopy(['scripts/test.mjs', ...args, ...reporters]);
  const lines = existsSync(failuresFile)
    ? readFileSync(failuresFile, 'utf8').trim().split('\n')
    : [];
  return { isPassed: code === 0, failures: lines.map((line) => JSON.parse(line)) };
}

function inCopy(args) {
  const rules = process.env.E_INVOICE_RULES ?? '../shared/einvoice-rules';
  const env = {
    ...process.env,
    FAILURES_FILE: failuresFile,
    E_INVOICE_RULES: resolve(root, rules),
  };
  return run(process.execPath, args, { cwd: folder, env, stdio: ['ignore', log, log] });
}

/** The files that noticed a change, but fail without one, too. They prove nothing. */
async function filesThatFailAnyway() {
  const files = [...new Set(results.flatMap(({ test: failed }) => failed?.file ?? []))];
  if (files.length === 0) return [];
  say(`Running ${files.length} files without a change …`);
  const { failures } = await test(files);
  return [...new Set(failures.map(({ file }) => file))];
}

/** The table of all results. */
function print() {
  const shown = results.map(({ name, file, noticedBy, test: failed, seconds }) => {
    const isBroken = brokenFiles.includes(failed?.file);
    const title = failed ? `${failed.file}: ${failed.title}` : '';
    return [name, file, noticedBy, isBroken ? `FAILS ANYWAY ${title}` : title, `${seconds} s`];
  });
  const rows = [['change', 'file', 'noticed by', 'first failing test', 'time'], ...shown];
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
  }
  const missed = results.filter(({ noticedBy }) => noticedBy === NOBODY);
  console.log(`\n${results.length} changes, ${missed.length} that no test notices`);
}
