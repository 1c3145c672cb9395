import { existsSync, readFileSync } from 'node:fs';

/** Prints "passed failed" of one jest run, from its --json output and its exit code. */
const [file, code] = process.argv.slice(2);
const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const passed = result.numPassedTests ?? 0;
// A file that could not even be loaded has no tests to fail.
const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
console.log(passed, failed === 0 && code !== '0' ? 1 : failed);
