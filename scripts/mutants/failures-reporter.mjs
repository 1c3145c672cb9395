import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

const LONGEST = 120;

/**
 * A reporter of jest that appends each test that fails to the file FAILURES_FILE, an object a line, the first one
 * first. With --bail, jest ends before it writes the file of --outputFile.
 */
export default class FailuresReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onTestResult({ path }, { testResults, testExecError, failureMessage }) {
    const file = relative(this.rootDir, path).split(sep).join('/');
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { fullName } of failed) tell({ file, title: shortened(fullName) });
    if (failed.length > 0 || !(testExecError || failureMessage)) return;
    tell({ file, title: 'The file does not run' });
  }
}

/** A title can hold a text of any length. */
const shortened = (title) => title.replace(/\s+/g, ' ').slice(0, LONGEST);

function tell(failure) {
  appendFileSync(process.env.FAILURES_FILE, `${JSON.stringify(failure)}\n`);
}
