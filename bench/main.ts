import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureFilters, printFilters, reportOf } from './filters/main';
import type { Databases } from './databases';
import { SMALL, type Dataset } from './dataset';
import { compare, type Servers } from './measure';
import { parseOptions, type Options } from './options';
import { print, type Report } from './report/print';
import { say } from './report/progress';
import { summarize } from './report/summary';
import { runBenchmark } from './run-benchmark';
import { seed } from './seed';
import { makeOurs } from './servers/ours';
import { startReference } from './servers/reference';
import { peakMemory, residentMemory } from './servers/usage';

/** `npm run bench`: compares this service with a minimal one, in one run on one database server. */
export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args);
  await runBenchmark((databases) => run(databases, options));
}

/** @returns the number of wrong answers */
async function run(databases: Databases, options: Options): Promise<number> {
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours);
  say('Making the tables and the key …');
  const key = await ours.issueKey();
  const { rows } = options;
  await seed(databases, key, { from: 1, to: SMALL, rows });
  const servers: Servers = {
    ours: await ours.start(options.profile),
    reference: await startReference(databases.reference),
    key,
    database: databases.pid,
  };
  say(`Our server is up, with ${residentMemory(servers.ours.pid).toFixed(0)} MiB.`);
  try {
    return await (options.filters ? measureEachFilter : measureAll)(databases, servers, options);
  } finally {
    await Promise.all([servers.ours.stop(), servers.reference.stop()]);
  }
}

async function measureEachFilter(
  databases: Databases,
  servers: Servers,
  { rows, json }: Options,
): Promise<number> {
  const side = { server: servers.ours, key: servers.key, database: databases.ours };
  const small = await measureFilters(side, { mainInvoices: SMALL });
  await seed(databases, servers.key, { from: SMALL + 1, to: rows, rows });
  const large = await measureFilters(side, { mainInvoices: Math.floor(rows / 2) });
  const report = reportOf(small, large);
  printFilters(report, rows);
  write(json, report);
  return report.failures;
}

async function measureAll(
  databases: Databases,
  servers: Servers,
  options: Options,
): Promise<number> {
  const { rows, only } = options;
  const dataset: Dataset = { mainInvoices: Math.floor(rows / 2) };
  const small = only.includes('search')
    ? await compare(servers, ['search'], { mainInvoices: SMALL }, options)
    : [];
  await seed(databases, servers.key, { from: SMALL + 1, to: rows, rows });
  const summaries = (await compare(servers, only, dataset, options)).map(summarize);
  const report: Report = {
    summaries,
    small: small[0] ? summarize(small[0]) : null,
    peakMemory: {
      ours: peakMemory(servers.ours.pid),
      reference: peakMemory(servers.reference.pid),
    },
  };
  print(report, options);
  write(options.json, report);
  return [...summaries, ...(report.small ? [report.small] : [])].reduce(
    (sum, { failures }) => sum + failures,
    0,
  );
}

function write(file: string | null, report: object): void {
  if (file !== null) writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
