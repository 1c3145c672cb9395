import { adminApi, api } from './api';
import { query } from './databases';
import { eventually } from './eventually';
import type { HttpClient } from './http';
import type { Receiver } from './receiver';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  recordPayment,
  type Created,
  type Fields,
} from './records';
import { createRecurring, inDays } from './recurring';
import { collection } from './two-businesses';
import type { Service } from './service';
import { NORTHWIND } from './northwind';
import { addEndpoint, makeDue, storedDeliveries } from './webhooks';

/** Two realistic businesses, for the pictures of the panel. */
export interface Examples {
  studio: string;
  /** An invoice that is sent, and paid in part. */
  invoice: Created;
  /** A draft with a product in its first line. */
  draft: Created;
  /** Hosting, billed in advance on the last day of each month. */
  recurring: Created;
  /** Public ids of a working endpoint and of a failing one. */
  endpoints: { shop: string; books: string };
}

const STUDIO = {
  ...NORTHWIND,
  phone: '+44 117 496 0000',
  default_currency: 'GBP',
  time_zone: 'Europe/London',
  default_terms: 'Payment within 30 days.',
};

const WERFT = {
  name: 'Werft Design',
  legal_name: 'Werft Design GmbH',
  address: 'Hafenstraße 7',
  city: 'Hamburg',
  postal_code: '20359',
  country: 'Germany',
  tax_id: 'DE123456789',
  default_currency: 'EUR',
  time_zone: 'Europe/Berlin',
};

export const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

const work = (description: string, quantity: number, unit_price: number, tax_rate: number) => ({
  description,
  quantity,
  unit_price,
  tax_rate,
});

async function newBusiness(service: Service, fields: Fields): Promise<string> {
  const made = await adminApi(service).post(collection('business'), fields);
  if (made.status !== 201) throw new Error(`No business: ${made.text}`);
  return made.body.data.documentId as string;
}

/** Makes a key as the form of a business does. */
async function newKey(service: Service, business: string, wanted: object): Promise<HttpClient> {
  const made = await adminApi(service).post(`/invoicing/businesses/${business}/keys`, wanted);
  if (made.status !== 201) throw new Error(`No key: ${made.text}`);
  return api(made.body.data.key as string, service);
}

async function fillWerft(service: Service): Promise<void> {
  const business = await newBusiness(service, WERFT);
  const scopes = ['read', 'write'];
  const client = await newKey(service, business, { name: 'Online shop', scopes });
  const lindgren = await createCustomer(client, { name: 'Lindgren & Sohn KG', city: 'Lübeck' });
  const atelier = await createCustomer(client, { name: 'Atelier Marchand', city: 'Lyon' });
  const common = { currency: 'EUR' };
  const send = (customer: Created, number: string, fields: Fields) =>
    createInvoice(client, customer.id, { ...common, invoice_number: number, ...fields });
  const sign = work('Signage, entrance hall', 1, 1850, 19);
  await send(atelier, 'WD-2026-041', { status: 'paid', issue_date: day(-24), items: [sign] });
  const poster = work('Posters A1, print run', 40, 18.5, 19);
  const late = { status: 'overdue', issue_date: day(-52), due_date: day(-22) };
  await send(lindgren, 'WD-2026-042', { ...late, items: [poster] });
  const menu = work('Menu design, hours', 14, 92, 19);
  const sent = { status: 'sent', issue_date: day(-6), due_date: day(24) };
  await send(lindgren, 'WD-2026-043', { ...sent, items: [menu] });
}

async function fillQuotations(client: HttpClient, customer: Created): Promise<void> {
  const offer = (status: string, item: object, validUntil: number) =>
    createQuotation(client, customer.id, {
      status,
      currency: 'GBP',
      items: [item],
      issue_date: day(-10),
      valid_until: day(validUntil),
    });
  await offer('sent', work('Shop redesign', 1, 7800, 20), 20);
  await offer('accepted', work('Photography, days', 3, 640, 20), 12);
  await offer('draft', work('Annual report', 1, 4200, 20), 30);
}

const LINES = [
  work('Brand identity and style guide', 1, 2400, 20),
  work('Website design, hours', 36, 95, 20),
  work('Hosting, 12 months', 12, 18.5, 20),
];

const DESIGN = {
  name: 'Design',
  sku: 'DESIGN-H',
  description: 'Design, hours',
  unit_code: 'HUR',
  unit_price: 95,
  tax_rate: 20,
  currency: 'GBP',
};

/** Makes invoices of each status, with their events. @returns the sent one, and a draft */
async function fillInvoices(client: HttpClient, customers: Created[]) {
  const [contoso, bright, tailspin] = customers as [Created, Created, Created];
  const send = async (to: Created, status: string, fields: Fields) => {
    const { id } = await createInvoice(client, to.id, { currency: 'GBP', ...fields });
    return (await client.patch(`/api/v1/invoices/${id as string}`, { status })).body as Created;
  };
  const late = { issue_date: day(-48), due_date: day(-18) };
  const templates = work('Newsletter templates', 6, 140, 20);
  await send(bright, 'overdue', { ...late, items: [templates] });
  const stand = work('Trade fair stand', 1, 5200, 20);
  await send(tailspin, 'cancelled', { issue_date: day(-40), items: [stand] });
  const paid = { issue_date: day(-31), due_date: day(-1) };
  await send(tailspin, 'paid', { ...paid, items: [work('Packaging design', 1, 3100, 20)] });
  const sent = { issue_date: day(-4), due_date: day(26), items: LINES };
  const invoice = await send(contoso, 'sent', { ...sent, notes: 'Thank you for your business.' });
  const method = { method: 'bank_transfer', reference: 'Contoso 4711' };
  await recordPayment(client, invoice.id, { amount: 1500, ...method });
  const design = await createProduct(client, DESIGN);
  const items = [
    { ...work('Design, hours', 5.5, 95, 20), product_id: design.id, unit_code: 'HUR' },
    work('Fonts, licence for one year', 1, 120, 20),
  ];
  const draft = await send(bright, 'draft', { due_date: day(30), items });
  return { invoice, draft };
}

/** Makes a long series of failures in a moment, because each attempt is due at once. */
async function untilGivenUp(service: Service, endpoint: string): Promise<void> {
  await eventually(async () => {
    const deliveries = await storedDeliveries(service.databaseUrl, endpoint);
    if (deliveries.every(({ state }) => state === 'failed')) return true;
    await makeDue(service.databaseUrl);
    return false;
  });
}

/** The receiver is on loopback, but a picture shall show an ordinary URL, and no change of it. */
async function rename(service: Service, endpoint: string, url: string): Promise<void> {
  const run = (text: string, values: unknown[] = []) => query(service.databaseUrl, text, values);
  await run('alter table webhook_endpoints disable trigger user');
  await run('update webhook_endpoints set url = $2 where document_id = $1', [endpoint, url]);
  await run('alter table webhook_endpoints enable trigger user');
}

/** The customers, quotations and invoices of the studio, and two endpoints. */
export async function fillPanel(service: Service, receiver: Receiver): Promise<Examples> {
  receiver.answer((response, { path }) => response.writeHead(path === '/shop' ? 204 : 503).end());
  await fillWerft(service);
  const studio = await newBusiness(service, STUDIO);
  const wanted = { name: 'Web shop', scopes: ['read', 'write', 'webhooks'] };
  const client = await newKey(service, studio, wanted);
  const names = ['Contoso Ltd', 'Bright Bakery', 'Tailspin Toys'];
  const towns = ['Leeds', 'Bath', 'Cardiff'];
  const customers: Created[] = [];
  for (const [index, name] of names.entries())
    customers.push(await createCustomer(client, { name, city: towns[index] }));
  await fillQuotations(client, customers[0] as Created);
  const shop = await addEndpoint(client, `${receiver.url}/shop`, { description: 'Web shop' });
  const events = ['invoice.paid', 'invoice.cancelled'];
  const books = await addEndpoint(client, `${receiver.url}/books`, { events });
  const { invoice, draft } = await fillInvoices(client, customers);
  const recurring = await createRecurring(client, {
    name: 'Hosting',
    customer_id: (customers[0] as Created).id,
    start_date: inDays(5),
    day_of_month: 'last',
    period: 'advance',
    mode: 'issue_and_send',
    items: [
      {
        description: 'Hosting, {period_start} to {period_end}',
        quantity: 1,
        unit_price: 45,
        tax_rate: 20,
      },
    ],
  });
  await untilGivenUp(service, books.id);
  await rename(service, shop.id, 'https://shop.northwind.example/webhooks');
  await rename(service, books.id, 'https://books.northwind.example/events');
  return { studio, invoice, draft, recurring, endpoints: { shop: shop.id, books: books.id } };
}
