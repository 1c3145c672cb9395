import { parseGeneratorBody } from '../../src/generator/body';
import { generatorView } from '../../src/generator/view';
import { createRenderPool } from '../../src/pdf/worker/render-pool';
import { warmUpViews } from '../../src/generator/warm-up';
import { documentOf } from './requests';
import type { PdfOptions } from './options';

/**
 * A thread compiles its code while it makes its first documents, and over HTTP the second is started only
 * when documents wait: in the three seconds of other measurements that is not over, and fell into what is
 * counted (÷ one thread 0.87 after 3 s, 1.16 after 10 s, in one hour on one machine). Both ways of
 * making documents are warmed for as long.
 */
export const THREADS_WARM_SECONDS = 12;

/** One waits while one is rendered, so that the thread is never without work. */
const IN_FLIGHT = 2;

/** One render thread in this process, without HTTP, database or quota. */
export interface WarmThread {
  /** Documents a second, counted for so long after a lead of as long as `warmup` says. */
  rate: (seconds: number, warmup: number) => Promise<number>;
  close: () => Promise<void>;
}

export async function warmThread({ lines, warmup }: PdfOptions): Promise<WarmThread> {
  const parsed = parseGeneratorBody(documentOf(lines));
  if (!parsed.ok) throw new Error(parsed.error);
  const view = generatorView(parsed.body);
  const pool = createRenderPool({ threads: 1 });
  const rate = async (seconds: number, lead: number): Promise<number> => {
    const began = performance.now() + lead * 1000;
    const end = began + seconds * 1000;
    let made = 0;
    const renderOn = async () => {
      while (performance.now() < end) {
        await pool.render(view);
        if (performance.now() > began) made += 1;
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, renderOn));
    return (made * 1000) / (performance.now() - began);
  };
  await pool.warmUp(warmUpViews());
  await rate(0, Math.max(warmup, THREADS_WARM_SECONDS));
  return { rate, close: () => pool.close() };
}
