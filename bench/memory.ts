import type { Dataset } from './dataset';
import { measure, type Servers } from './measure';
import type { Options } from './options';
import { say } from './report/progress';
import { MEMORY_TARGET_MIB } from './report/print';
import { median } from './report/summary';
import { SCENARIOS, type Scenario } from './scenarios';
import { peakMemory, residentMemory } from './servers/usage';

const EVERY_MS = 5_000;
/** A higher ratio of the last fifth to the second one is growth, and not noise. */
const FLAT = 1.1;

export interface MemoryReport {
  /** In MiB, one per five seconds. */
  samples: number[];
  peak: number;
  /** Median of the last fifth ÷ median of the second. The first fifth is the warm-up. */
  growth: number;
  requests: number;
  failures: number;
  examples: string[];
}

function growthOf(samples: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth));
}

/** Measures the memory of our server under mixed load, with all requests in equal parts. */
export async function watchMemory(
  servers: Servers,
  dataset: Dataset,
  options: Options & { memory: number },
): Promise<MemoryReport> {
  const samples: number[] = [];
  say(`Mixed load for ${options.memory} minutes …`);
  const timer = setInterval(() => {
    samples.push(residentMemory(servers.ours.pid));
    say(`  ${samples.at(-1)?.toFixed(0)} MiB`);
  }, EVERY_MS);
  try {
    const scenarios = Object.keys(SCENARIOS) as Scenario[];
    const load = { ...options, seconds: options.memory * 60 };
    const result = await measure(servers.ours, servers, { scenarios, dataset, seed: 1 }, load);
    const { requests, failures, examples } = result;
    return {
      ...{ samples, peak: peakMemory(servers.ours.pid), growth: growthOf(samples) },
      ...{ requests, failures, examples },
    };
  } finally {
    clearInterval(timer);
  }
}

export function printMemory({
  samples,
  peak,
  growth,
  requests,
  failures,
  examples,
}: MemoryReport): void {
  const flat = growth <= FLAT ? 'flat' : 'GROWING';
  process.stdout.write(
    `\nMemory in MiB, every ${EVERY_MS / 1000} s: ${samples.map((one) => one.toFixed(0)).join(' ')}\n` +
      `Peak ${peak.toFixed(0)} MiB (at most ${MEMORY_TARGET_MIB}); from the second fifth of the time to the last ` +
      `× ${growth.toFixed(3)}: ${flat}. ${requests} requests, ${failures} failures.\n` +
      examples.map((example) => `FAILED ${example}\n`).join(''),
  );
}
