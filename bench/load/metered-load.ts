import { processorSeconds, processorSecondsOfChildren, usedBetween } from '../servers/usage';
import type { LoadPlan, LoadResult } from './plan';
import { runLoad } from './run-load';

export interface MeteredResult extends LoadResult {
  /** Processor time of the server's process per request. */
  processorMs: number;
  /** Processor time of the database per request. */
  databaseMs: number;
}

/** The processes that a load keeps busy. */
export interface Metered {
  server: number;
  /** PostgreSQL's main process, the parent of its connections. */
  database: number;
}

/** Runs a plan, and tells the processor time that its requests took. */
export async function runMeteredLoad(plan: LoadPlan, pids: Metered): Promise<MeteredResult> {
  const used = () => ({
    server: processorSeconds(pids.server),
    database: processorSecondsOfChildren(pids.database),
  });
  const before = used();
  const result = await runLoad(plan);
  const after = used();
  const { seconds, warmupSeconds } = plan;
  // Subtracts the share of the warm-up, and assumes the same load during it.
  const share = (seconds / (seconds + warmupSeconds)) * (1000 / Math.max(1, result.requests));
  return {
    ...result,
    processorMs: (after.server - before.server) * share,
    databaseMs: usedBetween(before.database, after.database) * share,
  };
}
