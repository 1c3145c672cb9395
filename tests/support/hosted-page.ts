/// <reference lib="dom" />
import { paidAccount } from '../../src/domain/bank-account';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { StoredInvoice } from '../../src/billing/document';
import type { BusinessDetails } from '../../src/billing/sql/printed-details';
import { paymentLink } from '../../src/domain/payment-link';
import { brandCss, cssHash, hostedPage, PAGE_CSS } from '../../src/hosted/page';
import type { PageView } from '../../src/hosted/page-view';
import { PORTAL_CSS } from '../../src/portal/page/style';
import { transferCode } from '../../src/pdf/stored/bank-details';
import { invoiceView, quotationView } from '../../src/pdf/stored/view';
import { STORED, WERFT } from '../pictures/documents/stored-records';
import { complaintsOf } from './complaints';
import { png } from '../unit/outbound/logo/images';

const PATH = '/d/example';
const LINK = 'https://pay.werft.example/i/{number}?amount={amount}';

/** The page of a stored invoice that is to be paid. */
export function invoicePage(
  invoice: Partial<StoredInvoice> = {},
  business: Partial<BusinessDetails> = {},
  view: Partial<PageView> = {},
): PageView {
  const stored = { ...STORED, ...invoice };
  const seller = { ...WERFT, ...business };
  const document = invoiceView(stored, seller, { bankDetails: 'apart' });
  const { name } = seller;
  return {
    language: 'en',
    kind: 'invoice',
    document,
    deadline: stored.deadline,
    path: PATH,
    hasPortal: false,
    hasLogo: false,
    formats: ['xrechnung-ubl', 'factur-x'],
    attachments: [],
    online: null,
    decision: null,
    foot: [name, 'VAT ID: DE123456789'],
    payment: {
      amount: document.due.value,
      account: paidAccount(seller),
      reference: stored.number,
      code: transferCode(stored, seller),
      link: paymentLink(LINK, { number: stored.number, amount: '2590', currency: 'EUR' }),
    },
    ...view,
  };
}

/** The page of a stored quotation. */
export function quotationPage(
  decision: Partial<PageView['decision']> = {},
  view: Partial<PageView> = {},
): PageView {
  const { amount_paid: _, ...stored } = STORED;
  const undecided = { decided_by: null, decision_remark: null };
  const own = { status: 'sent', number: 'Q-2026-007', ...undecided } as const;
  return {
    language: 'en',
    kind: 'quotation',
    deadline: '2026-04-01',
    path: PATH,
    hasPortal: false,
    hasLogo: false,
    formats: [],
    attachments: [],
    payment: null,
    online: null,
    foot: [WERFT.name],
    document: quotationView({ ...stored, ...own }, WERFT),
    decision: { state: 'open', by: null, on: null, refused: null, ...decision },
    ...view,
  };
}

/** Every text of a value replaced. */
export function withTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withTexts(one, change)) as T;
  const entries = Object.entries(value).map(([name, one]) => [name, withTexts(one, change)]);
  return Object.fromEntries(entries) as T;
}

/** The Content-Security-Policy that the page needs; a violation is an error in the console. */
const policyOf = (color: string): string =>
  [
    "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    `style-src '${cssHash(PAGE_CSS)}' '${cssHash(brandCss(color))}' '${cssHash(PORTAL_CSS)}'`,
  ].join('; ');

export interface PageServer {
  readonly url: string;
  /** Sets what the page's address answers with. */
  show(page: PageView | string): void;
  /** The forms that were sent: path and body. */
  readonly sent: { readonly path: string; readonly body: string }[];
  close(): Promise<void>;
}

/** Serves a page, its logo, and takes its forms. */
export async function servePages(): Promise<PageServer> {
  let shown: PageView | string = '';
  const sent: { path: string; body: string }[] = [];
  const server = createServer((request, answer) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        sent.push({ path: request.url ?? '', body });
        answer.writeHead(303, { Location: PATH }).end();
      });
      return;
    }
    if (request.url === `${PATH}/logo`) {
      answer
        .writeHead(200, { 'Content-Type': 'image/png' })
        .end(png({ width: 300, height: 120, color: 2 }));
      return;
    }
    if (request.url === '/favicon.ico') {
      answer.writeHead(204).end();
      return;
    }
    const policy = policyOf(typeof shown === 'string' ? '#000' : shown.document.color);
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy };
    const page = typeof shown === 'string' ? shown : hostedPage(shown);
    answer.writeHead(request.url === PATH ? 200 : 404, headers).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    show: (page) => (shown = page),
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const PHONE = { width: 390, height: 844 };

/** A page in a browser of its own: without cookies, on a phone unless `options` say otherwise. */
export async function openPage(
  browser: Browser,
  server: PageServer,
  shown: PageView | string,
  options: BrowserContextOptions = { viewport: PHONE },
): Promise<{ page: Page; complaints: string[] }> {
  server.show(shown);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = complaintsOf(page, new URL(server.url).origin);
  await page.goto(server.url);
  return { page, complaints };
}

export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
