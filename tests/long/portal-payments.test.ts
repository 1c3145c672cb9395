import { leadsTo, type Visitor } from '../support/portal';
import { invite, sendTicked } from '../support/portal-visitors';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { answered, createShop, disconnectStripe, type Shop } from '../support/providers/shop';
import { line, recordPayment, UNKNOWN_ID } from '../support/records';
import type { Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';

/** How somebody pays in the portal (contract §16). */
let world: PortalWorld;
let service: Service;
let trade: Trade;
let email: string;
let ada: Visitor;

beforeAll(async () => {
  world = await startPortal();
  ({ service } = world);
});
beforeEach(async () => {
  ({ trade, email, ada } = await world.person());
});
afterAll(() => world?.stop());

const items = (price: number) => [line({ quantity: 1, unit_price: price, tax_rate: 0 })];
const text = async (path: string) => (await ada.get(path)).text;

describe('paying several invoices', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await createShop(service, world.stripe);
    await invite(service, shop.customer, email);
  });
  const pay = (ids: string[]) => sendTicked(service, ada, '/portal/pay', ids);

  test('one ticked invoice leads to the provider, and back to the portal', async () => {
    const { invoice } = await shop.open(40);
    const page = await ada.get('/portal');
    expect(page.text).toMatch(new RegExp(`name="invoice"\\s+value="${invoice.id}"\\s+checked`));
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https:");
    const sent = await pay([invoice.id]);
    const session = shop.sessionOf(sent);
    expect(leadsTo(sent)).toEqual([303, `${world.stripe.url}/pay/${session}`]);
    expect(shop.account.session(session)).toMatchObject({
      amount_total: 4_000,
      success_url: expect.stringMatching(/\/portal\/pay\/paid$/),
      cancel_url: expect.stringMatching(/\/portal\/pay$/),
    });
    expect(await text('/portal/pay/paid')).toContain('as soon as it is confirmed');
    expect(leadsTo(await ada.get('/portal/pay'))).toEqual([303, '/portal']);
  });

  test('several ticked invoices are one checkout, which pays each of them', async () => {
    const all = [(await shop.open(40)).invoice, (await shop.open(2)).invoice];
    const sent = await pay(all.map(({ id }) => id));
    const session = shop.sessionOf(sent);
    expect(shop.account.session(session)).toMatchObject({ amount_total: 4_200 });
    await shop.deliver(shop.account.pay(session));
    await answered(service);
    const payments = await shop.payments();
    expect(payments).toMatchObject([{ amount: 42, unallocated_amount: 0 }]);
    const { allocations } = payments[0] as { allocations: { invoice_id: string }[] };
    expect(allocations.map((one) => one.invoice_id).sort()).toEqual(all.map(({ id }) => id).sort());
    // Nothing of them is due any more, and the page says so.
    expect((await pay(all.map(({ id }) => id))).status).toBe(409);
  });

  test('says why nothing was paid, and pays nothing of others', async () => {
    const { invoice } = await shop.open(40);
    const other = await trade.invoice({ items: items(3) });
    const foreign = await (await createTrade({}, { service })).invoice();
    const draft = await shop.invoice({ status: 'draft' });
    const told = async (ids: string[]) => {
      const { status, text: page } = await pay(ids);
      return [status, /role="alert">([^<.]*)/.exec(page)?.[1] ?? null];
    };
    expect(await told([])).toEqual([400, 'Please select at least one invoice']);
    expect(await told(Array.from({ length: 51 }, (_, at) => `${at}`))).toEqual([
      400,
      'Please select at most 50 invoices',
    ]);
    expect((await told([invoice.id, other.id]))[0]).toBe(400);
    for (const id of [foreign.id, draft.id, UNKNOWN_ID, "'", '\u0000'])
      expect(await told([invoice.id, id])).toEqual([404, null]);
    await recordPayment(shop.client, invoice.id, { amount: 40 });
    expect((await told([invoice.id]))[0]).toBe(409);
  });

  test('offers nothing where no provider takes it', async () => {
    const { invoice } = await shop.open(40);
    await disconnectStripe(service, shop.business);
    const page = await ada.get('/portal');
    expect([page.text.includes(invoice.id), page.text.includes('<form')]).toEqual([true, false]);
    expect((await pay([invoice.id])).status).toBe(409);
  });
});
