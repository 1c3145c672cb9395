import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import fc from 'fast-check';
import { minorUnitOf } from '../../../src/domain/currency';
import { mollieProvider } from '../../support/mollie/mollie';
import { MOLLIE_CURRENCIES, toMollie } from '../../support/mollie/units';
import { ProviderError, type Checkout } from '../../../src/providers/provider';
import { startMollie, type MollieStandIn } from '../../support/providers/mollie';

let standIn: MollieStandIn;
beforeAll(async () => {
  standIn = await startMollie();
});
afterAll(() => standIn.close());

const provider = () => mollieProvider(standIn.url);
const accessOf = (key: string) => ({ key, webhookSecret: null });
const order = (amount = '119') => ({
  key: randomUUID(),
  attempt: randomUUID(),
  amount: new Big(amount),
  currency: 'EUR',
  description: 'INV-00001',
  lines: [{ name: 'INV-00001', amount: new Big(amount) }],
  returnUrl: 'http://127.0.0.1/d/x/paid',
  cancelUrl: 'http://127.0.0.1/d/x',
  eventUrl: 'http://127.0.0.1/hooks/payments/mollie/x',
  language: 'de',
});
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderError ? error.failure : error;
};

test('amounts have the decimals of their currency, or are refused', () => {
  expect([
    toMollie(new Big('10'), 'EUR'),
    toMollie(new Big('500'), 'JPY'),
    toMollie(new Big('10.005'), 'EUR'),
    toMollie(new Big('500.5'), 'ISK'),
    toMollie(new Big('0'), 'EUR'),
    toMollie(new Big('10'), 'KWD'),
  ]).toEqual(['10.00', '500', null, null, null, null]);
  const amounts = fc.tuple(fc.integer({ min: 1 }), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(amounts, fc.constantFrom(...MOLLIE_CURRENCIES), ([digits, decimals], code) => {
      const given = new Big(digits).div(new Big(10).pow(decimals));
      const text = toMollie(given, code);
      const fits = given.round(minorUnitOf(code) ?? 0).eq(given);
      expect(text === null).toBe(!fits);
      if (text !== null) expect(new Big(text).eq(given)).toBe(true);
    }),
  );
});

test('the same verbs as those of Stripe: an account, a checkout that is made once, and its payment', async () => {
  const account = standIn.account('Werft Design');
  const access = accessOf(account.key);
  expect(await provider().identify(access)).toEqual({
    id: 'pfl_1',
    name: 'Werft Design',
    mode: 'test',
  });
  expect(await failureOf(provider().identify(accessOf('live_unknown')))).toBe('unauthorized');
  expect(await failureOf(provider().identify(accessOf('nonsense')))).toBe('unauthorized');
  const wanted = order();
  standIn.failNext(/^POST \/v2\/payments$/, 'lost');
  expect(await failureOf(provider().createCheckout(access, wanted))).toBe('unanswered');
  const made = await provider().createCheckout(access, wanted);
  expect(account.payments.size).toBe(1);
  expect(made).toMatchObject({ attempt: wanted.attempt, state: 'open', payment: null });
  expect(made.url).toBe(`${standIn.url}/checkout/${made.id}`);
  account.pay(made.id);
  const paid = (await provider().fetch(access, { kind: 'checkout', id: made.id })) as Checkout;
  expect([paid.state, paid.payment?.method, String(paid.payment?.amount)]).toEqual([
    'paid',
    'card',
    '119',
  ]);
  expect(await provider().fetch(access, { kind: 'checkout', id: 'tr_unknown' })).toBeNull();
});

test('a checkout that cannot be closed says so', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const { id: first } = await provider().createCheckout(access, order());
  expect((await provider().expireCheckout(access, first)).state).toBe('expired');
  account.isCancelable = false;
  const { id: second } = await provider().createCheckout(access, order());
  expect((await provider().expireCheckout(access, second)).state).toBe('open');
  account.pay(second, 'directdebit', 'pending');
  expect((await provider().expireCheckout(access, second)).state).toBe('processing');
});

test('an event names a payment and proves nothing', async () => {
  const read = (body: string) =>
    provider().parseEvent(accessOf('test_1'), { body: Buffer.from(body), headers: {} }, new Date());
  expect((await read('id=tr_abc123'))?.about).toEqual({ kind: 'checkout', id: 'tr_abc123' });
  for (const body of ['', 'id=', 'id=../x', 'id=ord_1', '{"id":"tr_1"}']) {
    expect(await read(body)).toBeNull();
  }
  expect(provider().can.signEvents).toBe(false);
});

test('a refund is made once, also when its answer is lost', async () => {
  const account = standIn.account();
  const access = accessOf(account.key);
  const { id: payment } = await provider().createCheckout(access, order());
  account.pay(payment);
  const refund = { id: randomUUID(), payment, amount: new Big('19'), currency: 'EUR' };
  standIn.failNext(/^POST .*refunds$/, 'lost');
  expect(await failureOf(provider().refund(access, refund))).toBe('unanswered');
  const made = await provider().refund(access, refund);
  expect([made.refund, made.state, account.refunds.size]).toEqual([refund.id, 'pending', 1]);
  const more = { ...refund, id: randomUUID(), amount: new Big('119') };
  expect(await failureOf(provider().refund(access, more))).toBe('refused');
});
