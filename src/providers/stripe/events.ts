import type { Mention, ProviderEvent, RawEvent } from '../provider';

/** In seconds (contract §15). */
const TOLERANCE = 300;

/** The events that may change something here, by the beginning of their type. */
const KINDS: readonly (readonly [string, Mention['kind']])[] = [
  ['checkout.session.', 'checkout'],
  ['charge.dispute.', 'dispute'],
  ['charge.refund.', 'refund'],
  ['refund.', 'refund'],
];

/** The form of their ids. Any other text is none, so it is neither stored nor asked for. */
const ID = /^\w{1,255}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** A charge names its payment, which is what is asked about. */
function ofCharge(type: string, object: Record<string, unknown>): Mention | null {
  const { payment_intent: intent } = object;
  return type === 'charge.refunded' && isId(intent) ? { kind: 'payment', id: intent } : null;
}

function mentionOf(type: string, object: Record<string, unknown>): Mention | null {
  const kind = KINDS.find(([beginning]) => type.startsWith(beginning))?.[1];
  const { id } = object;
  if (kind === undefined) return ofCharge(type, object);
  return isId(id) ? { kind, id } : null;
}

/**
 * An event that the holder of the secret has signed within five minutes; null for every other body. Nothing of
 * it is believed but its id, its mode and the id of what has changed.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export async function parseStripeEvent(
  secret: string,
  mode: 'test' | 'live',
  { body, headers }: RawEvent,
  now: Date,
): Promise<ProviderEvent | null> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  const { default: Stripe } = await import('stripe');
  try {
    const event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
    const object = event.data.object as unknown as Record<string, unknown>;
    const isOurs = event.livemode === (mode === 'live') && isId(event.id);
    return { id: event.id, about: isOurs ? mentionOf(event.type, object) : null };
  } catch {
    // No signature of ours, too old, or no JSON.
    return null;
  }
}
