/** What a webhook says. `data` is the record as the API answers it. */
export interface WebhookEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** A request that this service has not signed with this secret, or that is too old. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

type Headers = { get(name: string): string | null } | Record<string, string | string[] | undefined>;

const OLDEST_SECONDS = 300;

/**
 * Checks a webhook by the rules of Standard Webhooks, in constant time.
 * @param secret `whsec_…`, or several while one is rotated
 * @param headers of the request, or `request.headers` of Node
 * @param body as it came, byte for byte; not parsed and written again
 * @throws WebhookError
 */
export async function verifyWebhook(
  secret: string | readonly string[],
  headers: Headers,
  body: string,
): Promise<WebhookEvent> {
  const [id, sentAt, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(headers, name),
  );
  if (!id || !sentAt || !signatures) throw new WebhookError('A header of the signature is missing');
  if (!(Math.abs(Date.now() / 1_000 - Number(sentAt)) <= OLDEST_SECONDS))
    throw new WebhookError('The request is older than five minutes, or from the future');
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${body}`);
  for (const one of typeof secret === 'string' ? [secret] : secret)
    if (await isSigned(one, signatures, signed)) return JSON.parse(body) as WebhookEvent;
  throw new WebhookError('No signature matches');
}

async function isSigned(
  secret: string,
  signatures: string,
  signed: BufferSource,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (!raw) throw new WebhookError('The secret is not of the form whsec_…');
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const mac = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null;
    if (mac && (await crypto.subtle.verify('HMAC', key, mac, signed))) return true;
  }
  return false;
}

/** @returns null for a text that is not base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    return null;
  }
}

function headerOf(headers: Headers, name: string): string | null {
  if ('get' in headers && typeof headers.get === 'function')
    return headers.get(name) as string | null;
  const value = (headers as Record<string, string | string[] | undefined>)[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
