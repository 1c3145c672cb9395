import type { LoadResult, PlannedRequest } from '../load/plan';
import { runLoad } from '../load/run-load';
import { say } from '../report/progress';
import { peakMemory, residentMemory } from '../servers/usage';
import type { Server } from '../servers/server';
import { documentRequests, listRequests } from './requests';
import type { PdfOptions } from './options';
import { measureWorker, THREADS_WARM_SECONDS } from './worker-rate';

export interface PdfReport {
  /** Documents a second. */
  worker: number;
  documents: LoadResult;
  /** The list of invoices, alone and beside the documents. */
  idle: LoadResult;
  saturated: LoadResult;
  /** The documents that were made meanwhile. */
  documentsBeside: LoadResult;
  /** MiB of the server's process, one a second while saturated. */
  memory: { before: number; samples: number[]; peak: number };
}

/** One part after the other: each has the machine to itself. */
export async function measureAll(
  server: Server,
  key: string,
  mainInvoices: number,
  options: PdfOptions,
): Promise<PdfReport> {
  const { seconds, warmup } = options;
  const load = (connections: PlannedRequest[][], warmupSeconds = warmup) =>
    runLoad({ port: server.port, key, warmupSeconds, seconds, connections });
  const lists = listRequests(options, mainInvoices);
  const documents = documentRequests(options);

  say('One render thread in this process …');
  const worker = await measureWorker(options);
  say('The list of invoices, the generator idle …');
  const idle = await load(lists);
  const before = residentMemory(server.pid);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMemory(server.pid)), 1000);
  try {
    say(`Documents over ${options.connections} connections …`);
    const alone = await load(documents, Math.max(warmup, THREADS_WARM_SECONDS));
    say('Both at once …');
    const [documentsBeside, saturated] = await Promise.all([load(documents), load(lists)]);
    const memory = { before, samples, peak: peakMemory(server.pid) };
    return { worker, documents: alone, idle, saturated, documentsBeside, memory };
  } finally {
    clearInterval(timer);
  }
}
