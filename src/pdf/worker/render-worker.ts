import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { FacturX } from '../archive/factur-x';
import { sansFont } from '../fonts/fonts';
import { checkInternals } from '../internals/check';
import { moved } from '../internals/piscina';
import { loadFonts, renderPdf } from '../document/render';
import { renderReport } from '../report/render';
import { isReport, type PrintedView } from '../report/view';

export interface RenderJob {
  readonly id: number;
  readonly view: PrintedView;
  /** Only of a document; a report has none. */
  readonly facturX?: FacturX | undefined;
}

/** Tells the pool what a job begins with: its time limit counts from here. */
export interface JobStarted {
  readonly started: number;
  readonly step: 'fonts' | 'drawing';
}

export interface Drawn {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Characters that no font has. */
  readonly unprintable: readonly string[];
}

/** A larger picture leaves tens of megabytes of garbage, which an idle thread would keep. */
const LARGE_PICTURE = 500_000;

/** Done once, before the first document. */
let ready: Promise<void> | undefined;

/**
 * Checks the internals and draws the warm-up document: on a busy machine the first drawing takes a second, which
 * no document's time limit counts. A thread that ended at its limit would otherwise start cold again and again.
 */
async function prepare(): Promise<void> {
  await checkInternals(await sansFont());
  const warmUp = workerData as PrintedView | undefined;
  if (warmUp) await draw(warmUp);
}

const draw = (view: PrintedView, facturX?: FacturX) =>
  isReport(view) ? renderReport(view) : renderPdf(view, facturX);

let collectGarbage: (() => void) | undefined;

function freeMemory(): void {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc');
  }
  collectGarbage?.();
}

/**
 * Runs in a thread of the pool. The bytes are moved to the caller, not copied. The answer holds all that the caller
 * needs: a message may come after it, since the two take different ways.
 */
export default async function render({ id, view, facturX }: RenderJob): Promise<Drawn> {
  await (ready ??= prepare());
  const begin = (step: JobStarted['step']): void => {
    const message: JobStarted = { started: id, step };
    parentPort?.postMessage(message);
  };
  begin('fonts');
  const unprintable = isReport(view) ? [] : await loadFonts(view);
  begin('drawing');
  const pdf = new Uint8Array(await draw(view, facturX));
  const logo = isReport(view) ? undefined : view.logo;
  if (logo && logo.width * logo.height > LARGE_PICTURE) freeMemory();
  return moved({ pdf, unprintable }, pdf);
}
