import { requireDocumented } from './documented';
import type { Generated } from './generator';
import { sharedService } from './service';

/** GET of a stored document's PDF, with a key. */
export async function getPdf(
  key: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Generated> {
  const url = `${sharedService().url}/api/v1/${path}/pdf`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}`, ...headers } });
  const pdf = Buffer.from(await response.arrayBuffer());
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const body: unknown = isJson ? JSON.parse(pdf.toString('utf8')) : undefined;
  const contentType = response.headers.get('content-type');
  const empty = pdf.length === 0;
  requireDocumented({ url, method: 'GET', status: response.status, contentType, body, empty });
  return { status: response.status, headers: response.headers, body, pdf };
}
