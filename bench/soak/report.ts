import { cpus } from 'node:os';
import { table } from '../report/table';
import type { Heap } from './heap';
import type { Minute } from './monitor';
import type { SoakOptions } from './options';
import { faultsOf, type Settled } from './settle';
import type { SettledAll } from './outboxes';
import type { Tally } from './tally';
import { growthOf, lastPart, slopePerHour, type Sample } from './trend';

export interface SoakReport {
  options: SoakOptions;
  samples: Sample[];
  minutes: Minute[];
  /** After a collection of garbage: before the load, after a sixth of the time, and at the end. */
  heaps: { start: Heap; early: Heap; end: Heap };
  peak: number;
  /** Processor seconds per second of the load. */
  processors: { service: number; database: number };
  counts: { kind: string; right: number; failed: number }[];
  settled: SettledAll;
  examples: string[];
}

const mib = (value: number | undefined): string => (value ?? NaN).toFixed(0);

function minuteTable(minutes: readonly Minute[]): string {
  const head = ['minute', 'MiB', 'heap of main', 'requests/s', 'webhooks wait', 'mails wait'];
  const rows = minutes.map(({ minute, heap, perSecond, waiting }) => [
    String(minute),
    mib(heap.resident),
    mib(heap.total),
    perSecond.toFixed(0),
    String(waiting.webhooks),
    String(waiting.mails),
  ]);
  return table([head, ...rows]);
}

function heapTable({ heaps, options }: SoakReport): string {
  const row = (name: string, heap: Heap) => [name, ...[heap.used, heap.external].map(mib)];
  return table([
    ['after a collection of garbage, MiB', 'heap', 'outside it'],
    row('before the load', heaps.start),
    row(`after ${(options.minutes / 6).toFixed(1)} minutes`, heaps.early),
    row('after the load', heaps.end),
  ]);
}

function memoryLines({ samples, peak, processors }: SoakReport): string[] {
  const [first, last] = [samples[0]?.mib, samples.at(-1)?.mib];
  const slope = (part: number): string => slopePerHour(lastPart(samples, part)).toFixed(1);
  const share = (value: number): string => `${(100 * value).toFixed(0)} %`;
  return [
    `Resident memory in MiB: first ${mib(first)}, last ${mib(last)}, peak ${mib(peak)}.`,
    `Trend in MiB per hour: ${slope(2 / 3)} over the last two thirds, ${slope(1 / 3)} over the last third; ` +
      `from the second fifth to the last × ${growthOf(samples).toFixed(3)}.`,
    `Processor: service ${share(processors.service)}, database ${share(processors.database)} of one core.`,
  ];
}

function outboxTable({ webhooks, mails }: SettledAll): string {
  const row = (name: string, { stored, arrived, lost, doubled, wrong, waiting }: Settled) => [
    name,
    ...[stored, arrived, lost, doubled, wrong, waiting].map(String),
  ];
  const head = ['', 'stored', 'arrived', 'lost', 'doubled', 'wrong', 'waiting'];
  return table([head, row('webhooks', webhooks), row('mails', mails)]);
}

export function describeCounts(tally: Tally): SoakReport['counts'] {
  return [...tally.counts]
    .map(([kind, count]) => ({ kind, ...count }))
    .sort((a, b) => b.right - a.right);
}

/** Wrong answers, and rows of outboxes that did not arrive exactly once. */
export function failuresOf({ counts, settled }: SoakReport): number {
  const answers = counts.reduce((sum, { failed }) => sum + failed, 0);
  return answers + faultsOf(settled.webhooks) + faultsOf(settled.mails);
}

export function print(report: SoakReport): void {
  const { options, minutes, counts, settled, examples } = report;
  const requests = counts.map(({ kind, right, failed }) => [kind, String(right), String(failed)]);
  const lines = [
    '',
    `${options.minutes} minutes of mixed load over ${options.connections} connections, ${options.rows} invoices at the start, ` +
      `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}.`,
    '',
    ...(minutes.length > 0 ? [minuteTable(minutes), ''] : []),
    heapTable(report),
    '',
    ...memoryLines(report),
    '',
    table([['requests', 'right', 'failed'], ...requests]),
    '',
    outboxTable(settled),
    '',
    `${failuresOf(report)} failures.`,
    ...examples.map((example) => `FAILED ${example}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
