import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { FacturX } from '../archive/factur-x';
import { sansFont } from '../fonts/fonts';
import { checkInternals } from '../internals/check';
import { moved } from '../internals/piscina';
import { renderPdf } from '../document/render';
import { renderReport } from '../report/render';
import { isReport, type PrintedView } from '../report/view';

export interface RenderJob {
  readonly id: number;
  readonly view: PrintedView;
  /** Only of a document; a report has none. */
  readonly facturX?: FacturX | undefined;
}

/** Tells the pool that the job has left the queue: its time limit counts from here. */
export interface JobStarted {
  readonly started: number;
}

/** A larger picture leaves tens of megabytes of garbage, which an idle thread would keep. */
const LARGE_PICTURE = 500_000;

/** Checked once, with the first document: the warm-up at the start of the service. */
let internals: Promise<void> | undefined;

let collectGarbage: (() => void) | undefined;

function freeMemory(): void {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc');
  }
  collectGarbage?.();
}

/** Runs in a thread of the pool. The bytes are moved to the caller, not copied. */
export default async function render({ id, view, facturX }: RenderJob): Promise<Uint8Array> {
  // Before the start of the job, so that the check takes none of its time.
  await (internals ??= sansFont().then(checkInternals));
  const message: JobStarted = { started: id };
  parentPort?.postMessage(message);
  const drawn = isReport(view) ? renderReport(view) : renderPdf(view, facturX);
  const pdf = new Uint8Array(await drawn);
  const logo = isReport(view) ? undefined : view.logo;
  if (logo && logo.width * logo.height > LARGE_PICTURE) freeMemory();
  return moved(pdf);
}
