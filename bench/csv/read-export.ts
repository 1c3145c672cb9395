import { get, type IncomingMessage } from 'node:http';

export interface ReadExport {
  bytes: number;
  /** Without the header. */
  rows: number;
}

/**
 * Reads a list as CSV to its end. @param path such as `invoices?lines=true`
 * @throws for another status than 200, and for a connection that is cut in the middle
 */
export async function readExport(
  { port, key }: { port: number; key: string },
  path: string,
): Promise<ReadExport> {
  const url = `http://127.0.0.1:${port}/api/v1/${path}`;
  const headers = { Authorization: `Bearer ${key}`, Accept: 'text/csv' };
  const answer = await new Promise<IncomingMessage>((opened, failed) =>
    get(url, { headers }, opened).once('error', failed),
  );
  const read = { bytes: 0, rows: -1 };
  for await (const part of answer) {
    const chunk = part as Buffer;
    read.bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) read.rows += 1;
  }
  if (answer.statusCode === 200) return read;
  throw new Error(`${path} as CSV answered ${String(answer.statusCode)}`);
}
