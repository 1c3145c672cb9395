import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { ProviderError, type Checkout, type NewCheckout } from '../../../src/providers/provider';
import { stripeProvider } from '../../../src/providers/stripe/stripe';
import { startStripe, stripeSignature, type StripeStandIn } from '../../support/providers/stripe';

let standIn: StripeStandIn;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.close());

const SECRET = 'whsec_test';
const provider = () => stripeProvider(standIn.url);
const accessOf = (key: string) => ({ key, webhookSecret: SECRET });

const wanted = (fields: Partial<NewCheckout> = {}): NewCheckout => ({
  key: randomUUID(),
  attempt: randomUUID(),
  amount: new Big('119'),
  currency: 'EUR',
  description: 'INV-00001',
  lines: [{ name: 'INV-00001', amount: fields.amount ?? new Big('119') }],
  returnUrl: 'http://127.0.0.1/d/x/paid',
  cancelUrl: 'http://127.0.0.1/d/x',
  eventUrl: 'http://127.0.0.1/hooks/payments/stripe/x',
  language: 'de',
  ...fields,
});

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderError ? error.failure : error;
};

test('a key names its account and mode; another key is unauthorized', async () => {
  const account = standIn.account('Werft Design');
  expect(await provider().identify(accessOf(account.key))).toEqual({
    id: account.accountId,
    name: 'Werft Design',
    mode: 'test',
  });
  for (const key of ['rk_test_other', 'pk_test_1', 'nonsense', '']) {
    expect(await failureOf(provider().identify(accessOf(key)))).toBe('unauthorized');
  }
});

test('the same order makes one checkout, and its payment has amount, method and fee', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const order = wanted();
  const made = await provider().createCheckout(access, order);
  expect(made).toEqual({
    kind: 'checkout',
    id: expect.stringMatching(/^cs_test_/),
    attempt: order.attempt,
    state: 'open',
    url: `${standIn.url}/pay/${made.id}`,
    failure: null,
    payment: null,
  });
  expect(await provider().createCheckout(access, order)).toEqual(made);
  expect(account.sessions.size).toBe(1);
  expect(account.session(made.id)).toMatchObject({ amount_total: 11_900, currency: 'eur' });
  account.pay(made.id);
  const paid = (await provider().fetch(access, { kind: 'checkout', id: made.id })) as Checkout;
  expect({ ...paid.payment, amount: String(paid.payment?.amount) }).toMatchObject({
    amount: '119',
    currency: 'EUR',
    method: 'card',
    fee: { amount: new Big('3.57'), currency: 'EUR' },
  });
  expect(paid.state).toBe('paid');
});

test('a checkout has a line for each part, and one over the whole where a part has digits that Stripe lacks', async () => {
  const account = standIn.account();
  const made = async (currency: string, ...amounts: string[]) => {
    const lines = amounts.map((amount, at) => ({ name: `INV-${at}`, amount: new Big(amount) }));
    const amount = lines.reduce((sum, line) => sum.plus(line.amount), new Big(0));
    const order = wanted({ currency, amount, lines, description: 'INV-0, INV-1' });
    const { id } = await provider().createCheckout(accessOf(account.key), order);
    return account.session(id);
  };
  expect(await made('EUR', '119', '0.01')).toMatchObject({
    amount_total: 11_901,
    lines: [
      { name: 'INV-0', amount: 11_900 },
      { name: 'INV-1', amount: 1 },
    ],
  });
  expect(await made('KWD', '1.001', '2.009')).toMatchObject({
    amount_total: 3_010,
    lines: [{ name: 'INV-0, INV-1', amount: 3_010 }],
  });
  expect(await failureOf(made('KWD', '1.001', '2.002'))).toBe('refused');
});

test('a debit is under way until its bank has paid, or has not', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const stateOf = async (id: string) =>
    (await provider().fetch(access, { kind: 'checkout', id })) as Checkout;
  const [first, second] = [
    await provider().createCheckout(access, wanted()),
    await provider().createCheckout(access, wanted()),
  ];
  for (const { id } of [first, second]) account.pay(id, { method: 'sepa_debit' });
  expect((await stateOf(first.id)).state).toBe('processing');
  account.settle(first.id);
  account.settle(second.id, 'The account has no funds');
  const [done, failed] = [await stateOf(first.id), await stateOf(second.id)];
  expect([done.state, done.payment?.method]).toEqual(['paid', 'direct_debit']);
  expect([failed.state, failed.failure, failed.payment]).toEqual([
    'failed',
    'The account has no funds',
    null,
  ]);
});

test('expiring tells what is true afterwards, also of what was paid before', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const open = await provider().createCheckout(access, wanted());
  expect((await provider().expireCheckout(access, open.id)).state).toBe('expired');
  expect((await provider().expireCheckout(access, open.id)).state).toBe('expired');
  const paid = await provider().createCheckout(access, wanted());
  account.pay(paid.id);
  expect((await provider().expireCheckout(access, paid.id)).state).toBe('paid');
});

test('a refund is made once, also when its answer is lost', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const { id } = await provider().createCheckout(access, wanted());
  account.pay(id);
  const payment = account.session(id).payment_intent?.id ?? '';
  const refund = { id: randomUUID(), payment, amount: new Big('19'), currency: 'EUR' };
  // The package asks again where a connection was closed.
  standIn.failNext(/^POST \/v1\/refunds$/, 'lost', 'lost');
  expect(await failureOf(provider().refund(access, refund))).toBe('unanswered');
  const made = await provider().refund(access, refund);
  expect([made.refund, made.payment, made.state]).toEqual([refund.id, payment, 'succeeded']);
  expect(account.refunds.size).toBe(1);
  const more = { ...refund, id: randomUUID(), amount: new Big('119') };
  expect(await failureOf(provider().refund(access, more))).toBe('refused');
});

test('failures say whether asking again may help, and name no key', async () => {
  const { key } = standIn.account();
  const access = accessOf(key);
  standIn.failNext(/sessions$/, 'refuse', 'silent', 'silent');
  const create = () => provider().createCheckout(access, wanted());
  expect([await failureOf(create()), await failureOf(create())]).toEqual([
    'unavailable',
    'unanswered',
  ]);
  const odd = provider().createCheckout(access, wanted({ amount: new Big('1.005') }));
  expect(await failureOf(odd)).toBe('refused');
  const text = await provider()
    .identify(accessOf(`rk_test_${'9'.repeat(24)}`))
    .catch((error: Error) => error.message);
  expect(text).toBe('Stripe does not know this key');
  expect(await provider().fetch(access, { kind: 'dispute', id: 'dp_1' })).toBeNull();
});

test('an event is read only with a signature of the secret of the last five minutes', async () => {
  const { key } = standIn.account();
  const now = new Date('2026-03-02T10:00:00Z');
  const at = now.getTime() / 1000;
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id: 'cs_test_1' } },
  };
  const read = (signature: string | undefined, body = JSON.stringify(event)) =>
    provider().parseEvent(
      accessOf(key),
      { body: Buffer.from(body), headers: { 'stripe-signature': signature } },
      now,
    );
  const text = JSON.stringify(event);
  expect(await read(stripeSignature(SECRET, text, at))).toEqual({
    id: 'evt_1',
    about: { kind: 'checkout', id: 'cs_test_1' },
  });
  expect(await read(stripeSignature(SECRET, text, at - 300))).not.toBeNull();
  expect(await read(stripeSignature(SECRET, text, at - 301))).toBeNull();
  expect(await read(stripeSignature('whsec_other', text, at))).toBeNull();
  for (const id of ['cs_\0', 'c'.repeat(256), '../x', ''])
    for (const odd of [
      { ...event, id },
      { ...event, data: { object: { ...event.data.object, id } } },
    ]) {
      const body = JSON.stringify(odd);
      expect((await read(stripeSignature(SECRET, body, at), body))?.about).toBeNull();
    }
  expect(await read(stripeSignature(SECRET, text, at), `${text} `)).toBeNull();
  expect(await read(undefined)).toBeNull();
  expect(await read('t=1,v1=')).toBeNull();
  const live = JSON.stringify({ ...event, livemode: true });
  expect((await read(stripeSignature(SECRET, live, at), live))?.about).toBeNull();
  const other = JSON.stringify({ ...event, type: 'customer.created' });
  expect((await read(stripeSignature(SECRET, other, at), other))?.about).toBeNull();
});
