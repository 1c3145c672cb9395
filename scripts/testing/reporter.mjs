import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from '../setup/project.mjs';

/** How many of the dearest files the summary names. */
const NAMED = 10;

/**
 * A reporter of jest that says at the end what the tests cost: seconds by kind, and the dearest files. The seconds
 * of a file run from its start to its end on its worker. Those before its first test load modules and prepare.
 * TEST_COUNTS names a file for the counts of the run. Jest's own --json writes nothing when an error refers to itself.
 */
export default class CostReporter {
  #files = [];

  onTestResult(_test, { testFilePath, perfStats, testResults }) {
    const file = relative(root, testFilePath).split(sep).join('/');
    const ran = testResults.filter(({ status }) => status === 'passed' || status === 'failed');
    for (const { fullName, invocations } of ran)
      if (invocations > 1) print(`Ran twice: ${fullName}`);
    const first = Math.min(perfStats.end, ...ran.map(({ startAt }) => startAt));
    this.#files.push({
      file,
      // The folder below `tests`.
      kind: file.split('/')[1],
      tests: ran.length,
      seconds: (perfStats.end - perfStats.start) / 1000,
      before: (first - perfStats.start) / 1000,
    });
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    // A test file that cannot be loaded has no tests, so it counts as one failure.
    const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
    const files = this.#files.sort((one, other) => other.seconds - one.seconds);
    if (files.length === 0) return;
    const kinds = groupedByKind(files);
    print(row('Cost by kind', 'files', 'tests', 'seconds', 'before tests'));
    for (const [kind, ones] of kinds) print(sumRow(kind, ones));
    if (kinds.size > 1) print(sumRow('all', files));
    print(row('\nDearest files', '', '', 'seconds', 'before tests'));
    for (const { file, tests, seconds, before } of files.slice(0, NAMED))
      print(row(file, '', tests, seconds.toFixed(1), before.toFixed(1)));
    print('');
  }
}

function groupedByKind(files) {
  const kinds = new Map();
  for (const one of files) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);
  return kinds;
}

function sumRow(name, files) {
  const sum = (key) => files.reduce((total, one) => total + one[key], 0);
  return row(name, files.length, sum('tests'), sum('seconds').toFixed(0), sum('before').toFixed(0));
}

const row = (name, ...cells) =>
  name.padEnd(50) + cells.map((cell) => String(cell).padStart(9)).join(' ');

// Jest writes its own summary there, too.
const print = (line) => process.stderr.write(`${line}\n`);
