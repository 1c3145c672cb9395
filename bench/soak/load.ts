import { setTimeout as sleep } from 'node:timers/promises';
import { readExport } from '../csv/read-export';
import { MAIN_CUSTOMERS, randomNumbers, type Dataset } from '../dataset';
import { problemOf } from '../load/check-answer';
import { bytesOf } from '../load/generator';
import { HttpConnection, type HttpAnswer } from '../load/http-connection';
import { KINDS, PLACES } from './kinds';
import type { Tally } from './tally';

interface Target {
  port: number;
  key: string;
  dataset: Dataset;
}

/** No request of the load takes nearly as long on a service that works. */
const ANSWER_LIMIT_MS = 60_000;
const BETWEEN_EXPORTS_MS = 60_000;

function answerOf(connection: HttpConnection, request: Buffer): Promise<HttpAnswer | Error> {
  return new Promise((done) => {
    const late = () => done(new Error(`no answer within ${ANSWER_LIMIT_MS / 1000} s`));
    const timer = setTimeout(late, ANSWER_LIMIT_MS);
    connection.send(request, (answer) => {
      clearTimeout(timer);
      done(answer);
    });
  });
}

/** Sends one request after the other. A broken connection is a failure, and another one follows. */
async function drive(
  target: Target,
  seed: number,
  tally: Tally,
  stopped: AbortSignal,
): Promise<void> {
  const random = randomNumbers(seed);
  const pick = (max: number): number => 1 + Math.floor(random() * max);
  let connection = await HttpConnection.open(target.port);
  for (let count = 0; !stopped.aborted; count += 1) {
    const kind = PLACES[pick(PLACES.length) - 1] ?? 'list';
    const request = KINDS[kind].request(pick, target.dataset);
    const answer = await answerOf(connection, bytesOf(target, request));
    const broken = answer instanceof Error;
    tally.note(kind, broken ? answer.message : problemOf(answer, request.expected, count));
    if (!broken) continue;
    connection.close();
    connection = await HttpConnection.open(target.port);
  }
  connection.close();
}

/** The exports, and the least number of rows in each. */
const exportsOf = ({ mainInvoices }: Dataset) => [
  { path: 'invoices', least: mainInvoices },
  { path: 'customers', least: MAIN_CUSTOMERS },
  { path: 'invoices?lines=true', least: 3 * mainInvoices },
];

/** Reads an export each minute, each time another list. */
async function exportOn(target: Target, tally: Tally, stopped: AbortSignal): Promise<void> {
  const lists = exportsOf(target.dataset);
  for (let count = 0; !stopped.aborted; count += 1) {
    const { path, least } = lists[count % lists.length] ?? { path: 'invoices', least: 0 };
    try {
      const { rows } = await readExport(target, path);
      tally.note('export', rows >= least ? null : `${path}: ${rows} rows, not ${least}`);
    } catch (error) {
      tally.note('export', String(error));
    }
    await sleep(BETWEEN_EXPORTS_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** The running load. */
export interface Load {
  /** Fails when the service can no longer be reached. */
  ended: Promise<void>;
  /** Sends nothing more, and waits for all open answers. */
  stop(): Promise<void>;
}

export function startLoad(target: Target, connections: number, tally: Tally): Load {
  const stopping = new AbortController();
  const drivers = Array.from({ length: connections }, (_, index) =>
    drive(target, index + 1, tally, stopping.signal),
  );
  const all = Promise.all([...drivers, exportOn(target, tally, stopping.signal)]);
  const ended = all.then(() => undefined);
  return {
    ended,
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
