import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemOf } from './check-answer';
import { HttpConnection } from './http-connection';
import type { LoadPlan, LoadResult, PlannedRequest } from './plan';

const EXAMPLES = 3;

/** The counts of all connections together. */
interface Tally {
  measuring: boolean;
  stopped: boolean;
  latencies: RecordableHistogram;
  failures: number;
  examples: string[];
}

/** The bytes of a request on a kept-alive connection. */
export function bytesOf(
  plan: Pick<LoadPlan, 'port' | 'key'>,
  { method, path, body }: PlannedRequest,
): Buffer {
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${plan.port}\r\n` +
      `Authorization: Bearer ${plan.key}\r\nAccept: application/json\r\n${content}\r\n${body ?? ''}`,
  );
}

function fail(tally: Tally, problem: string): void {
  tally.failures += 1;
  if (tally.examples.length < EXAMPLES) tally.examples.push(problem);
}

/** Sends one request after the other until it is told to stop. A broken connection ends as a failure. */
function drive(
  connection: HttpConnection,
  requests: readonly (PlannedRequest & { bytes: Buffer })[],
  tally: Tally,
): void {
  let count = 0;
  const next = (): void => {
    const request = requests[count % requests.length];
    if (tally.stopped || request === undefined) return;
    const started = process.hrtime.bigint();
    connection.send(request.bytes, (answer) => {
      if (tally.stopped) return;
      if (answer instanceof Error) return fail(tally, answer.message);
      if (tally.measuring) tally.latencies.record(process.hrtime.bigint() - started);
      const problem = problemOf(answer, request.expected, count);
      if (problem !== null) fail(tally, problem);
      count += 1;
      next();
    });
  };
  next();
}

/**
 * Runs a plan against a server on this machine. Each connection sends a request when it has the
 * last answer.
 */
export async function generate(plan: LoadPlan): Promise<LoadResult> {
  const tally: Tally = {
    measuring: false,
    stopped: false,
    latencies: createHistogram({ figures: 3 }),
    failures: 0,
    examples: [],
  };
  const connections = await Promise.all(plan.connections.map(() => HttpConnection.open(plan.port)));
  connections.forEach((connection, index) => {
    const requests = plan.connections[index] ?? [];
    drive(
      connection,
      requests.map((request) => ({ ...request, bytes: bytesOf(plan, request) })),
      tally,
    );
  });
  await sleep(plan.warmupSeconds * 1000);
  tally.measuring = true;
  const started = performance.now();
  await sleep(plan.seconds * 1000);
  tally.stopped = true;
  const seconds = (performance.now() - started) / 1000;
  connections.forEach((connection) => connection.close());
  const { latencies, failures, examples } = tally;
  const milliseconds = (percent: number) => latencies.percentile(percent) / 1e6;
  return {
    requests: latencies.count,
    perSecond: latencies.count / seconds,
    p50: milliseconds(50),
    p99: milliseconds(99),
    failures,
    examples,
  };
}
