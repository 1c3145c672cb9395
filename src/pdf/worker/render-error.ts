/**
 * The reason why there is no PDF.
 *
 * - `overloaded`: the queue is full; the caller may try again (503 with `Retry-After`).
 * - `timeout`: the document exceeded its time limit, and its thread was ended (500).
 * - `failed`: rendering threw or ran out of memory (500). The cause is for the log only.
 */
export class RenderError extends Error {
  override readonly name = 'RenderError';

  constructor(
    readonly code: 'overloaded' | 'timeout' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`PDF not rendered: ${code}`, options);
  }
}
