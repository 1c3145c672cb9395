import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Databases } from '../databases';
import { SMALL } from '../dataset';
import { runBenchmark } from '../run-benchmark';
import { say } from '../report/progress';
import { seed } from '../seed';
import { makeOurs } from '../servers/ours';
import { setMemoryFlags } from '../../scripts/memory-flags';
import { measureAll, type PdfReport } from './measure';
import { parseOptions, type PdfOptions } from './options';
import { failuresOf, printReport } from './print';

/** All documents come from one address, so this limit is high. The count itself is still measured. */
const SETTINGS = { GENERATOR_MONTHLY_LIMIT: '1000000', GENERATOR_ATTEMPTS_PER_MINUTE: '1000000' };

/** The second part of `npm run bench -- pdf`: documents over HTTP, and the API under the same load. */
export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args);
  setMemoryFlags();
  await runBenchmark((databases) => run(databases, options));
}

/** @returns the exit code: 1 when an answer was wrong, even with good figures */
async function run(databases: Databases, options: PdfOptions): Promise<number> {
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours, SETTINGS);
  say('Making the tables and the key …');
  const key = await ours.issueKey();
  await seed(databases, key, { from: 1, to: SMALL, rows: 2 * SMALL });
  const server = await ours.start(null);
  let report: PdfReport;
  try {
    const subject = { server, database: databases.pid, key, mainInvoices: SMALL };
    report = await measureAll(subject, options);
  } finally {
    await server.stop();
  }
  printReport(report, options);
  if (options.json !== null) {
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  const { count, examples } = failuresOf(report);
  if (count > 0) process.stdout.write(`\n${count} answers were WRONG:\n${examples.join('\n')}\n`);
  return count > 0 ? 1 : 0;
}
