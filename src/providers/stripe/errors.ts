import type Stripe from 'stripe';
import { ProviderError } from '../provider';

/** Somebody else's request with the same key is under way, or there were too many. */
const LATER: readonly number[] = [409, 429];

/** Errors of the package name their class as their type, so that asking for it does not load the package. */
const typeOf = (error: unknown): string => String((error as { type?: unknown } | null)?.type);
const isOfStripe = (error: unknown): error is Stripe.errors.StripeError =>
  typeOf(error).startsWith('Stripe');

export const isInvalidRequest = (error: unknown): boolean =>
  typeOf(error) === 'StripeInvalidRequestError';

/** Whether Stripe says that it has no such object in this account and mode. */
export const isMissing = (error: unknown): boolean =>
  isOfStripe(error) && (error.statusCode === 404 || error.code === 'resource_missing');

/**
 * A failure of Stripe in our words. The messages of Stripe name a key by its last letters at most; ours name
 * none. https://docs.stripe.com/api/errors
 */
function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (!isOfStripe(error)) throw error;
  const { statusCode: status = 0, message, code } = error;
  if (status === 401) return new ProviderError('unauthorized', 'Stripe does not know this key');
  if (status === 403) {
    return new ProviderError('unauthorized', 'The key lacks a permission at Stripe');
  }
  if (status === 0) return new ProviderError('unanswered', 'Stripe did not answer');
  if (status >= 500 || LATER.includes(status)) {
    return new ProviderError('unavailable', `Stripe did not answer as it should (${status})`);
  }
  return new ProviderError('refused', `Stripe refused: ${message}${code ? ` (${code})` : ''}`);
}

/** Asks Stripe, and throws failures in our words. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw providerError(error);
  }
}
