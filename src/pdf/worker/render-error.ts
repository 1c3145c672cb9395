/**
 * The reason why there is no PDF.
 *
 * - `timeout`: the document exceeded its time limit, and its thread was ended (503).
 * - `failed`: rendering threw or ran out of memory (500). The cause is for the log only.
 */
export class RenderError extends Error {
  override readonly name = 'RenderError';

  constructor(
    readonly code: 'timeout' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`PDF not rendered: ${code}`, options);
  }
}
