import { existsSync, readFileSync } from 'node:fs';

/** Prints "passed failed" for one run of jest. It reads jest's --json output and exit code. */
const [file, code] = process.argv.slice(2);
const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const passed = result.numPassedTests ?? 0;
// A test file that cannot be loaded has no tests, so it counts as one failure.
const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
for (const { assertionResults } of result.testResults ?? []) {
  for (const { fullName, invocations = 1 } of assertionResults) {
    if (invocations > 1) console.error(`== ran twice: ${fullName}`);
  }
}
console.log(passed, failed === 0 && code !== '0' ? 1 : failed);
