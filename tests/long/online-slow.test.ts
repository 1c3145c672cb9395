import { ask } from '../support/hosted';
import { startService, type Service } from '../support/service';
import { createShop, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';

/* A provider that is silent or slow. These tests wait as long as a customer would. */

let stripe: StripeStandIn;
let service: Service;
let shop: Shop;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
  shop = await createShop(service, stripe);
});
afterAll(async () => {
  stripe?.release();
  await service?.stop();
  await stripe?.close();
});

const CREATE = /^POST \/v1\/checkout\/sessions$/;
const press = (page: string, language: string) =>
  ask(`${page}/pay`, { method: 'POST', headers: { 'Accept-Language': language } }, service);

test('a provider that stays silent gives the customer a page, and the next try works', async () => {
  const { page } = await shop.open(60);
  stripe.failNext(CREATE, 'mute');
  const failed = await press(page, 'de');
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(failed.text).toContain('<html lang="de"');
  expect(failed.text).toContain('Online bezahlen');
  expect((await ask(page, {}, service)).text).toContain(`${page}/pay"`);
  const session = shop.sessionOf(await press(page, 'de'));
  expect(shop.account.session(session)).toMatchObject({ amount_total: 6_000, status: 'open' });
}, 60_000);

test('a press that gets no answer does not give up the page that another one has opened meanwhile', async () => {
  const { page } = await shop.open(65);
  stripe.failNext(CREATE, 'mute');
  const answers = await Promise.all([press(page, 'en'), press(page, 'en')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 503]);
  const session = shop.sessionOf(answers.find(({ status }) => status === 303) ?? answers[0]);
  expect(shop.sessionOf(await press(page, 'en'))).toBe(session);
  const ours = [...shop.account.sessions.values()].filter((one) => one.amount_total === 6_500);
  expect(ours).toMatchObject([{ id: session, status: 'open' }]);
}, 60_000);

test('a provider that answers without an end is given up after 25 seconds, and its page is found by the next try', async () => {
  const { page } = await shop.open(70);
  stripe.failNext(CREATE, 'slow');
  const failed = await press(page, 'en');
  expect(failed.status).toBe(503);
  expect(failed.text).toContain('<html lang="en"');
  expect(failed.text).toContain('Paying online does not work right now');
  const session = shop.sessionOf(await press(page, 'en'));
  // What comes after the time limit changes nothing: it is the same page.
  stripe.release();
  expect(shop.sessionOf(await press(page, 'en'))).toBe(session);
  const ours = [...shop.account.sessions.values()].filter((one) => one.amount_total === 7_000);
  expect(ours).toMatchObject([{ id: session, status: 'open' }]);
}, 90_000);
