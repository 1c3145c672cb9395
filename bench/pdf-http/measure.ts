import { availableParallelism } from 'node:os';
import type { LoadResult, PlannedRequest } from '../load/plan';
import { runMeteredLoad, type MeteredResult } from '../load/metered-load';
import { say } from '../report/progress';
import { peakMemory, residentMemory } from '../servers/usage';
import type { Server } from '../servers/server';
import { startRenderers, type Rendered } from './render-alone';
import { documentRequests, listRequests, storedRequests } from './requests';
import type { PdfOptions } from './options';
import { THREADS_WARM_SECONDS, warmThread } from './worker-rate';

/** The measurements of a round follow each other within seconds, since the load of a machine changes. */
export interface PdfRound {
  /** Documents per second with one render thread. */
  worker: number;
  /** The renderer alone, in one thread. */
  render: Rendered;
  /** The same in as many threads as the service has. Cores that share caches slow each other down. */
  renderOnAll: Rendered;
  documents: MeteredResult;
  /** One connection, so one document after another. */
  single: MeteredResult;
  /** Documents of stored invoices with three lines. */
  stored: MeteredResult;
  /** The list of invoices, alone and while documents are made. */
  idle: LoadResult;
  saturated: LoadResult;
  /** The documents that were made during `saturated`. */
  documentsBeside: LoadResult;
}

export interface PdfReport {
  rounds: PdfRound[];
  /** MiB of the server's process. The samples are one per second from the first document on. */
  memory: { before: number; samples: number[]; peak: number };
}

/** The server under load, its database, and the data in it. */
export interface Subject {
  server: Server;
  /** Process id of PostgreSQL's main process. */
  database: number;
  key: string;
  mainInvoices: number;
}

type Load = (connections: PlannedRequest[][], warmupSeconds?: number) => Promise<MeteredResult>;

function loadOn({ server, database, key }: Subject, { seconds, warmup }: PdfOptions): Load {
  const pids = { server: server.pid, database };
  return (connections, warmupSeconds = warmup) =>
    runMeteredLoad({ port: server.port, key, warmupSeconds, seconds, connections }, pids);
}

/** Measures the parts one after the other, so that each has the whole machine. */
export async function measureAll(subject: Subject, options: PdfOptions): Promise<PdfReport> {
  const { seconds, warmup, rounds } = options;
  const { server } = subject;
  const load = loadOn(subject, options);
  const lists = listRequests(options, subject.mainInvoices);
  const documents = documentRequests(options);

  say('Warming up one render thread in this process, then those of the server …');
  const thread = await warmThread(options);
  const cores = availableParallelism();
  const renderers = await startRenderers(options, THREADS_WARM_SECONDS, cores);
  const before = residentMemory(server.pid);
  await load(documents, THREADS_WARM_SECONDS);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMemory(server.pid)), 1000);
  const measured: PdfRound[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}: the thread, documents over HTTP, the list, both …`);
      const worker = await thread.rate(seconds, warmup);
      const render = await renderers.measure(seconds, 1);
      const renderOnAll = await renderers.measure(seconds, cores);
      const alone = await load(documents);
      const single = await load(documentRequests({ ...options, connections: 1 }));
      const stored = await load(storedRequests(options));
      const idle = await load(lists);
      const [documentsBeside, saturated] = await Promise.all([load(documents), load(lists)]);
      const over = { documents: alone, single, stored };
      measured.push({ worker, render, renderOnAll, ...over, idle, saturated, documentsBeside });
    }
    return { rounds: measured, memory: { before, samples, peak: peakMemory(server.pid) } };
  } finally {
    clearInterval(timer);
    await Promise.all([thread.close(), renderers.close()]);
  }
}
