/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page, Response } from 'playwright-core';
import { checkPdf } from './pdf/qpdf';
import { layoutOf } from './pdf/text';
import { complaintsOf } from './complaints';
import { freshAddress, PREVIEW } from './generator';
import { sharedService } from './service';

/** The generator's page in one visitor's browser, and all errors in its console. */
export interface Visit {
  page: Page;
  /** The address whose quota and attempts are counted. */
  address: string;
  complaints: string[];
}

export interface VisitOptions {
  service?: { url: string };
  path?: string;
  address?: string;
  context?: BrowserContextOptions;
}

/** A visitor with a new browser profile and a new address. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { service = sharedService(), path = '/', address = freshAddress() } = options;
  const context = await browser.newContext({
    ...options.context,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page, service.url);
  await page.goto(service.url + path);
  return { page, address, complaints };
}

/** A field of the sheet by its visible name. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${name}`) });
}

/** Presses a button by its whole name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export interface LineOnPage {
  item: Locator;
  quantity: Locator;
  rate: Locator;
  amount: Locator;
  error: Locator;
  remove: Locator;
}

/** @param place from 0 */
export function lineAt(page: Page, place: number): LineOnPage {
  const row = page.locator('#lines > li').nth(place);
  return {
    item: row.getByLabel('Item'),
    quantity: row.getByLabel('Quantity'),
    rate: row.getByLabel('Rate'),
    amount: row.locator('output'),
    error: row.locator('.error'),
    remove: row.getByRole('button', { name: `Remove line ${place + 1}` }),
  };
}

export async function fillLine(page: Page, place: number, ...values: string[]): Promise<void> {
  const { item, quantity, rate } = lineAt(page, place);
  for (const [index, input] of [item, quantity, rate].entries()) {
    const value = values[index];
    if (value !== undefined) await input.fill(value);
  }
}

/** A sender and one line, the minimum for a preview. */
export async function fillLeast(page: Page): Promise<void> {
  await field(page, 'From').fill('Acme Ltd');
  await fillLine(page, 0, 'Work', '1', '100');
}

/** The sums as the page shows them. */
export async function sums(page: Page): Promise<Record<'subtotal' | 'total' | 'balance', string>> {
  const [subtotal, total, balance] = await Promise.all(
    ['#subtotal', '#total', '#balance'].map((id) => page.locator(id).innerText()),
  );
  return { subtotal: subtotal ?? '', total: total ?? '', balance: balance ?? '' };
}

/**
 * The answer to the preview that `act` causes.
 * @param isOf knows its body, where a preview from before may still be under way
 */
export async function previewAfter(
  page: Page,
  act: () => Promise<unknown>,
  isOf: (body: Record<string, unknown>) => boolean = () => true,
): Promise<Response> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith(PREVIEW) && isOf(response.request().postDataJSON()),
  );
  await act();
  return answer;
}

export interface Downloaded {
  name: string;
  pdf: Buffer;
  /** In the layout of the page. */
  text: string;
}

/** The file that the visitor gets by `act`, by default a click on the button. */
export async function download(
  page: Page,
  act = (): Promise<unknown> => page.getByRole('button', { name: 'Download PDF' }).click(),
): Promise<Downloaded> {
  const saving = page.waitForEvent('download');
  await act();
  const saved = await saving;
  const pdf = readFileSync(await saved.path());
  checkPdf(pdf);
  return { name: saved.suggestedFilename(), pdf, text: layoutOf(pdf) };
}
