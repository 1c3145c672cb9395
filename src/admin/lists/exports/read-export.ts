import { panelFetch } from '../../requests/panel-fetch';
import { rowCounter } from './count-rows';
import { exportWords } from '../../words';

interface Wanted {
  /** The path with the filter of the list. */
  url: string;
  token: string | null;
  signal: AbortSignal;
  /** Told how much is there. */
  onProgress: (read: Read) => void;
}

/** The part that was read so far. Only CSV files show their rows. */
export interface Read {
  bytes: number;
  rows: number | null;
}

interface ExportedFile extends Read {
  name: string;
  file: Blob;
}

const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';

/**
 * Reads an export while it arrives. Strapi's own client tells nothing before the end.
 * @throws when the service refuses, when the connection is cut, and after an abort
 */
export async function readExport(wanted: Wanted): Promise<ExportedFile> {
  const { url, token, signal } = wanted;
  const answer = await panelFetch(url, token, { signal });
  if (!answer.body) throw new Error(exportWords().noBody);
  const type = answer.headers.get('content-type') ?? '';
  const count = type.startsWith('text/csv') ? rowCounter() : () => null;
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read: Read = { bytes: 0, rows: null };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    read = { bytes: read.bytes + value.length, rows: count(value) };
    wanted.onProgress(read);
  }
  return { name: nameIn(answer), file: new Blob(parts, { type }), ...read };
}
