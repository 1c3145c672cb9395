import { cpus } from 'node:os';
import type { Options } from '../options';
import { RATE_LIMIT } from '../servers/ours';
import type { Figures, Summary } from './summary';
import { table } from './table';

const MEMORY_TARGET_MIB = 350;
const SEARCH_GROWTH_TARGET = 2;

export interface Report {
  summaries: Summary[];
  /** The search with 1,000 invoices in the business; null when it was not measured. */
  small: Summary | null;
  peakMemory: { ours: number; reference: number };
}

const rate = (value: number): string => Math.round(value).toLocaleString('en');
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** Processor milliseconds per request: server + database. On a busy machine they decide the speed. */
const cpu = (...figures: Figures[]): string[] =>
  figures.map((one) => `${one.processorMs.toFixed(2)}+${one.databaseMs.toFixed(2)}`);

function rows(summaries: readonly Summary[]): string[][] {
  return summaries.map(({ label, ours, reference, ratio, target, processorRatio, failures }) => [
    label,
    rate(ours.perSecond),
    rate(reference.perSecond),
    ratio.toFixed(2),
    ms(ours.p50),
    ms(ours.p99),
    ms(reference.p50),
    ms(reference.p99),
    ...cpu(ours, reference),
    processorRatio.toFixed(2),
    target ? `≥ ${target}` : '–',
    String(failures),
  ]);
}

const HEAD = [
  '',
  'ours/s',
  'reference/s',
  'ratio',
  'p50 ms',
  'p99 ms',
  'ref p50',
  'ref p99',
  'CPU ms',
  'ref CPU',
  'CPU ratio',
  'target',
  'failures',
];

/** The ratio of the times of a search with all invoices and with 1,000. */
function searchGrowth({ small, summaries }: Report): number | null {
  const large = summaries.find((one) => one.label === small?.label);
  return small && large ? large.ours.p50 / small.ours.p50 : null;
}

function searchLine(report: Report): string[] {
  const growth = searchGrowth(report);
  if (growth === null || !report.small) return [];
  const { ours, reference, failures } = report.small;
  return [
    `Search with 1,000 invoices in the business: ours ${rate(ours.perSecond)}/s, p50 ${ms(ours.p50)} ms; ` +
      `reference ${rate(reference.perSecond)}/s, p50 ${ms(reference.p50)} ms; ${failures} failures.`,
    `With all of them ours takes ${growth.toFixed(2)} times as long (at most ${SEARCH_GROWTH_TARGET}).`,
  ];
}

export function print(report: Report, options: Options): void {
  const { ours, reference } = report.peakMemory;
  const lines = [
    '',
    `${rate(options.rows)} invoices of three lines, ${rate(Math.floor(options.rows / 2))} of them in the business that is measured; ` +
      `${options.connections} connections, medians of ${options.rounds} rounds of ${options.seconds} s, ` +
      `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}.`,
    `The service runs as in production, with its limit of requests per minute at ${RATE_LIMIT}.`,
    '',
    table([HEAD, ...rows(report.summaries)]),
    '',
    ...searchLine(report),
    `Peak memory: ours ${ours.toFixed(0)} MiB (at most ${MEMORY_TARGET_MIB}), reference ${reference.toFixed(0)} MiB.`,
    ...report.summaries.flatMap(({ examples }) => examples.map((one) => `FAILED ${one}`)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
