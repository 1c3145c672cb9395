import { Webhook } from 'standardwebhooks';

/**
 * The three headers of Standard Webhooks: one signature for each secret that is valid, so that a
 * receiver may change from one to the other when it likes.
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
