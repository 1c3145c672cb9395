import type { Dataset } from './dataset';
import { runMeteredLoad, type MeteredResult } from './load/metered-load';
import type { Options } from './options';
import { say } from './report/progress';
import { requestsOf, SCENARIOS, type Measured, type Scenario } from './scenarios';
import type { Server } from './servers/server';

/** Measurements of one scenario on both servers: one per server and round. */
export interface Comparison {
  scenario: Scenario;
  ours: MeteredResult[];
  reference: MeteredResult[];
}

export interface Servers {
  ours: Server;
  reference: Server;
  key: string;
  /** Process id of the database's server. */
  database: number;
}

async function measure(
  server: Server,
  { key, database }: Pick<Servers, 'key' | 'database'>,
  requests: { scenarios: readonly Scenario[]; dataset: Dataset; seed: number },
  { connections, seconds, warmup }: Pick<Options, 'connections' | 'seconds' | 'warmup'>,
): Promise<MeteredResult> {
  const { scenarios, dataset, seed } = requests;
  const plan = {
    port: server.port,
    key,
    warmupSeconds: warmup,
    seconds,
    connections: requestsOf(scenarios, dataset, { connections, seed }),
  };
  return runMeteredLoad(plan, { server: server.pid, database });
}

/** The server and the requests of one side of a comparison. */
function sideOf(servers: Servers, scenario: Scenario, who: 'ours' | 'reference') {
  const { beside }: Measured = SCENARIOS[scenario];
  if (who === 'ours' || beside === undefined) return { server: servers[who], measured: scenario };
  return { server: servers.ours, measured: beside };
}

/** Measures both sides, one after the other. The first one changes with each round. */
async function compareOnce(
  servers: Servers,
  comparison: Comparison,
  dataset: Dataset,
  round: number,
  options: Options,
): Promise<void> {
  const { scenario } = comparison;
  const order =
    round % 2 === 1 ? (['ours', 'reference'] as const) : (['reference', 'ours'] as const);
  for (const who of order) {
    const { server, measured } = sideOf(servers, scenario, who);
    const requests = { scenarios: [measured], dataset, seed: round };
    const result = await measure(server, servers, requests, options);
    comparison[who].push(result);
    const failed = result.failures > 0 ? `, ${result.failures} FAILED` : '';
    say(`  ${SCENARIOS[scenario].label}, ${who}: ${Math.round(result.perSecond)}/s${failed}`);
  }
}

/** All rounds of some scenarios. */
export async function compare(
  servers: Servers,
  scenarios: readonly Scenario[],
  dataset: Dataset,
  options: Options,
): Promise<Comparison[]> {
  const comparisons = scenarios.map((scenario): Comparison => ({
    scenario,
    ours: [],
    reference: [],
  }));
  for (let round = 1; round <= options.rounds; round += 1) {
    say(`Round ${round} of ${options.rounds}, ${dataset.mainInvoices} invoices in the business`);
    for (const comparison of comparisons) {
      await compareOnce(servers, comparison, dataset, round, options);
    }
  }
  return comparisons;
}
