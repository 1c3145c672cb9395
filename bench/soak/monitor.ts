import type { Client } from 'pg';
import { say } from '../report/progress';
import type { Server } from '../servers/server';
import { residentMemory } from '../servers/usage';
import { readHeap, type Heap } from './heap';
import { waitingIn, type Waiting } from './outboxes';
import type { Receipts } from './receipts';
import type { Tally } from './tally';
import type { Sample } from './trend';

const SAMPLE_MS = 5_000;
const MINUTE_MS = 60_000;

/** The state at the end of a minute. */
export interface Minute {
  minute: number;
  heap: Heap;
  /** Requests per second during this minute. */
  perSecond: number;
  failures: number;
  waiting: Waiting;
  webhooks: number;
  mails: number;
}

export interface Watched {
  server: Server;
  probe: string;
  client: Client;
  tally: Tally;
  receipts: { webhooks: Receipts; mails: Receipts };
}

/** The figures of a run, which grow while it lasts. */
export interface Monitor {
  samples: Sample[];
  minutes: Minute[];
  stop(): void;
}

async function endMinute(
  { probe, client, tally, receipts }: Watched,
  minutes: Minute[],
  requestsBefore: number,
): Promise<void> {
  const [heap, waiting] = [await readHeap(probe, 'read'), await waitingIn(client)];
  const minute: Minute = {
    minute: minutes.length + 1,
    heap,
    waiting,
    failures: tally.failures,
    perSecond: (tally.requests - requestsBefore) / (MINUTE_MS / 1000),
    webhooks: receipts.webhooks.arrived.size,
    mails: receipts.mails.arrived.size,
  };
  minutes.push(minute);
  say(
    `  minute ${minute.minute}: ${heap.resident.toFixed(0)} MiB, ${minute.perSecond.toFixed(0)} requests/s, ` +
      `${minute.failures} failures; ${minute.webhooks} webhooks arrived and ${waiting.webhooks} wait, ` +
      `${minute.mails} mails arrived and ${waiting.mails} wait`,
  );
}

/** Samples the memory every five seconds, and prints a line each minute. */
export function watch(watched: Watched): Monitor {
  const [samples, minutes]: [Sample[], Minute[]] = [[], []];
  const began = performance.now();
  let requests = 0;
  const sampling = setInterval(() => {
    const seconds = (performance.now() - began) / 1000;
    samples.push({ seconds, mib: residentMemory(watched.server.pid) });
  }, SAMPLE_MS);
  const counting = setInterval(() => {
    const before = requests;
    requests = watched.tally.requests;
    endMinute(watched, minutes, before).catch((error: unknown) => say(String(error)));
  }, MINUTE_MS);
  const stop = () => {
    clearInterval(sampling);
    clearInterval(counting);
  };
  return { samples, minutes, stop };
}
