import { createHmac } from 'node:crypto';
import { contrast } from '../../src/domain/color';
import { cssHash } from '../../src/hosted/page';
import { adminApi } from '../support/api';
import { ask, pageOf, sentQuotation } from '../support/hosted';
import type { Answer } from '../support/http';
import { creditInvoice } from '../support/records';
import { freshAddress } from '../support/generator';
import { createTrade, getEInvoice, hashOf, type Trade } from '../support/trade';
import { sharedService } from '../support/service';

let trade: Trade;
let documents: { invoice: string; quotation: string; note: string };
let pages: { invoice: string; quotation: string; note: string };

beforeAll(async () => {
  trade = await createTrade();
  const { id: invoice } = await trade.invoice({ invoice_number: 'R-1' });
  const { id: quotation } = await sentQuotation(trade, { quotation_number: 'A-1' });
  const { id: note } = await creditInvoice(trade.client, (await trade.invoice()).id, {
    credit_note_number: 'G-1',
  });
  documents = { invoice, quotation, note };
  pages = {
    invoice: await pageOf(trade.client, `invoices/${invoice}`),
    quotation: await pageOf(trade.client, `quotations/${quotation}`),
    note: await pageOf(trade.client, `credit-notes/${note}`),
  };
});

const NAMES = ['invoice', 'quotation', 'note'] as const;
const numbers = { invoice: 'R-1', quotation: 'A-1', note: 'G-1' };

/** Every answer below `/d/`, good or bad, keeps the page and its token to the reader. */
function expectPrivate({ headers }: Answer): void {
  const of = (name: string) => headers.get(name);
  expect(of('set-cookie')).toBeNull();
  expect(of('x-robots-tag')).toContain('noindex');
  expect(of('referrer-policy')).toBe('no-referrer');
  expect(of('cache-control')).toBe('private, no-store');
  expect(of('x-content-type-options')).toBe('nosniff');
  expect(of('x-frame-options')).toBe('DENY');
  const policy = of('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/script-src|https?:|\*|unsafe-eval/);
}

test.each(NAMES)('the page of a %s shows the document to whoever has its link', async (name) => {
  const page = await ask(pages[name]);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.text).toContain(numbers[name]);
  expect(page.text).toContain('Atelier Nord GmbH');
  expect(page.text).not.toMatch(/<script|javascript:|(?:src|href|action)="(?:https?:)?\/\//i);
  expectPrivate(page);
});

test.each(NAMES)('the PDF of the page of a %s is that of the API', async (name) => {
  const pdf = await ask(`${pages[name]}/pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('content-disposition')).toContain(`-${numbers[name]}.pdf`);
  expectPrivate(pdf);
});

test.each(['invoice', 'note'] as const)('the page of a %s offers its e-invoices', async (name) => {
  const path = name === 'invoice' ? 'invoices' : 'credit-notes';
  expect((await ask(pages[name])).text).toContain(`${pages[name]}/e-invoice/xrechnung-ubl`);
  const file = await ask(`${pages[name]}/e-invoice/xrechnung-ubl`);
  const { bytes } = await getEInvoice(trade.key, `${path}/${documents[name]}`, 'xrechnung-ubl');
  expect([file.status, hashOf(Buffer.from(file.text))]).toEqual([200, hashOf(bytes)]);
  expectPrivate(file);
});

test('the page of an invoice that its status cancelled offers none that was not given out before', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  expect((await ask(`${page}/e-invoice/ubl`)).status).toBe(200);
  await trade.client.patch(`/api/v1/invoices/${id}`, { status: 'cancelled' });
  expect((await ask(page)).text.match(/\/e-invoice\/[a-z-]+/g)).toEqual(['/e-invoice/ubl']);
  expect((await ask(`${page}/e-invoice/cii`)).status).toBe(404);
});

const nameOf = (answer: Answer): string =>
  decodeURIComponent(
    /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );

test('files are named in the language of the document, those of the API by its kind', async () => {
  const german = await createTrade({ buyer: { language: 'de' } });
  const { id } = await german.invoice({ invoice_number: 'R-2' });
  const page = await pageOf(german.client, `invoices/${id}`);
  expect(nameOf(await ask(`${page}/pdf`))).toBe('Rechnung-R-2.pdf');
  expect(nameOf(await ask(`${page}/e-invoice/ubl`))).toBe('Rechnung-R-2-ubl.xml');
  const { headers } = await getEInvoice(german.key, `invoices/${id}`, 'ubl');
  expect(headers.get('content-disposition')).toContain('"invoice-R-2-ubl.xml"');
});

test('the page has the colour of its business, and its legal name and VAT number at the foot', async () => {
  const yellow = await createTrade({ seller: { brand_color: '#fde047' } });
  const page = await ask(await pageOf(yellow.client, `invoices/${(await yellow.invoice()).id}`));
  const [, foot = ''] = page.text.split('<footer');
  expect(foot).toContain('Werft Design GmbH');
  expect(foot).toContain('VAT ID: DE123456789');
  const [, own = ''] = [...page.text.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => css,
  );
  const [light = '', dark = ''] = [...own.matchAll(/--accent:(#\w{6})/g)].map(
    ([, ink = '']) => ink,
  );
  expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(dark).toBe('#fde047');
  expect(page.headers.get('content-security-policy')).toContain(`'${cssHash(own)}'`);
});

test('a format that lacks details is neither offered nor found, and the customer’s comes first', async () => {
  const poor = await createTrade({ seller: { phone: null } });
  const customer = `/content-manager/collection-types/api::customer.customer/${poor.customer}`;
  await adminApi().put(customer, { e_invoice_format: 'factur-x' });
  const { id } = await poor.invoice();
  const page = await pageOf(poor.client, `invoices/${id}`);
  const offered = [...(await ask(page)).text.matchAll(/\/e-invoice\/([a-z-]+)/g)].map(
    ([, one]) => one,
  );
  expect(offered[0]).toBe('factur-x');
  expect(offered).not.toContain('xrechnung-ubl');
  expect((await ask(`${page}/e-invoice/xrechnung-ubl`)).status).toBe(404);
});

test('a quotation has no e-invoice', async () => {
  expect((await ask(`${pages.quotation}/e-invoice/ubl`)).status).toBe(404);
});

/** Paths that lead nowhere, made from a good token. */
function wrongPaths(good: string): Record<string, string> {
  const token = good.slice(3);
  const bytes = Buffer.from(token, 'base64url');
  const changed = (at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy.toString('base64url');
  };
  const head = bytes.subarray(0, 17);
  const guessed = createHmac('sha256', 'another secret').update(head).update('0').digest();
  const otherKind = Buffer.from(bytes);
  otherKind[0] = 1;
  return {
    'of another document': changed(8),
    'of another kind': otherKind.toString('base64url'),
    'of a kind that does not exist': Buffer.concat([Buffer.of(9), bytes.subarray(1)]).toString(
      'base64url',
    ),
    'with one bit changed': changed(32),
    'made with another secret': Buffer.concat([head, guessed.subarray(0, 16)]).toString(
      'base64url',
    ),
    'cut short': token.slice(0, 43),
    'too long': `${token}A`,
    'in other letters': token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    empty: '',
    'with a final slash': `${token}/`,
    'below the page': `${token}/nothing`,
    'below a file': `${token}/pdf/x`,
    escaped: `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    hostile: '..%2f..%2fadmin',
    long: 'A'.repeat(5_000),
    'as a preview': `${token}.zzzzzzz`,
    'with a preview of before': `${token}.zzzzzz.${'A'.repeat(22)}`,
  };
}

test('a token that is foreign, guessed, of another kind or malformed is one and the same 404', async () => {
  const wrong = wrongPaths(pages.invoice);
  const unknown = await ask('/d/nobody-knows');
  expectPrivate(unknown);
  for (const [why, path] of Object.entries(wrong)) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/d/${path}`, { method });
      const text = method === 'GET' ? unknown.text : '';
      expect({ why, method, status: answer.status, text: answer.text }).toEqual({
        why,
        method,
        status: 404,
        text,
      });
      for (const name of ['content-type', 'content-security-policy', 'etag', 'content-disposition'])
        expect(answer.headers.get(name)).toBe(unknown.headers.get(name));
    }
  }
});

test('a document that became a draft again has no page, and is not deleted', async () => {
  const { id } = await sentQuotation(trade);
  const page = await pageOf(trade.client, `quotations/${id}`);
  expect((await ask(page, { method: 'HEAD' })).status).toBe(200);
  await trade.client.patch(`/api/v1/quotations/${id}`, { status: 'draft' });
  expect((await ask(page)).status).toBe(404);
  await trade.client.patch(`/api/v1/quotations/${id}`, { status: 'sent' });
  expect((await ask(page, { method: 'HEAD' })).status).toBe(200);
  await trade.client.patch(`/api/v1/quotations/${id}`, { status: 'draft' });
  const uid = 'api::quotation.quotation';
  const deleted = await adminApi().delete(`/content-manager/collection-types/${uid}/${id}`);
  expect(deleted.status).toBe(400);
  expect((await ask(page)).status).toBe(404);
});

test('HEAD has the headers of GET and no body, and hands nothing out', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  for (const path of ['', '/pdf', '/e-invoice/ubl', '/e-invoice/factur-x']) {
    const answer = await ask(page + path, { method: 'HEAD' });
    expect([path, answer.status, answer.text]).toEqual([path, 200, '']);
    expectPrivate(answer);
  }
  expect((await trade.client.patch(`/api/v1/invoices/${id}`, { status: 'draft' })).status).toBe(
    200,
  );
});

test('other methods are refused, whatever the token', async () => {
  const wrong = pages.invoice.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST']) {
    for (const page of [pages.invoice, wrong]) {
      for (const part of ['', '/pdf', '/logo', '/e-invoice/ubl']) {
        const answer = await ask(page + part, { method, body: 'x' });
        expect([method, part, answer.status]).toEqual([method, part, 405]);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
        expectPrivate(answer);
      }
    }
  }
  const form = await ask(`${pages.quotation}/accept`, { method: 'PUT' });
  expect([form.status, form.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('one address gets 120 answers per minute, then 429', async () => {
  const from = { headers: { 'X-Forwarded-For': freshAddress() } };
  const statuses: number[] = [];
  for (let count = 0; count < 120; count += 1)
    statuses.push(
      (await ask(count % 2 ? '/d/guess' : pages.invoice, { ...from, method: 'HEAD' })).status,
    );
  expect([...new Set(statuses)].sort()).toEqual([200, 404]);
  const refused = await ask(pages.invoice, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expectPrivate(refused);
  expect((await ask(pages.invoice)).status).toBe(200);
  expect(sharedService().url).not.toBe('');
});

test('markup in the texts of a document is shown as text', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  const mark = await createTrade({
    seller: { name: `S ${hostile}`, legal_name: null },
    buyer: { name: `B ${hostile}` },
  });
  const items = [{ description: hostile, quantity: 1, unit_price: 10, tax_rate: 19 }];
  const invoice = { items, notes: hostile, terms: hostile, order_reference: hostile };
  const { id } = await mark.invoice({ ...invoice, invoice_number: hostile });
  const { text } = await ask(await pageOf(mark.client, `invoices/${id}`));
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toMatch(/<script|<img src=x/);
});
