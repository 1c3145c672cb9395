import { Readable } from 'node:stream';
import type { CsvDecimal } from '../../domain/csv-decimals';
import { csvHeader, csvLines } from '../../billing/csv/text';
import type { Batch, RowCursor } from '../../database/exports';

/** A reader who takes nothing for so long has gone, or would hold the snapshot for ever. */
const STALLED_MS = 30_000;
/** The longest export. */
const LONGEST_MS = 15 * 60_000;

/**
 * The rows of a cursor as CSV. A batch is read when the reader has taken the last one, so memory stays
 * flat. The cursor is closed at the end, after a failure, and when the reader has gone.
 */
export class CsvStream extends Readable {
  #batch: Batch | null;
  #stalled: NodeJS.Timeout | undefined;
  readonly #deadline = setTimeout(() => this.#giveUp('it took too long'), LONGEST_MS);

  constructor(
    private readonly cursor: RowCursor,
    first: Batch,
    labels?: readonly string[],
    private readonly decimal: CsvDecimal = 'point',
  ) {
    super();
    this.#batch = first;
    this.push(csvHeader(first, labels, decimal));
  }

  override _read(): void {
    clearTimeout(this.#stalled);
    void this.#continue();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#stalled);
    clearTimeout(this.#deadline);
    this.cursor.close().then(
      () => done(error),
      (failure: unknown) => done(error ?? (failure as Error)),
    );
  }

  async #continue(): Promise<void> {
    try {
      const batch = this.#batch ?? (await this.cursor.next());
      this.#batch = null;
      if (batch.done) await this.cursor.close();
      if (this.destroyed) return;
      this.#stalled = setTimeout(() => this.#giveUp('its reader took nothing'), STALLED_MS);
      this.push(csvLines(batch, this.decimal));
      if (batch.done) this.push(null);
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  #giveUp(why: string): void {
    this.destroy(new Error(`An export was ended: ${why}`));
  }
}
