import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import {
  act,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  save,
  said,
  type Panel,
} from '../support/panel';
import { startReceiver, verified, type Receiver } from '../support/receiver';
import { createCustomer } from '../support/records';
import type { Service } from '../support/service';
import { listeningDesk, startSender } from '../support/webhooks';

let browser: Browser;
let service: Service;
let receiver: Receiver;
let panel: Panel;
let page: Page;
let client: Awaited<ReturnType<typeof listeningDesk>>['client'];
beforeAll(async () => {
  [browser, service, receiver] = await Promise.all([openBrowser(), startSender(), startReceiver()]);
  client = (await listeningDesk(service)).client;
  panel = await logIn(browser, service, await newOperator(service));
  page = panel.page;
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.close();
});

let secret: string;
let endpoint: string;

test('an endpoint is made by clicking, and shows its secret once', async () => {
  await goTo(page, formPath('webhook-endpoint', 'create'));
  await input(page, 'url').fill(`${receiver.url}/panel`);
  await page.getByRole('checkbox', { name: 'invoice.paid' }).click();
  await eventually(async () => (await input(page, 'business').inputValue()) !== '');
  endpoint = await save(page);
  await act(page, 'Show the secret once');
  secret = await page.getByTestId('secret').innerText();
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('button', { name: 'Rotate the secret' }).waitFor();
  expect(await page.getByRole('button', { name: 'Show the secret once' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Rotate the secret' }).waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
});

test('a test event reaches the receiver, and its result is shown', async () => {
  await act(page, 'Send a test event');
  const [ping] = await receiver.until(1, '/panel');
  expect(verified(secret, ping as never)).toMatchObject({ type: 'ping' });
  await page.getByRole('complementary').getByText('Delivered', { exact: true }).waitFor();
  await goTo(page, formPath('webhook-endpoint'));
  const row = page.getByRole('row', { name: `${receiver.url}/panel` });
  await row.getByText('Delivered').waitFor();
  await row.getByText('204').waitFor();
});

test('after a rotation, the old and the new secret sign', async () => {
  await goTo(page, formPath('webhook-endpoint', endpoint));
  await act(page, 'Rotate the secret', 'Rotate');
  const next = await page.getByTestId('secret').innerText();
  expect(next).not.toBe(secret);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await act(page, 'Send a test event');
  const pings = await receiver.until(2, '/panel');
  for (const each of [secret, next]) expect(verified(each, pings[1] as never)).toBeTruthy();
});

/** An event that the receiver answers with 500, and that counts as given up. @returns its id */
async function failedEvent(name: string): Promise<string> {
  receiver.answer((response) => void response.writeHead(500).end('no room'));
  const before = receiver.received('/panel').length;
  await createCustomer(client, { name });
  const id = (await receiver.until(before + 1, '/panel')).at(-1)?.id ?? '';
  const giveUp = `update webhook_deliveries set state = 'failed', next_attempt_at = null
     where event_id = $1 and attempts = 1 and lease is null returning id`;
  await eventually(async () => (await query(service.databaseUrl, giveUp, [id])).length === 1);
  return id;
}

test('a failed delivery shows payload, answer and attempts, and is sent again with its id', async () => {
  const id = await failedEvent('Ada');
  await goTo(page, formPath('webhook-delivery'));
  await page.getByRole('link', { name: 'Failed only' }).click();
  await page.getByText(/^1 .+ found$/).waitFor();
  await page.getByRole('link', { name: 'customer.created' }).click();
  await input(page, 'payload').waitFor();
  expect(await input(page, 'payload').inputValue()).toContain('"name":"Ada"');
  expect(await input(page, 'response_excerpt').inputValue()).toBe('no room');
  await page.getByRole('gridcell', { name: '500' }).waitFor();
  receiver.answer((response) => void response.writeHead(204).end());
  const before = receiver.received('/panel').length;
  await act(page, 'Send again');
  const again = (await receiver.until(before + 1, '/panel')).at(-1);
  expect(again?.id).toBe(id);
  await said(page, 'Queued for delivery again (same webhook-id).');
});

test('the list sends one delivery again, or all that failed', async () => {
  const ids = [await failedEvent('Bea'), await failedEvent('Cid'), await failedEvent('Dan')];
  receiver.answer((response) => void response.writeHead(204).end());
  // The list of the test before may still be kept in the browser.
  await page.goto(formPath('webhook-delivery'));
  await page.getByRole('link', { name: 'Failed only' }).click();
  await page.getByText(/^3 .+ found$/).waitFor();
  const before = receiver.received('/panel').length;
  await page.getByRole('button', { name: 'Row actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await receiver.until(before + 1, '/panel');
  await page.getByRole('button', { name: 'Resend all failed' }).click();
  const resent = (await receiver.until(before + 3, '/panel')).slice(before);
  expect(resent.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await said(page, '2 deliveries are sent again.');
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
