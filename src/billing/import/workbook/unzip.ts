import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { RefusedWorkbook } from './refused';

/** yauzl ends a part that is longer than the directory of the file says, and has no code for it. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('too many bytes');

async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new RefusedWorkbook('import_locked_workbook');
  const whole = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(whole) !== entry.crc32) throw new RefusedWorkbook('import_damaged');
  return whole;
}

/**
 * The wanted parts of a ZIP file by their names.
 * @param mostBytes of all wanted parts together, when they are unpacked
 * @throws RefusedWorkbook
 */
export async function unzip(
  file: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let bytes = 0;
  try {
    const zip = await fromBufferPromise(file);
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      if (bytes > mostBytes) throw new RefusedWorkbook('import_unpacks');
      parts.set(entry.fileName, await unpacked(zip, entry));
    }
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error;
    const problem = isTooLong(error) ? 'import_unpacks' : 'import_damaged';
    throw new RefusedWorkbook(problem, { cause: error });
  }
  return parts;
}
