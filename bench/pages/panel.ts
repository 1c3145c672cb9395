import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { timed, type Figures } from './figures';
import { LINES, LONG, type Operator } from './sample';

const PAGE_TARGET = 1_500;
const SAVE_TARGET = 1_000;

/** Links of the menu whose pages show rows, from top to bottom. */
const LISTS = [
  'Invoices',
  'Quotations',
  'Recurring',
  'Credit notes',
  'Payments',
  'Refunds',
  'Customers',
  'Products',
  'Reports',
];

/** In its place, and not covered: a click would reach it. */
const usable = (what: Locator): Promise<void> => what.click({ trial: true });

/** Clicks, and waits until all of these can be used. */
function opening(click: Locator, shown: readonly Locator[]): Promise<number> {
  return timed(async () => {
    await click.click();
    for (const one of shown) await usable(one);
  });
}

const latestOf = (page: Page): Locator => page.getByTestId('home-latest').getByRole('link').first();

async function logIn(page: Page, { email, password }: Operator): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await usable(latestOf(page));
}

async function walk(page: Page, figures: Figures): Promise<void> {
  const open = async (name: string, heading: string, content: Locator) => {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
    const shown = [page.getByRole('heading', { name: heading, level: 1 }), content];
    figures.add(`panel: ${name}`, await opening(link, shown), PAGE_TARGET);
  };
  const main = page.getByRole('main');
  for (const name of LISTS) await open(name, name, main.getByRole('row').nth(1));
  await open('Settings', 'Settings', main.getByRole('link', { name: 'Businesses' }));
  await open('Home', 'Hello Olive', latestOf(page));
}

/** Opens a draft from the list, changes it and saves it. */
async function change(page: Page, figures: Figures): Promise<void> {
  const field = (line: number) => page.locator(`[name="items.${line}.quantity"]`);
  await page.goto('/admin/invoices');
  const row = page.getByRole('row', { name: LONG });
  await usable(row);
  const form = [page.getByRole('heading', { level: 1 }), field(LINES - 1)];
  figures.add(`panel: form of ${LINES} lines`, await opening(row, form), PAGE_TARGET);
  await field(0).fill(String(Number(await field(0).inputValue()) + 1));
  const took = await timed(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
  });
  figures.add(`panel: save of ${LINES} lines`, took, SAVE_TARGET);
}

/** Cookies and storage of an operator who has logged in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  url: string;
  operator: Operator;
  /** Null at the first visit. Strapi refuses the sixth login within five minutes. */
  session: Session | null;
}

/** An operator with an empty cache: each page of the menu loads its part of the panel. */
export async function visitPanel(
  browser: Browser,
  { url, operator, session }: Visit,
  figures: Figures,
): Promise<Session> {
  const viewport = { width: 1440, height: 1000 };
  const known = session === null ? {} : { storageState: session };
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport, ...known });
  const page = await context.newPage();
  if (session === null) await logIn(page, operator);
  else {
    await page.goto('/admin');
    await usable(latestOf(page));
  }
  await walk(page, figures);
  await change(page, figures);
  const after = await context.storageState();
  await context.close();
  return after;
}
