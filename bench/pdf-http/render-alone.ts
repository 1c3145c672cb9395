import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { parseGeneratorBody } from '../../src/generator/body';
import { generatorView } from '../../src/generator/view';
import { renderPdf } from '../../src/pdf/document/render';
import { median } from '../report/summary';
import { documentOf } from './requests';
import type { PdfOptions } from './options';

/** One document by the renderer alone, in milliseconds. */
export interface Rendered {
  /** The median. */
  readonly latency: number;
  /** The mean, with everything that V8 does beside it. */
  readonly processor: number;
}

/** Threads that call the renderer and do nothing else: no queue, no messages, no HTTP. */
export interface Renderers {
  /** @param threads how many of them work */
  readonly measure: (seconds: number, threads: number) => Promise<Rendered>;
  readonly close: () => Promise<unknown>;
}

interface Order {
  readonly lines: number;
  readonly seconds: number;
}

/** Measures in this process, so nothing else may run in it. @param count of the threads */
export async function startRenderers(
  { lines }: PdfOptions,
  warmup: number,
  count: number,
): Promise<Renderers> {
  const resourceLimits = { maxYoungGenerationSizeMb: 32 };
  const all = Array.from({ length: count }, () => new Worker(__filename, { resourceLimits }));
  const timesOf = async (thread: Worker, seconds: number): Promise<number[]> => {
    thread.postMessage({ lines, seconds } satisfies Order);
    // Throws the error of a thread that fails.
    const [times] = await once(thread, 'message');
    return times as number[];
  };
  const measure = async (seconds: number, threads: number) => {
    const before = process.cpuUsage();
    const work = all.slice(0, threads).map((thread) => timesOf(thread, seconds));
    const times = (await Promise.all(work)).flat();
    const { user, system } = process.cpuUsage(before);
    return { latency: median(times), processor: (user + system) / 1000 / times.length };
  };
  await measure(warmup, count);
  return { measure, close: () => Promise.all(all.map((thread) => thread.terminate())) };
}

/** The time of each document, in milliseconds. */
async function renderFor({ lines, seconds }: Order): Promise<number[]> {
  const parsed = parseGeneratorBody(documentOf(lines));
  if (!parsed.ok) throw new Error(parsed.error);
  const view = generatorView(parsed.body);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await renderPdf(view);
    times.push(performance.now() - began);
  }
  return times;
}

if (!isMainThread) {
  parentPort?.on('message', (order: Order) => {
    void renderFor(order).then((times) => parentPort?.postMessage(times));
  });
}
