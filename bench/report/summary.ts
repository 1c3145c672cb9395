import type { MeteredResult } from '../load/metered-load';
import type { Comparison } from '../measure';
import { SCENARIOS, type Measured } from '../scenarios';

/** The medians over all rounds of a server. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  processorMs: number;
  databaseMs: number;
}

export interface Summary {
  label: string;
  ours: Figures;
  reference: Figures;
  /** The rate of our server ÷ that of the reference. */
  ratio: number;
  /** The processor time of the reference and its database ÷ that of ours. It is far less noisy. */
  processorRatio: number;
  target?: number | undefined;
  failures: number;
  examples: string[];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

function figures(rounds: readonly MeteredResult[]): Figures {
  const of = (field: keyof Figures) => median(rounds.map((round) => round[field]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    processorMs: of('processorMs'),
    databaseMs: of('databaseMs'),
  };
}

const processor = ({ processorMs, databaseMs }: Figures): number => processorMs + databaseMs;

export function summarize({ scenario, ours, reference }: Comparison): Summary {
  const { label, target }: Measured = SCENARIOS[scenario];
  const all = [
    ...ours.map((one) => ['ours', one] as const),
    ...reference.map((one) => ['reference', one] as const),
  ];
  const [a, b] = [figures(ours), figures(reference)];
  return {
    label,
    target,
    ours: a,
    reference: b,
    ratio: a.perSecond / b.perSecond,
    processorRatio: processor(b) / processor(a),
    failures: all.reduce((sum, [, one]) => sum + one.failures, 0),
    examples: all.flatMap(([who, one]) => one.examples.map((example) => `${who}: ${example}`)),
  };
}
