import { randomBytes } from 'node:crypto';
import { startStandIn, type Asked, type Reply, type StandIn } from './stand-in';

const id = (prefix: string): string => `${prefix}_${randomBytes(5).toString('hex')}`;

interface Amount {
  value: string;
  currency: string;
}

interface Payment {
  id: string;
  status: 'open' | 'pending' | 'paid' | 'canceled' | 'expired' | 'failed';
  amount: Amount;
  amountRefunded: Amount;
  method: string | null;
  metadata: object;
  createdAt: string;
  paidAt: string | null;
  isCancelable: boolean;
  webhookUrl: string;
  details: { bankReason: string } | null;
  _links: { checkout?: { href: string } };
}

interface Refund {
  id: string;
  paymentId: string;
  status: 'pending' | 'refunded' | 'failed';
  metadata: object;
  amount: Amount;
}

const refusal = (status: number, detail: string): Reply => ({ status, body: { status, detail } });

/** An account at the stand-in for Mollie. */
class MollieAccount {
  readonly key = `test_${randomBytes(15).toString('hex')}`;
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly #answers = new Map<string, Reply>();
  /** Whether payments can be cancelled: a payer who has chosen a method may be too far. */
  isCancelable = true;

  constructor(
    readonly name: string,
    private readonly where: () => string,
  ) {}

  payment(wanted: string): Payment {
    const found = this.payments.get(wanted);
    if (!found) throw new Error(`The stand-in has no payment ${wanted}`);
    return found;
  }

  pay(wanted: string, method = 'creditcard', status: Payment['status'] = 'paid'): void {
    const paidAt = status === 'paid' ? new Date().toISOString() : null;
    Object.assign(this.payment(wanted), { status, method, paidAt, _links: {} });
  }

  #create(body: Pick<Payment, 'amount' | 'metadata' | 'webhookUrl'>): Reply {
    if (!/^\d+(\.\d{2})?$/.test(body.amount.value)) return refusal(422, 'The amount is wrong');
    const made = id('tr');
    this.payments.set(made, {
      ...body,
      id: made,
      status: 'open',
      amountRefunded: { value: '0.00', currency: body.amount.currency },
      method: null,
      createdAt: new Date().toISOString(),
      paidAt: null,
      isCancelable: this.isCancelable,
      details: null,
      _links: { checkout: { href: `${this.where()}/checkout/${made}` } },
    });
    return { status: 201, body: this.payment(made) };
  }

  #refund(payment: Payment, body: Pick<Refund, 'amount' | 'metadata'>): Reply {
    const given = Number(payment.amountRefunded.value) + Number(body.amount.value);
    if (given > Number(payment.amount.value)) return refusal(422, 'The amount is higher');
    payment.amountRefunded.value = given.toFixed(2);
    const refund: Refund = { ...body, id: id('re'), paymentId: payment.id, status: 'pending' };
    this.refunds.set(refund.id, refund);
    return { status: 201, body: refund };
  }

  #cancel(payment: Payment): Reply {
    if (!payment.isCancelable || payment.status !== 'open') {
      return refusal(422, 'The payment cannot be canceled');
    }
    Object.assign(payment, { status: 'canceled', _links: {} });
    return { status: 200, body: payment };
  }

  #listRefunds({ id: of }: Payment): Reply {
    const refunds = [...this.refunds.values()].filter(({ paymentId }) => paymentId === of);
    return { status: 200, body: { count: refunds.length, _embedded: { refunds } } };
  }

  #once(key: string, make: () => Reply): Reply {
    const reply = this.#answers.get(key) ?? make();
    this.#answers.set(key, structuredClone(reply));
    return reply;
  }

  answer({ method, path, headers, text }: Asked): Reply {
    if (path === '/v2/profiles/me') return { status: 200, body: { id: 'pfl_1', name: this.name } };
    const [, wanted, below] = /^\/v2\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    const key = String(headers['idempotency-key']);
    if (wanted === undefined) return this.#once(key, () => this.#create(JSON.parse(text)));
    const payment = this.payments.get(wanted);
    if (!payment) return refusal(404, 'No payment exists with this token');
    if (method === 'DELETE') return this.#cancel(payment);
    if (method === 'POST') return this.#once(key, () => this.#refund(payment, JSON.parse(text)));
    return below ? this.#listRefunds(payment) : { status: 200, body: payment };
  }
}

export interface MollieStandIn extends StandIn {
  account(name?: string): MollieAccount;
}

/** A stand-in for Mollie on loopback, as far as the adapter uses it. */
export async function startMollie(): Promise<MollieStandIn> {
  const accounts = new Map<string, MollieAccount>();
  const where = { url: '' };
  const standIn = await startStandIn(
    (asked) => {
      const key = /^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '';
      return accounts.get(key)?.answer(asked) ?? refusal(401, 'Missing authentication');
    },
    refusal(503, 'The service is temporarily unavailable'),
  );
  where.url = standIn.url;
  return {
    ...standIn,
    account: (name = 'Harbour Goods') => {
      const account = new MollieAccount(name, () => where.url);
      accounts.set(account.key, account);
      return account;
    },
  };
}
