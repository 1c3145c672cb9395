import { parentPort } from 'node:worker_threads';
import { move } from 'piscina';
import { renderPdf } from './render';
import type { DocumentView } from './view-model';

export interface RenderJob {
  readonly id: number;
  readonly view: DocumentView;
}

/** Tells the pool that the job has left the queue: its time counts from here. */
export interface JobStarted {
  readonly started: number;
}

/** Runs in a thread of the pool. The bytes are handed over, not copied. */
export default async function render({ id, view }: RenderJob): Promise<Uint8Array> {
  const message: JobStarted = { started: id };
  parentPort?.postMessage(message);
  const pdf = new Uint8Array(await renderPdf(view));
  return move(pdf) as unknown as Uint8Array;
}
