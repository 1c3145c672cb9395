import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run } from './setup/project.mjs';

/**
 * `npm run verify:money [-- documents]`: compares totals with an independent computation by fractions, on
 * as many random documents, by default 1,000,000. Takes about half an hour. Ends with 1 at a difference.
 */
const PER_RUN = 100_000;
const TESTS = [
  'tests/unit/domain/tax.property.test.ts',
  'tests/unit/domain/totals.property.test.ts',
];
const TIMEOUT_MS = 24 * 60 * 60 * 1000;

const [text = '1000000'] = process.argv.slice(2);
const documents = Number(text.replaceAll(/[,_]/g, ''));
if (!Number.isInteger(documents) || documents < 1) {
  console.error(`"${text}" is no number of documents. Example: npm run verify:money -- 200000`);
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt({ admin: false });

const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--silent'];
const options = ['--testTimeout', String(TIMEOUT_MS)];
let verified = 0;
while (verified < documents) {
  const count = Math.min(PER_RUN, documents - verified);
  const env = { ...process.env, MONEY_DOCUMENTS: String(count) };
  const code = await run(process.execPath, [...jest, ...TESTS, ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (code !== 0) process.exit(1);
  verified += count;
  const [done, all] = [verified, documents].map((number) => number.toLocaleString('en'));
  console.log(`${done} of ${all} documents: 0 differences`);
}
