import { existsSync, readFileSync } from 'node:fs';

/** Prints "passed failed" for one run of tests. It reads the counts that the reporter wrote, and the exit code. */
const [file, code] = process.argv.slice(2);
const none = { passed: 0, failed: 0 };
const { passed, failed } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none;
console.log(passed, failed === 0 && code !== '0' ? 1 : failed);
