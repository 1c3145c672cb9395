import type { Readable } from 'node:stream';
import type { Batch, RowCursor } from '../../database/exports';

/** A reader who takes nothing for so long has gone, or would hold the snapshot for ever. */
const STALLED_MS = 30_000;
/** The longest export. */
const LONGEST_MS = 15 * 60_000;

/**
 * The rows of a cursor as a file. A batch is read when the reader has taken the last one, so memory stays
 * flat. The cursor is closed at the end, after a failure, and when the reader has gone.
 * @param write makes the file of the batches, while they arrive
 */
export async function exportStream(
  cursor: RowCursor,
  write: (batches: AsyncIterable<Batch>) => Promise<Readable>,
): Promise<Readable> {
  let file: Readable | undefined;
  let stalled: NodeJS.Timeout | undefined;
  const giveUp = (why: string) => file?.destroy(new Error(`An export was ended: ${why}`));
  const deadline = setTimeout(() => giveUp('it took too long'), LONGEST_MS);
  let isEnded = false;
  const end = async () => {
    isEnded = true;
    clearTimeout(stalled);
    clearTimeout(deadline);
    await cursor.close();
  };
  async function* batches(first: Batch) {
    for (let batch = first; ; batch = await cursor.next()) {
      if (batch.done) await cursor.close();
      if (isEnded) return;
      stalled = setTimeout(() => giveUp('its reader took nothing'), STALLED_MS);
      yield batch;
      clearTimeout(stalled);
      if (batch.done) return;
    }
  }
  try {
    // A failure before the first row is an ordinary error.
    file = await write(batches(await cursor.next()));
  } catch (error) {
    await end();
    throw error;
  }
  const own = file._destroy.bind(file);
  // The cursor ends at once: what makes the file may wait for its next rows.
  file._destroy = (error, done) => {
    void end();
    own(error, done);
  };
  return file.once('close', () => void end());
}
