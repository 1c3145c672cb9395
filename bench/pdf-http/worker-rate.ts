import { parseGeneratorBody } from '../../src/generator/body';
import { generatorView } from '../../src/generator/view';
import { createRenderPool } from '../../src/pdf/worker/render-pool';
import { documentOf } from './requests';
import type { PdfOptions } from './options';

/**
 * A thread compiles its code while it makes its first documents. Over HTTP, the second thread
 * starts only when documents wait. Three seconds of warm-up are too short for that: the ratio to
 * one thread was 0.87 after 3 s and 1.16 after 10 s, in one hour on one machine. So both
 * measurements warm up this long.
 */
export const THREADS_WARM_SECONDS = 12;

/** While one document is rendered, one waits, so that the thread always has work. */
const IN_FLIGHT = 2;

/** One render thread in this process, without HTTP, database or quota. */
export interface WarmThread {
  /** Documents per second, counted for `seconds` after the first `warmup` seconds. */
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
  await rate(0, Math.max(warmup, THREADS_WARM_SECONDS));
  return { rate, close: () => pool.close() };
}
