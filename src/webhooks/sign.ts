import { Webhook } from 'standardwebhooks';

/**
 * The three headers of Standard Webhooks. They hold one signature per valid secret, so a receiver can
 * change to the new secret at any time.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}
