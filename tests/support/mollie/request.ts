import { ProviderError, type Access } from '../../../src/providers/provider';

const TIME_LIMIT_MS = 8_000;
const OWN = 'https://api.mollie.com';

interface Sent {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2`. */
  path: string;
  body?: object;
  /** Mollie answers a repeated key as it did the first time. */
  idempotencyKey?: string;
}

async function answerOf(url: string, { key }: Access, sent: Sent): Promise<Response> {
  const { method, path, body, idempotencyKey } = sent;
  try {
    return await fetch(`${url || OWN}/v2${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    throw new ProviderError('unanswered', 'Mollie did not answer');
  }
}

/** What a refused request is called. The message of Mollie names the field, and no key. */
async function refusalOf(answer: Response): Promise<ProviderError> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: unknown };
  return new ProviderError('refused', `Mollie refused: ${String(detail ?? answer.status)}`);
}

/**
 * Asks Mollie. @returns null for what the account does not have
 * @see https://docs.mollie.com/reference/handling-errors
 */
export async function askMollie<Answer>(
  url: string,
  access: Access,
  sent: Sent,
): Promise<Answer | null> {
  const answer = await answerOf(url, access, sent);
  const { status } = answer;
  if (answer.ok) return (await answer.json()) as Answer;
  if (status === 404 || status === 410) return null;
  if (status === 401 || status === 403) {
    throw new ProviderError('unauthorized', 'Mollie does not know this key');
  }
  if (status >= 500 || status === 409 || status === 429) {
    throw new ProviderError('unavailable', `Mollie did not answer as it should (${status})`);
  }
  throw await refusalOf(answer);
}
