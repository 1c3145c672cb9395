/** Objects of Stripe as its API answers them, as far as anybody here reads them. */

export interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: { message: string } | null;
  latest_charge: string | Charge | null;
}

export interface Charge {
  id: string;
  object: 'charge';
  created: number;
  amount_refunded: number;
  payment_intent: string;
  payment_method_details: { type: string };
  balance_transaction: { id: string; fee: number; currency: string; created: number } | null;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  /** Stripe answers them apart. */
  lines: { name: string; amount: number }[];
  url: string | null;
  success_url: string;
  cancel_url: string;
  payment_intent: Intent | null;
}

export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  metadata: Record<string, string>;
}

export interface StripeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  status: string;
  reason: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  livemode: boolean;
  created: number;
  data: { object: object };
}

/** A form as Stripe reads it: `a[b][0]=c`. */
export function formOf(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What begins with a name in brackets: `metadata[a]=b` is `{ a: 'b' }` for `metadata`. */
export function nested(form: Record<string, string>, name: string): Record<string, string> {
  const found = Object.entries(form).flatMap(([key, value]) => {
    const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return inner === undefined ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(found);
}

/** The lines that a session is made of. */
export function linesOf(form: Record<string, string>): Session['lines'] {
  const at = (place: number, name: string) => form[`line_items[${place}][price_data][${name}]`];
  const lines: Session['lines'] = [];
  for (let place = 0; at(place, 'unit_amount') !== undefined; place += 1) {
    const name = at(place, 'product_data][name') ?? '';
    lines.push({ name, amount: Number(at(place, 'unit_amount')) });
  }
  return lines;
}
