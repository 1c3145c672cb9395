import { createHash } from 'node:crypto';
import { requireDocumented } from './documented';
import type { Answer, HttpClient } from './http';
import type { Created } from './records';
import { sharedService } from './service';

const BEGINNINGS = {
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
} as const;

export type Type = keyof typeof BEGINNINGS;

/** A file of a type by its first bytes. @param fill makes two of them differ */
export const fileOf = (type: Type, size = 100, fill = 0x20): Buffer<ArrayBuffer> => {
  const file = Buffer.alloc(size, fill);
  BEGINNINGS[type].copy(file);
  return file;
};

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The file of a call. */
export interface Sent {
  name: string;
  type?: string;
  content?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** POST of a file with a key. @param record such as `invoices/…` */
export function postFile(
  client: HttpClient,
  record: string,
  { name, type = 'application/pdf', content = fileOf('application/pdf'), headers = {} }: Sent,
): Promise<Answer> {
  const path = `/api/v1/${record}/attachments?${new URLSearchParams({ name }).toString()}`;
  return client.post(path, content, { 'Content-Type': type, ...headers });
}

/** The same of a file that is taken. */
export async function attach(client: HttpClient, record: string, sent: Sent): Promise<Created> {
  const { status, body, text } = await postFile(client, record, sent);
  if (status !== 201) throw new Error(`Not attached: ${text}`);
  return body;
}

export const attachmentsOf = async (client: HttpClient, record: string): Promise<Created[]> =>
  (await client.get(`/api/v1/${record}/attachments`)).body.data;

/** A file as its reader gets it. */
export async function download(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const url = sharedService().url + path;
  const response = await fetch(url, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { status, headers: answered } = response;
  if (path.startsWith('/api/') && status < 400) {
    const empty = bytes.length === 0;
    requireDocumented({ url, method: 'GET', status, headers: answered, body: undefined, empty });
  }
  return { status, headers: answered, bytes };
}
