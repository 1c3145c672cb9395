import { panelFetch } from '../../requests/panel-fetch';
import { rowCounter } from './count-rows';
import { exportWords } from '../../words';

interface Wanted {
  /** The path with the filter of the list. */
  url: string;
  token: string | null;
  signal: AbortSignal;
  /** Told the number of rows so far. */
  onRows: (rows: number) => void;
}

interface ExportedFile {
  name: string;
  file: Blob;
  rows: number;
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
  const count = rowCounter();
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    rows = count(value);
    wanted.onRows(rows);
  }
  return { name: nameIn(answer), file: new Blob(parts, { type: 'text/csv' }), rows };
}
