import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { invite, logIn, newOperator, openPanel } from '../support/panel';
import { sharedService } from '../support/service';

let browser: Browser;
let elsewhere: Server;
let origin: string;
/** The text that the page of the other origin shows. */
let html = '';

beforeAll(async () => {
  browser = await openBrowser();
  elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  // Another origin, but the same site as the panel, since a port does not change the site.
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  await new Promise((done) => elsewhere.close(done));
});

test('a session survives a reload and a link from another site', async () => {
  const service = sharedService();
  const { page } = await logIn(browser, service, await newOperator(service));
  await page.reload();
  await page.getByRole('heading', { name: 'Hello Olive' }).waitFor();
  // A page of a site that the browser treats as another one.
  html = `<a href="${service.url}/admin">the panel</a>`;
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
  await page.getByRole('link').click();
  await page.getByRole('heading', { name: 'Hello Olive' }).waitFor();
  await page.context().close();
});

test('a page of the same site cannot take the token of an operator who is logged in', async () => {
  const service = sharedService();
  const { page } = await logIn(browser, service, await newOperator(service));
  html = '<p>harmless</p>';
  await page.goto(origin);
  const stolen = await page.evaluate(async (url) => {
    try {
      const init: RequestInit = { method: 'POST', credentials: 'include' };
      return await (await fetch(`${url}/admin/access-token`, init)).text();
    } catch (error) {
      return String(error);
    }
  }, service.url);
  expect(stolen).toMatch(/TypeError/);
  await page.context().close();
});

test('a link in a mail opens an invitation, and the invited person is logged in', async () => {
  const service = sharedService();
  const { registrationToken } = await invite(service);
  html = `<a href="${service.url}/admin/auth/register?registrationToken=${registrationToken}">join</a>`;
  const { page } = await openPanel(browser, service);
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
  await page.getByRole('link').click();
  // Until the invitation is read, the form forgets what is typed.
  await page.locator('input[name=email]:not([value=""])').waitFor();
  await page.locator('input[name=password]').fill('Aa1-correct-horse');
  await page.locator('input[name=confirmPassword]').fill('Aa1-correct-horse');
  await page.getByRole('button', { name: /start/i }).click();
  await page.getByRole('heading', { name: 'Hello Olive' }).waitFor();
  await page.context().close();
});
