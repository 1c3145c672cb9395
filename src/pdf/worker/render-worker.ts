import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { move } from 'piscina';
import { renderPdf } from '../layout/render';
import type { DocumentView } from '../view-model';

export interface RenderJob {
  readonly id: number;
  readonly view: DocumentView;
}

/** Tells the pool that the job has left the queue: its time limit counts from here. */
export interface JobStarted {
  readonly started: number;
}

/** A larger picture leaves tens of megabytes of garbage, which an idle thread would keep. */
const LARGE_PICTURE = 500_000;

let collectGarbage: (() => void) | undefined;

function freeMemory(): void {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
  }
  collectGarbage();
}

/** Runs in a thread of the pool. The bytes are moved to the caller, not copied. */
export default async function render({ id, view }: RenderJob): Promise<Uint8Array> {
  const message: JobStarted = { started: id };
  parentPort?.postMessage(message);
  const pdf = new Uint8Array(await renderPdf(view));
  if (view.logo && view.logo.width * view.logo.height > LARGE_PICTURE) freeMemory();
  return move(pdf) as unknown as Uint8Array;
}
