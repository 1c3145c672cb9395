import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { freshAddress, LEAST, PREVIEW, send } from '../support/generator';
import { holdRequests } from '../support/held-requests';
import * as onPage from '../support/invoice-page';
import { field, fillLeast, sums, visit } from '../support/invoice-page';
import { startService, type Service } from '../support/service';

let browser: Browser;
let service: Service;
beforeAll(async () => {
  const limits = { GENERATOR_MONTHLY_LIMIT: '2', GENERATOR_ATTEMPTS_PER_MINUTE: '8' };
  const env = { ...limits, TRUSTED_PROXIES: '127.0.0.1/32' };
  [browser, service] = await Promise.all([openBrowser(), startService({ env })]);
});
afterAll(async () => {
  await Promise.all([browser.close(), service.stop()]);
});

/** Chromium's own message for an answer of 400 and above, or for no answer. */
const OF_THE_BROWSER = /^error: Failed to load resource: /;

const message = (page: Page, text: RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });
const quota = (page: Page, text: string): Locator =>
  page.locator('#quota').filter({ hasText: text });

test('the page shows the rest of the quota with the preview, and one less after a download', async () => {
  const { page, complaints } = await visit(browser, { service });
  await fillLeast(page);
  await quota(page, '2 of 2 PDFs left until ').waitFor();
  await onPage.download(page);
  await quota(page, '1 of 2 PDFs left until ').waitFor();
  await onPage.previewAfter(page, () => field(page, 'Notes').fill('x'));
  await quota(page, '1 of 2 PDFs left until ').waitFor();
  expect(complaints).toEqual([]);
});

test('when the quota is used up, the page says until when, also after a late preview', async () => {
  const { page, complaints } = await visit(browser, { service });
  const late = await holdRequests(page, `**${PREVIEW}`);
  await fillLeast(page);
  await late.asked;
  await onPage.download(page);
  await onPage.download(page);
  await quota(page, '0 of 2 PDFs left').waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const usedUp = message(
    page,
    /2 free invoices .* used up; the next month begins in \d+ (day|hour|minute|second)s?\. .*“Run it yourself”/,
  );
  await usedUp.waitFor();
  late.release();
  await page.locator('#preview').waitFor();
  expect(await usedUp.count()).toBe(1);
  expect(await field(page, 'From').inputValue()).toBe('Acme Ltd');
  const answer = await onPage.previewAfter(page, () => field(page, 'Notes').fill('x'));
  expect(answer.status()).toBe(200);
  await usedUp.waitFor({ state: 'hidden' });
  expect(complaints.filter((one) => !OF_THE_BROWSER.test(one))).toEqual([]);
});

test('after a flood of attempts the page says to wait, and keeps the invoice', async () => {
  const address = freshAddress();
  const headers = { 'X-Forwarded-For': address };
  for (let sent = 0; sent < 8; sent += 1) await send({}, { service, path: PREVIEW, headers });
  expect((await send(LEAST, { service, headers })).status).toBe(429);
  const { page, complaints } = await visit(browser, { service, address });
  await fillLeast(page);
  await message(page, /\w+ .*(minute|second|later|wait)/i).waitFor();
  expect((await sums(page)).balance).toBe('$100.00');
  expect(complaints.filter((one) => !OF_THE_BROWSER.test(one))).toEqual([]);
});

test('without the server the page still computes, says so, and loses nothing', async () => {
  const away = await startService();
  let stopped = false;
  try {
    const { page, complaints } = await visit(browser, { service: away });
    await onPage.previewAfter(page, () => fillLeast(page));
    await away.stop();
    stopped = true;
    await field(page, 'Tax').fill('10');
    await message(page, /The server cannot be reached\. Your invoice is kept here/).waitFor();
    expect((await sums(page)).balance).toBe('$110.00');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await message(page, /The server cannot be reached/).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('invoice-generator-draft') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ from: 'Acme Ltd', tax: '10' });
    expect(complaints.filter((one) => !OF_THE_BROWSER.test(one))).toEqual([]);
  } finally {
    if (!stopped) await away.stop();
  }
});
