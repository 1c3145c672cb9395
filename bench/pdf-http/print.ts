import { table } from '../report/table';
import type { PdfReport } from './measure';
import type { PdfOptions } from './options';

const TARGETS = { rate: 1.5, p99: 3, memory: 700 };

const figure = (value: number, digits = 1) => value.toFixed(digits);
const verdict = (isGood: boolean) => (isGood ? 'reached' : 'MISSED');

/** The figures of one run, beside those to be reached. */
export function printReport(report: PdfReport, options: PdfOptions): void {
  const { worker, documents, idle, saturated, documentsBeside, memory } = report;
  const rate = documents.perSecond / worker;
  const p99 = saturated.p99 / idle.p99;
  const flat = (memory.samples.at(-1) ?? 0) / (memory.samples[memory.samples.length >> 1] ?? 1);
  const rows = [
    ['', 'figure', 'to reach', ''],
    [`documents/s, one render thread, ${options.lines} lines`, figure(worker), '', ''],
    [
      `documents/s over HTTP, ${options.connections} connections`,
      figure(documents.perSecond),
      '',
      '',
    ],
    ['  ÷ one thread', figure(rate, 2), `≥ ${TARGETS.rate}`, verdict(rate >= TARGETS.rate)],
    [
      '  p50 / p99 of a document, ms',
      `${figure(documents.p50)} / ${figure(documents.p99)}`,
      '',
      '',
    ],
    ['list of invoices idle, p99 ms', figure(idle.p99, 2), '', ''],
    ['list of invoices saturated, p99 ms', figure(saturated.p99, 2), '', ''],
    ['  ÷ idle', figure(p99, 2), `≤ ${TARGETS.p99}`, verdict(p99 <= TARGETS.p99)],
    ['documents/s beside the list', figure(documentsBeside.perSecond), '', ''],
    [
      'memory before / peak, MiB',
      `${figure(memory.before, 0)} / ${figure(memory.peak, 0)}`,
      `≤ ${TARGETS.memory}`,
      verdict(memory.peak <= TARGETS.memory),
    ],
    ['  last ÷ middle sample', figure(flat, 2), '', ''],
  ];
  process.stdout.write(`\n${table(rows)}\n`);
}

/** Wrong answers of all measurements, and some of them in words. */
export function failuresOf(report: PdfReport): { count: number; examples: string[] } {
  const parts = [report.documents, report.idle, report.saturated, report.documentsBeside];
  return {
    count: parts.reduce((sum, { failures }) => sum + failures, 0),
    examples: parts.flatMap(({ examples }) => examples),
  };
}
