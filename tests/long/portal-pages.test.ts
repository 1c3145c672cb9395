import { query } from '../support/databases';
import { pageOf, sentQuotation } from '../support/hosted';
import type { Answer } from '../support/http';
import { freshEmail, leadsTo, type Visitor } from '../support/portal';
import { invite, openAsApp } from '../support/portal-visitors';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { createCustomer, creditInvoice, line, recordPayment } from '../support/records';
import type { Service } from '../support/service';
import { createTrade, hashOf, type Trade } from '../support/trade';

/** What somebody who is signed in at the portal sees and does (contract §16). */
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

const CUSTOMER = () => `/portal/customers/${trade.customer}`;
const documentPath = ({ id }: { id: string }) => `/portal/documents/${id}`;
const items = (price: number) => [line({ quantity: 1, unit_price: price, tax_rate: 0 })];
const text = async (path: string, visitor = ada) => (await visitor.get(path)).text;
const numbersIn = (page: string): string[] =>
  [...page.matchAll(/class="what"[^>]*>.*?<bdi>([^<]+)<\/bdi>/gs)].map(([, number = '']) => number);
const rows = <Row extends object>(sql: string, ...values: unknown[]) =>
  query<Row>(service.databaseUrl, sql, values);

function expectPrivate({ headers }: Answer): void {
  const of = (name: string) => headers.get(name) ?? '';
  expect(of('cache-control')).toContain('no-store');
  expect(of('content-security-policy')).toContain("default-src 'none'");
  expect(of('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(of('content-security-policy')).not.toContain('script-src');
  expect(of('x-robots-tag')).toContain('noindex');
  expect(of('referrer-policy')).toBe('same-origin');
}

describe('the start page', () => {
  test('says what is due per business and currency, what is overdue first, and what is on account', async () => {
    await trade.invoice({ invoice_number: 'R-1', items: items(100) });
    const late = { status: 'overdue', due_date: '2026-03-31' };
    await trade.invoice({ invoice_number: 'R-2', items: items(20.5), ...late });
    await trade.invoice({ invoice_number: 'R-3', items: items(7), currency: 'USD' });
    const paid = await trade.invoice({ invoice_number: 'R-4', items: items(9) });
    await recordPayment(trade.client, paid.id, { amount: 12, excess: 'on_account' });
    await trade.invoice({ invoice_number: 'D-1', items: items(50), status: 'draft' });
    const page = await ada.get('/portal');
    expect(page.status).toBe(200);
    expectPrivate(page);
    for (const amount of ['€120.50', '$7.00', 'Your credit balance: <bdi>€3.00</bdi>'])
      expect(page.text).toContain(amount);
    expect(numbersIn(page.text)).toEqual(['R-2', 'R-1', 'R-3']);
    expect(page.text).toContain('Overdue');
    expect(page.text).not.toMatch(/<script|<form/);
  });

  test('has each business of the person, and no business of other people', async () => {
    const [other, foreign] = [
      await createTrade({}, { service }),
      await createTrade({}, { service }),
    ];
    await invite(service, other.customer, email.toUpperCase());
    await invite(service, foreign.customer, freshEmail());
    await trade.invoice({ invoice_number: 'R-1', items: items(100) });
    await other.invoice({ invoice_number: 'O-1', items: items(30) });
    await foreign.invoice({ invoice_number: 'F-1', items: items(1) });
    const page = await text('/portal');
    expect(numbersIn(page).toSorted()).toEqual(['O-1', 'R-1']);
    expect(page).toContain('€100.00');
    expect(page).toContain('€30.00');
    const app = await openAsApp(service, trade, email);
    expect(numbersIn(await text('/portal', app))).toEqual(['R-1']);
  });

  test('adds up the customers of one business, and lists a few of many open invoices', async () => {
    const second = await createCustomer(trade.client, { name: 'Nord Süd' });
    await invite(service, second.id as string, email);
    await trade.invoice({ items: items(100) });
    await trade.client.post('/api/v1/invoices', {
      customer_id: second.id,
      currency: 'EUR',
      status: 'sent',
      items: items(11),
    });
    for (let made = 0; made < 21; made += 1) await trade.invoice({ items: items(1) });
    const page = await text('/portal');
    expect(page).toContain('€132.00');
    expect(page).toContain('All open invoices (22)');
    expect(numbersIn(page)).toHaveLength(21);
  });

  test('says what to do where there is nothing yet', async () => {
    expect(await text('/portal')).toContain('you will find it here');
    await trade.invoice({ status: 'draft' });
    expect(await text('/portal')).toContain('No documents yet');
    const { id } = await trade.invoice({ items: items(5) });
    await recordPayment(trade.client, id, { amount: 5 });
    const page = await text('/portal');
    expect([page.includes('No documents yet'), page.includes('Nothing is due.')]).toEqual([
      false,
      true,
    ]);
  });

  test('shows quotations that wait for a decision', async () => {
    await sentQuotation(trade, { quotation_number: 'A-1' });
    await sentQuotation(trade, { quotation_number: 'A-2', valid_until: '2026-03-03' });
    expect(numbersIn(await text('/portal'))).toEqual(['A-1']);
  });

  test('speaks the language of the browser', async () => {
    const { text: page } = await ada.get('/portal', { 'Accept-Language': 'de' });
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('Meine Dokumente');
  });
});

describe('a document in the portal', () => {
  test('is the page of its link, with the files, and a way back', async () => {
    const invoice = await trade.invoice({ invoice_number: 'R-7' });
    const path = documentPath(invoice);
    const page = await ada.get(path);
    expect(page.status).toBe(200);
    expectPrivate(page);
    expect(page.text).toContain('<a href="/portal">All my documents</a>');
    const link = await pageOf(trade.client, `invoices/${invoice.id}`);
    const linked = await ada.get(link);
    expect(page.text.replaceAll(path, link)).toBe(linked.text);
    const [pdf, linkedPdf] = [await ada.get(`${path}/pdf`), await ada.get(`${link}/pdf`)];
    expect([pdf.status, hashOf(Buffer.from(pdf.text))]).toEqual([
      200,
      hashOf(Buffer.from(linkedPdf.text)),
    ]);
    expectPrivate(pdf);
    const xml = await ada.get(`${path}/e-invoice/xrechnung-ubl`);
    expect([xml.status, xml.text.includes('R-7')]).toEqual([200, true]);
    expect((await ada.get(`${path}/paid`)).status).toBe(200);
    expect((await ada.get(`${path}/nothing`)).status).toBe(404);
  });

  test('is opened and handed out by who reads it, not by HEAD and not in advance', async () => {
    const invoice = await trade.invoice();
    const opened = async () =>
      (
        await rows<{ opened_at: Date | null; handed_out_at: Date | null }>(
          `SELECT l.opened_at, i.handed_out_at FROM invoices i
          LEFT JOIN document_links l ON l.record_id = i.id AND l.record_table = 'invoices'
          WHERE i.document_id = $1`,
          invoice.id,
        )
      )[0];
    await ada.head(documentPath(invoice));
    await ada.get(documentPath(invoice), { 'Sec-Purpose': 'prefetch' });
    await ada.get('/portal');
    await ada.get(CUSTOMER());
    expect(await opened()).toEqual({ opened_at: null, handed_out_at: null });
    await ada.get(documentPath(invoice));
    expect(await opened()).toEqual({
      opened_at: expect.any(Date),
      handed_out_at: expect.any(Date),
    });
  });

  test('a quotation is accepted there, once', async () => {
    const quotation = await sentQuotation(trade);
    const path = documentPath(quotation);
    expect((await ada.post(`${path}/accept`, { name: '' })).status).toBe(400);
    expect(leadsTo(await ada.get(`${path}/accept`))).toEqual([303, path]);
    expect(leadsTo(await ada.post(`${path}/accept`, { name: 'Ada' }))).toEqual([303, path]);
    const stored = await trade.client.get(`/api/v1/quotations/${quotation.id}`);
    expect(stored.body).toMatchObject({ status: 'accepted', decided_by: 'Ada' });
    expect((await ada.post(`${path}/decline`, { name: 'Ada' })).status).toBe(409);
  });

  test('a credit note has its page, too', async () => {
    const note = await creditInvoice(trade.client, (await trade.invoice()).id, {});
    expect((await ada.get(documentPath(note))).status).toBe(200);
  });

  test('the page of a link offers the portal where somebody at the customer has it', async () => {
    const link = await pageOf(trade.client, `invoices/${(await trade.invoice()).id}`);
    expect(await text(link)).toContain('<a href="/portal">All my documents</a>');
    const other = await createTrade({}, { service });
    const plain = await pageOf(other.client, `invoices/${(await other.invoice()).id}`);
    expect(await text(plain)).not.toContain('/portal');
  });
});

describe('the lists of a customer', () => {
  test('hold the documents by state, the newest first, and never a draft', async () => {
    await trade.invoice({ invoice_number: 'R-1', issue_date: '2026-03-01' });
    const { id } = await trade.invoice({
      invoice_number: 'R-2',
      items: items(5),
      issue_date: '2026-03-04',
    });
    await recordPayment(trade.client, id, { amount: 5 });
    await trade.invoice({ invoice_number: 'R-3', status: 'draft' });
    await sentQuotation(trade, { quotation_number: 'A-1', issue_date: '2026-03-05' });
    await sentQuotation(trade, { quotation_number: 'A-2', valid_until: '2026-03-03' });
    const credited = await trade.invoice({ invoice_number: 'R-5', issue_date: '2026-02-01' });
    await creditInvoice(trade.client, credited.id, {
      credit_note_number: 'G-1',
      issue_date: '2026-03-09',
    });
    const of = async (list: string) => numbersIn(await text(`${CUSTOMER()}?list=${list}`));
    expect(await of('open')).toEqual(['R-1']);
    expect(await of('paid')).toEqual(expect.arrayContaining(['R-2']));
    expect(await of('decide')).toEqual(['A-1']);
    expect(await of('credit_notes')).toEqual(['G-1']);
    expect(await of('all')).toEqual(['G-1', 'A-1', 'R-2', 'A-2', 'R-1', 'R-5']);
    expect(await of('nonsense')).toEqual(['R-1']);
  });

  test('show 500 documents in pages of 50, of at most 60 kB, from the index of the customer', async () => {
    const { id } = await trade.invoice({ items: items(5) });
    await rows(
      `INSERT INTO invoices (document_id, invoice_number, customer_id, business_id, state, issue_date, due_date,
          currency, subtotal, tax_amount, total, issued_at, created_at, updated_at)
        SELECT gen_random_uuid(), 'M-' || n, customer_id, business_id, 'sent', issue_date, due_date, currency,
          subtotal, tax_amount, total, issued_at, created_at, updated_at
        FROM invoices, generate_series(1, 499) n WHERE document_id = $1`,
      id,
    );
    const seen: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const answer = await ada.get(`${CUSTOMER()}?list=all&page=${page}`);
      expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(60_000);
      expect(answer.text).toContain(`${page * 50 - 49} to ${page * 50} of 500`);
      seen.push(...numbersIn(answer.text));
    }
    expect(new Set(seen).size).toBe(500);
    expect(await text(`${CUSTOMER()}?list=all&page=11`)).toContain('There is nothing here.');
    expect(Buffer.byteLength(await text('/portal'))).toBeLessThanOrEqual(60_000);
  });
});

describe('the statement', () => {
  test('is the customer’s for a period, as a table and as a PDF', async () => {
    await trade.invoice({ invoice_number: 'R-1', items: items(100), issue_date: '2025-12-01' });
    const { id } = await trade.invoice({
      invoice_number: 'R-2',
      items: items(50),
      issue_date: '2026-02-01',
    });
    await recordPayment(trade.client, id, { amount: 20, paid_on: '2026-02-03' });
    const page = await text(`${CUSTOMER()}/statement?from=2026-01-01&to=2026-02-28`);
    for (const part of ['100.00', '50.00', '−20.00', '130.00', documentPath({ id })])
      expect(page).toContain(part);
    const pdf = await ada.get(`${CUSTOMER()}/statement?from=2026-01-01&to=2026-02-28&format=pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expectPrivate(pdf);
    const usual = await text(`${CUSTOMER()}/statement`);
    expect(usual).toMatch(/name="from"\s+type="date"\s+required\s+value="\d{4}-01-01"/);
  });

  test.each([
    'from=2026-02-01&to=2026-01-01',
    'from=x&to=2026-01-01',
    'from=2001-01-01&to=2026-01-01',
  ])('is not shown for the period %s, and says why', async (period) => {
    for (const format of ['', '&format=pdf']) {
      const page = await ada.get(`${CUSTOMER()}/statement?${period}${format}`);
      expect([page.status, page.text.includes('role="alert"')]).toEqual([400, true]);
    }
  });
});

describe('contact details', () => {
  const present = { name: 'Atelier Nord GmbH', email: 'rechnung@nord.example', country: 'Germany' };

  test('are asked to be changed, and nothing changes before that is confirmed', async () => {
    const path = `${CUSTOMER()}/details`;
    const before = await trade.client.get(`/api/v1/customers/${trade.customer}`);
    const wanted = { ...present, city: 'Lübeck', address: 'Neue Straße 1\r\nHof' };
    expect(leadsTo(await ada.post(path, wanted))).toEqual([303, path]);
    const page = await text(path);
    expect(page).toContain('has not been answered yet');
    expect(page).toContain('value="Lübeck"');
    const after = await trade.client.get(`/api/v1/customers/${trade.customer}`);
    expect(after.body).toEqual(before.body);
    const [request] = await rows<{ email: string; changes: object }>(
      'SELECT r.email, r.changes FROM contact_requests r JOIN customers c ON c.id = r.customer_id WHERE c.document_id = $1',
      trade.customer,
    );
    expect(request).toMatchObject({
      email,
      changes: { city: 'Lübeck', address: 'Neue Straße 1\nHof' },
    });
  });

  test('that are wrong are told all at once, beside their fields, with what was typed', async () => {
    const wrong = { ...present, name: ' ', email: 'nobody', vat_id: 'DE1', city: 'x'.repeat(256) };
    const page = await ada.post(`${CUSTOMER()}/details`, { ...wrong, phone: '"><b>' });
    expect(page.status).toBe(400);
    for (const field of ['name', 'email', 'vat_id', 'city'])
      expect(page.text).toContain(`id="${field}-problem"`);
    expect(page.text.match(/-problem"/g)).toHaveLength(8);
    expect(page.text).toContain('value="nobody"');
    expect(page.text).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(await rows('SELECT FROM contact_requests WHERE email = $1', email)).toEqual([]);
  });

  test('name the entry of the person alone', async () => {
    await invite(service, trade.customer, email, { name: 'Ada', other: 'grace@nord.example' });
    const page = await text(`${CUSTOMER()}/details`);
    expect(page).toContain(email);
    expect(page).not.toContain('grace@nord.example');
  });
});

test('the account says who is signed in, and ends sessions by forms', async () => {
  const page = await text('/portal/account');
  for (const part of [email, 'action="/portal/sign-out"', 'action="/portal/sign-out-everywhere"'])
    expect(page).toContain(part);
  expect(page).toContain('Last sign-in');
});
