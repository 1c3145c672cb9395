import { readRun } from './run';
import { sharedService } from './service';

export interface Upload {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

export interface UploadedFile {
  name: string;
  content: string | Buffer;
  /** The type that the client declares. */
  type: string;
}

/** One transparent pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a file as the media library does. @param path the route's path */
export async function upload(
  file: UploadedFile,
  path = '/upload',
  token = readRun().adminToken,
  service: { url: string } = sharedService(),
): Promise<Upload> {
  const form = new FormData();
  const content = new Uint8Array(Buffer.from(file.content));
  form.append('files', new Blob([content], { type: file.type }), file.name);
  form.append('fileInfo', JSON.stringify({ name: file.name }));
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
