import { query, rowOf } from '../support/databases';
import { sentQuotation } from '../support/hosted';
import { leadsTo, Visitor } from '../support/portal';
import { invite, openAsApp } from '../support/portal-visitors';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { createCustomer, creditInvoice, line, UNKNOWN_ID } from '../support/records';
import type { Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';

/** Every page of the portal beside every id that is not for whoever asks (contract §16). */
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
const CUSTOMER = () => `/portal/customers/${trade.customer}`;
const documentPath = ({ id }: { id: string }) => `/portal/documents/${id}`;
const rows = <Row extends object>(sql: string, ...values: unknown[]) =>
  query<Row>(service.databaseUrl, sql, values);

describe('nobody sees', () => {
  /** The pages of a document and of a customer, by method. */
  const DOCUMENT_PARTS = ['', '/pdf', '/logo', '/paid', '/e-invoice/ubl', '/e-invoice/factur-x'];
  const DOCUMENT_FORMS = ['/accept', '/decline', '/pay'];
  const CUSTOMER_PARTS = ['', '/statement', '/statement?format=pdf', '/details', '?list=all'];

  const statusesOf = async (visitor: Visitor, documents: string[], customers: string[]) => {
    const statuses: [string, number][] = [];
    // From an address of its own for each id: an address may ask 120 times a minute.
    const again = () => {
      const other = new Visitor(service);
      other.cookie = visitor.cookie;
      return other;
    };
    for (const id of documents) {
      const at = again();
      const path = `/portal/documents/${id}`;
      for (const part of DOCUMENT_PARTS) {
        statuses.push([path + part, (await at.get(path + part)).status]);
        statuses.push([`HEAD ${path}${part}`, (await at.head(path + part)).status]);
      }
      for (const part of DOCUMENT_FORMS)
        statuses.push([path + part, (await at.post(path + part, { name: 'Eve' })).status]);
    }
    for (const id of customers) {
      const at = again();
      const path = `/portal/customers/${id}`;
      for (const part of CUSTOMER_PARTS)
        statuses.push([path + part, (await at.get(path + part)).status]);
      statuses.push([`POST ${path}`, (await at.post(`${path}/details`, { name: 'Eve' })).status]);
    }
    return statuses;
  };
  const allLost = (statuses: [string, number][]) => statuses.map(([path]) => [path, 404]);

  test('a document or customer of others, a draft, or an id that nothing has', async () => {
    const foreign = await createTrade({}, { service });
    const own = await trade.invoice();
    const second = await createCustomer(trade.client, { name: 'Not theirs' });
    const sibling = await trade.client.post('/api/v1/invoices', {
      customer_id: second.id,
      currency: 'EUR',
      status: 'sent',
      items: items(1),
    });
    const documents = [
      (await foreign.invoice()).id,
      (await sentQuotation(foreign)).id,
      (await creditInvoice(foreign.client, (await foreign.invoice()).id, {})).id,
      (await trade.invoice({ status: 'draft' })).id,
      sibling.body.id,
      own.customer_id,
      UNKNOWN_ID,
      '........-....-....-....-............',
    ];
    const customers = [foreign.customer, second.id as string, own.id, UNKNOWN_ID];
    const statuses = await statusesOf(ada, documents, customers);
    expect(statuses).toEqual(allLost(statuses));
    const opened = await rows(
      'SELECT FROM document_links l JOIN invoices i ON i.id = l.record_id WHERE l.opened_at IS NOT NULL AND i.document_id = ANY ($1)',
      documents,
    );
    expect(opened).toEqual([]);
  });

  test('another business of theirs in a session that an app opened', async () => {
    const other = await createTrade({}, { service });
    await invite(service, other.customer, email);
    const [invoice, quotation] = [await other.invoice(), await sentQuotation(other)];
    expect((await ada.get(documentPath(invoice))).status).toBe(200);
    const app = await openAsApp(service, trade, email);
    expect((await app.get(CUSTOMER())).status).toBe(200);
    const statuses = await statusesOf(app, [invoice.id, quotation.id], [other.customer]);
    expect(statuses).toEqual(allLost(statuses));
  });

  test('anything once no contact of theirs has the portal', async () => {
    const invoice = await trade.invoice();
    await rows(
      'UPDATE customers SET contacts = NULL WHERE id = $1',
      await rowOf(service.databaseUrl, 'customers', trade.customer),
    );
    for (const path of ['/portal', documentPath(invoice), CUSTOMER(), '/portal/account'])
      expect(leadsTo(await ada.get(path))).toEqual([303, '/portal/sign-in']);
  });
});
