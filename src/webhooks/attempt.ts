import type { OutboundClient } from '../outbound/client';
import { OutboundError, UnusableName } from '../outbound/outbound-error';
import type { Attempt } from './outcome';
import type { EndpointSecrets } from './secret';
import { signedHeaders } from './sign';
import type { Claimed } from './sql/claim';
import { ATTEMPT_LIMIT_MS } from '../domain/retry-schedule';

/** Enough of an answer for a person to see what is wrong. */
const EXCERPT_BYTES = 1_024;

const LOST =
  'The secret of the endpoint cannot be decrypted, since ENCRYPTION_KEY has changed; rotate the secret';

/** The means of an attempt. */
export interface Sender {
  client: OutboundClient;
  secrets: EndpointSecrets;
}

type Sent = Omit<Attempt, 'durationMs'>;

async function send({ client, secrets: kept }: Sender, delivery: Claimed): Promise<Sent> {
  const { url, event_id: id, payload } = delivery;
  const secrets = delivery.secrets
    .map((stored) => kept.open(delivery.endpoint, stored))
    .filter((secret) => secret !== null);
  if (secrets.length === 0) {
    return failed(delivery.secrets.length === 0 ? 'The endpoint has no secret to sign with' : LOST);
  }
  try {
    const { status, headers, body } = await client.request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'invoicing-webhooks/1',
        ...signedHeaders(secrets, id, payload, new Date()),
      },
      body: payload,
      maxRedirects: 0,
      timeLimit: ATTEMPT_LIMIT_MS,
      maxBytes: EXCERPT_BYTES,
      cutLongBody: true,
    });
    const excerpt = body.length === 0 ? null : body.toString('utf8');
    return { status, error: null, excerpt, retryAfter: headers['retry-after'] };
  } catch (error) {
    return failed(reasonOf(error, url));
  }
}

function failed(error: string): Sent {
  return { status: null, error, excerpt: null, retryAfter: undefined };
}

/**
 * The failure in words for an operator. It names no address that the URL does not name, nor whether a name
 * of the machine's own network exists.
 */
function reasonOf(error: unknown, url: string): string {
  if (!(error instanceof OutboundError)) return 'The request failed';
  if (error instanceof UnusableName) {
    return `unreachable: ${new URL(url).hostname} has no address that may be used`.slice(0, 255);
  }
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  const text = typeof code === 'string' ? `${error.message} (${code})` : error.message;
  return `${error.code}: ${text}`.slice(0, 255);
}

/** Sends a delivery once. Never throws: an error makes a failed attempt. */
export async function attempt(sender: Sender, delivery: Claimed): Promise<Attempt> {
  const startedAt = performance.now();
  const sent = await send(sender, delivery);
  return { ...sent, durationMs: performance.now() - startedAt };
}
