import { median } from '../report/summary';
import { table } from '../report/table';
import type { MeteredResult } from '../load/metered-load';
import type { PdfReport, PdfRound } from './measure';
import type { PdfOptions } from './options';

const TARGETS = { rate: 1.5, p99: 3, memory: 700, single: 2, processor: 1.2 };

const figure = (value: number, digits = 1) => value.toFixed(digits);
const verdict = (isGood: boolean) => (isGood ? 'reached' : 'MISSED');

const plain = (label: string, value: string) => [label, value, '', ''];

const atMost = (label: string, value: number, target: number) => [
  label,
  figure(value, 2),
  `≤ ${target}`,
  verdict(value <= target),
];

const inTwo = (separator: string, ...values: number[]) =>
  values.map((value) => figure(value, 2)).join(separator);

const processorOf = ({ processorMs, databaseMs }: MeteredResult) => processorMs + databaseMs;

/** Documents over HTTP beside the renderer alone. */
function besideRender(rounds: readonly PdfRound[]): string[][] {
  const of = (pick: (round: PdfRound) => number) => median(rounds.map(pick));
  const parts = (name: 'documents' | 'stored') => {
    const of = (part: 'processorMs' | 'databaseMs') => median(rounds.map((one) => one[name][part]));
    return inTwo(' + ', of('processorMs'), of('databaseMs'));
  };
  const alone = [of(({ render }) => render.latency), of(({ render }) => render.processor)];
  const single = of(({ single, render }) => single.p50 / render.latency);
  const over = of(({ documents, render }) => processorOf(documents) / render.processor);
  const all = of(({ documents, renderOnAll: on }) => processorOf(documents) / on.processor);
  const p50 = of(({ single }) => single.p50);
  return [
    plain('the renderer alone, ms / ms of processor', inTwo(' / ', ...alone)),
    plain('one after another over HTTP, p50 ms', inTwo('', p50)),
    atMost('  ÷ the renderer', single, TARGETS.single),
    plain('processor ms per document, service + database', parts('documents')),
    atMost('  ÷ the renderer', over, TARGETS.processor),
    plain('  ÷ the renderer on all cores at once', inTwo('', all)),
    plain('  of a stored invoice, three lines', parts('stored')),
  ];
}

/**
 * The figures of one run beside their targets. Each ratio compares figures of one round, and not
 * medians.
 */
export function printReport({ rounds, memory }: PdfReport, options: PdfOptions): void {
  const of = (pick: (round: PdfRound) => number) => median(rounds.map(pick));
  const rates = rounds.map(({ worker, documents }) => documents.perSecond / worker);
  const [rate, p99] = [median(rates), of(({ saturated, idle }) => saturated.p99 / idle.p99)];
  const latency = [of(({ documents }) => documents.p50), of(({ documents }) => documents.p99)];
  const flat = (memory.samples.at(-1) ?? 0) / (memory.samples[memory.samples.length >> 1] ?? 1);
  const rows = [
    ['', 'figure', 'to reach', ''],
    plain(
      `documents/s, one render thread, ${options.lines} lines`,
      figure(of(({ worker }) => worker)),
    ),
    plain(
      `documents/s over HTTP, ${options.connections} connections`,
      figure(of(({ documents }) => documents.perSecond)),
    ),
    ['  ÷ one thread', figure(rate, 2), `≥ ${TARGETS.rate}`, verdict(rate >= TARGETS.rate)],
    plain('  of each round', rates.map((one) => figure(one, 2)).join(' ')),
    plain('  p50 / p99 of a document, ms', latency.map((ms) => figure(ms)).join(' / ')),
    ...besideRender(rounds),
    plain(
      'list of invoices idle, p99 ms',
      figure(
        of(({ idle }) => idle.p99),
        2,
      ),
    ),
    plain(
      'list of invoices saturated, p99 ms',
      figure(
        of(({ saturated }) => saturated.p99),
        2,
      ),
    ),
    ['  ÷ idle', figure(p99, 2), `≤ ${TARGETS.p99}`, verdict(p99 <= TARGETS.p99)],
    plain(
      'documents/s beside the list',
      figure(of(({ documentsBeside: { perSecond } }) => perSecond)),
    ),
    [
      'memory before / peak, MiB',
      `${figure(memory.before, 0)} / ${figure(memory.peak, 0)}`,
      `≤ ${TARGETS.memory}`,
      verdict(memory.peak <= TARGETS.memory),
    ],
    plain('  last ÷ middle sample', figure(flat, 2)),
  ];
  process.stdout.write(
    `\nMedians of ${rounds.length} rounds of ${options.seconds} s\n${table(rows)}\n`,
  );
}

/** The number of wrong answers in all measurements, and the texts of some. */
export function failuresOf({ rounds }: PdfReport): { count: number; examples: string[] } {
  const parts = rounds.flatMap(
    ({ documents, single, stored, idle, saturated, documentsBeside }) => {
      return [documents, single, stored, idle, saturated, documentsBeside];
    },
  );
  return {
    count: parts.reduce((sum, { failures }) => sum + failures, 0),
    examples: parts.flatMap(({ examples }) => examples),
  };
}
