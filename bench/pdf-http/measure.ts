import type { LoadResult, PlannedRequest } from '../load/plan';
import { runLoad } from '../load/run-load';
import { say } from '../report/progress';
import { peakMemory, residentMemory } from '../servers/usage';
import type { Server } from '../servers/server';
import { documentRequests, listRequests } from './requests';
import type { PdfOptions } from './options';
import { THREADS_WARM_SECONDS, warmThread } from './worker-rate';

/** The measurements of a round follow each other within seconds, since the load of a machine changes. */
export interface PdfRound {
  /** Documents per second with one render thread. */
  worker: number;
  documents: LoadResult;
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

/** Measures the parts one after the other, so that each has the whole machine. */
export async function measureAll(
  server: Server,
  key: string,
  mainInvoices: number,
  options: PdfOptions,
): Promise<PdfReport> {
  const { seconds, warmup, rounds } = options;
  const load = (connections: PlannedRequest[][], warmupSeconds = warmup) =>
    runLoad({ port: server.port, key, warmupSeconds, seconds, connections });
  const lists = listRequests(options, mainInvoices);
  const documents = documentRequests(options);

  say('Warming up one render thread in this process, then those of the server …');
  const thread = await warmThread(options);
  const before = residentMemory(server.pid);
  await load(documents, THREADS_WARM_SECONDS);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMemory(server.pid)), 1000);
  const measured: PdfRound[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}: the thread, documents over HTTP, the list, both …`);
      const worker = await thread.rate(seconds, warmup);
      const alone = await load(documents);
      const idle = await load(lists);
      const [documentsBeside, saturated] = await Promise.all([load(documents), load(lists)]);
      measured.push({ worker, documents: alone, idle, saturated, documentsBeside });
    }
    return { rounds: measured, memory: { before, samples, peak: peakMemory(server.pid) } };
  } finally {
    clearInterval(timer);
    await thread.close();
  }
}
