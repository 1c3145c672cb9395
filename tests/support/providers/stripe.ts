import { createHmac, randomBytes } from 'node:crypto';
import { startStandIn, type Asked, type Reply, type StandIn } from './stand-in';
import {
  formOf,
  linesOf,
  nested,
  type Charge,
  type Intent,
  type Session,
  type StripeDispute,
  type StripeEvent,
  type StripeRefund,
} from './stripe-objects';

const id = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

const refusal = (status: number, type: string, message: string, code?: string): Reply => ({
  status,
  body: { error: { type, message, ...(code ? { code } : {}) } },
});
const missing = (): Reply =>
  refusal(404, 'invalid_request_error', 'No such object', 'resource_missing');

/** How a payer pays. `sepa_debit` takes days: `settle` ends it. */
interface Paying {
  method?: string;
  /** In units of Stripe, by default 3 %. */
  fee?: number;
}

/** The account of one test at the stand-in. */
class StripeAccount {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, StripeRefund>();
  readonly disputes = new Map<string, StripeDispute>();
  /** What happened, the oldest first. Nothing is sent by itself. */
  readonly events: StripeEvent[] = [];
  readonly #answers = new Map<string, { text: string; reply: Reply }>();
  refundState: StripeRefund['status'] = 'succeeded';

  constructor(
    readonly key: string,
    readonly name: string,
    private readonly where: () => string,
  ) {}

  readonly accountId = id('acct');

  tell(type: string, object: object): StripeEvent {
    const livemode = this.key.includes('_live_');
    const event: StripeEvent = {
      id: id('evt'),
      object: 'event',
      type,
      livemode,
      created: seconds(),
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }

  session(wanted: string): Session {
    const found = this.sessions.get(wanted);
    if (!found) throw new Error(`The stand-in has no session ${wanted}`);
    return found;
  }

  pay(session: string, { method = 'card', fee }: Paying = {}): StripeEvent {
    const paid = this.session(session);
    if (paid.status !== 'open') throw new Error(`Nobody can pay a session that is ${paid.status}`);
    const { amount_total: amount, currency } = paid;
    const isCard = method === 'card';
    const intentId = id('pi');
    const charge: Charge = {
      id: id('ch'),
      object: 'charge',
      created: seconds(),
      amount_refunded: 0,
      payment_intent: intentId,
      payment_method_details: { type: method },
      balance_transaction: null,
    };
    const intent: Intent = {
      id: intentId,
      object: 'payment_intent',
      status: 'processing',
      amount,
      amount_received: 0,
      currency,
      created: seconds(),
      metadata: {},
      last_payment_error: null,
      latest_charge: charge,
    };
    this.intents.set(intent.id, intent);
    Object.assign(paid, { status: 'complete', url: null, payment_intent: intent });
    if (isCard) this.#succeed(paid, fee);
    return this.tell('checkout.session.completed', paid);
  }

  #succeed(session: Session, fee?: number): void {
    const intent = session.payment_intent as Intent;
    const { amount, currency } = intent;
    Object.assign(intent, { status: 'succeeded', amount_received: amount });
    session.payment_status = 'paid';
    (intent.latest_charge as Charge).balance_transaction = {
      id: id('txn'),
      fee: fee ?? Math.round(amount * 0.03),
      currency,
      created: seconds(),
    };
  }

  /** Ends a debit. @param failure what its bank says; null for the money */
  settle(session: string, failure: string | null = null): StripeEvent {
    const waiting = this.session(session);
    if (failure === null) {
      this.#succeed(waiting);
      return this.tell('checkout.session.async_payment_succeeded', waiting);
    }
    Object.assign(waiting.payment_intent as Intent, {
      status: 'requires_payment_method',
      last_payment_error: { message: failure },
    });
    return this.tell('checkout.session.async_payment_failed', waiting);
  }

  expire(session: string): StripeEvent {
    Object.assign(this.session(session), { status: 'expired', url: null });
    return this.tell('checkout.session.expired', this.session(session));
  }

  dispute(session: string, status = 'needs_response'): StripeEvent {
    const { id: intent, amount, currency } = this.session(session).payment_intent as Intent;
    const known = [...this.disputes.values()].find((one) => one.payment_intent === intent);
    const dispute: StripeDispute = known ?? {
      id: id('dp'),
      object: 'dispute',
      amount,
      currency,
      payment_intent: intent,
      status,
      reason: 'fraudulent',
    };
    dispute.status = status;
    this.disputes.set(dispute.id, dispute);
    return this.tell(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
  }

  /** Ends a refund that is pending. */
  endRefund(refund: string, status: 'succeeded' | 'failed'): StripeEvent {
    const found = this.refunds.get(refund);
    if (!found) throw new Error(`The stand-in has no refund ${refund}`);
    if (status === 'failed') this.#giveBack(found, -1);
    Object.assign(found, { status, failure_reason: status === 'failed' ? 'lost_card' : null });
    return this.tell('refund.updated', found);
  }

  #giveBack({ payment_intent: intent, amount }: StripeRefund, sign: 1 | -1): void {
    (this.intents.get(intent)?.latest_charge as Charge).amount_refunded += sign * amount;
  }

  /** The owner pays back at Stripe itself. */
  refundInDashboard(session: string, amount: number): StripeEvent {
    const { id: intent, currency } = this.session(session).payment_intent as Intent;
    const refund = this.#newRefund({ payment_intent: intent, amount: String(amount) }, currency);
    this.refunds.set(refund.id, refund);
    this.#giveBack(refund, 1);
    return this.tell('charge.refunded', this.intents.get(intent)?.latest_charge as Charge);
  }

  #newRefund(form: Record<string, string>, currency: string): StripeRefund {
    return {
      id: id('re'),
      object: 'refund',
      amount: Number(form['amount']),
      currency,
      payment_intent: form['payment_intent'] ?? '',
      status: this.refundState,
      failure_reason: null,
      metadata: nested(form, 'metadata'),
    };
  }

  #createSession(form: Record<string, string>): Reply {
    const lines = linesOf(form);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    if (!lines.every((line) => Number.isInteger(line.amount) && line.amount > 0)) {
      return refusal(400, 'invalid_request_error', 'Invalid integer', 'parameter_invalid_integer');
    }
    const session: Session = {
      id: id('cs_test'),
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form['client_reference_id'] ?? null,
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      lines,
      url: null,
      success_url: form['success_url'] ?? '',
      cancel_url: form['cancel_url'] ?? '',
      payment_intent: null,
    };
    session.url = `${this.where()}/pay/${session.id}`;
    this.sessions.set(session.id, session);
    return { status: 200, body: session };
  }

  #createRefund(form: Record<string, string>): Reply {
    const intent = this.intents.get(form['payment_intent'] ?? '');
    if (!intent) return missing();
    const refund = this.#newRefund(form, intent.currency);
    const charge = intent.latest_charge as Charge;
    if (charge.amount_refunded + refund.amount > intent.amount_received) {
      const text = 'Refund amount is greater than unrefunded amount on charge';
      return refusal(400, 'invalid_request_error', text, 'charge_already_refunded');
    }
    this.refunds.set(refund.id, refund);
    this.#giveBack(refund, 1);
    return { status: 200, body: refund };
  }

  #expireByApi(wanted: string): Reply {
    const session = this.sessions.get(wanted);
    if (!session) return missing();
    if (session.status !== 'open') {
      const text = `Only Checkout Sessions with a status in ["open"] can be expired.`;
      return refusal(400, 'invalid_request_error', text);
    }
    this.expire(wanted);
    return { status: 200, body: session };
  }

  #once(key: string, text: string, make: () => Reply): Reply {
    const known = this.#answers.get(key);
    if (known && known.text !== text) {
      return refusal(400, 'idempotency_error', 'Keys for idempotent requests can only be reused');
    }
    const reply = known?.reply ?? make();
    this.#answers.set(key, { text, reply: structuredClone(reply) });
    return reply;
  }

  #read(path: string, query: URLSearchParams): Reply {
    if (path === '/v1/refunds') {
      const intent = query.get('payment_intent');
      const data = [...this.refunds.values()].filter((one) => one.payment_intent === intent);
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    if (path === '/v1/account') {
      const settings = { dashboard: { display_name: this.name } };
      return { status: 200, body: { id: this.accountId, object: 'account', settings } };
    }
    const wanted = path.split('/').at(-1) ?? '';
    const kinds = [this.sessions, this.intents, this.refunds, this.disputes] as const;
    const found = kinds.map((all) => all.get(wanted)).find((one) => one !== undefined);
    return found ? { status: 200, body: found } : missing();
  }

  answer({ method, path, query, text, headers }: Asked): Reply {
    if (method === 'GET') return this.#read(path, query);
    const expiring = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (expiring !== undefined) return this.#expireByApi(expiring);
    const form = formOf(text);
    const make = () =>
      path === '/v1/refunds' ? this.#createRefund(form) : this.#createSession(form);
    return this.#once(String(headers['idempotency-key']), text, make);
  }
}

export type { StripeAccount };

export interface StripeStandIn extends StandIn {
  /** A new account with its own key. */
  account(name?: string, mode?: 'test' | 'live'): StripeAccount;
}

/** The page of a session, on which a browser pays. */
function payPage(account: StripeAccount | undefined, { method, path }: Asked): Reply {
  const session = account?.sessions.get(path.split('/').at(-1) ?? '');
  if (!account || !session) return { status: 404, body: '<p>Nothing here' };
  if (method === 'GET') {
    const form = '<form method="post"><button>Pay</button></form>';
    return { status: 200, body: `<!doctype html><title>Checkout</title>${form}` };
  }
  account.pay(session.id);
  return { status: 303, body: '', headers: { Location: session.success_url } };
}

/**
 * A stand-in for Stripe on loopback: its objects and states, its keys of idempotency and its refusals, as far
 * as the service uses them.
 */
export async function startStripe(): Promise<StripeStandIn> {
  const accounts = new Map<string, StripeAccount>();
  const where = { url: '' };
  const standIn = await startStandIn(
    (asked) => {
      if (asked.path.startsWith('/pay/')) {
        const session = asked.path.split('/').at(-1) ?? '';
        return payPage(
          [...accounts.values()].find((one) => one.sessions.has(session)),
          asked,
        );
      }
      const key = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '';
      const account = accounts.get(key);
      return (
        account?.answer(asked) ?? refusal(401, 'invalid_request_error', 'Invalid API Key provided')
      );
    },
    refusal(500, 'api_error', 'Something went wrong'),
  );
  where.url = standIn.url;
  return {
    ...standIn,
    account: (name = 'Harbour Goods', mode = 'test') => {
      const account = new StripeAccount(
        `rk_${mode}_${randomBytes(12).toString('hex')}`,
        name,
        () => where.url,
      );
      accounts.set(account.key, account);
      return account;
    },
  };
}

/** The header by which Stripe signs an event. @param at when, in seconds */
export function stripeSignature(secret: string, body: string, at = seconds()): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hash}`;
}
