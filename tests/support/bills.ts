import { api, createKey, type IssuedKey } from './api';
import type { Answer, HttpClient } from './http';
import { createCustomer, createInvoice, type Created, type Fields } from './records';

/** A business that issues invoices to one customer, and what happens to them. Each test has its own. */
export interface Bills {
  issued: IssuedKey;
  client: HttpClient;
  customer: Created;
  /** A sent invoice as it is read, so that its lines have ids. By default over 110: 2 × 50 and 10 %. */
  invoice(fields?: Fields): Promise<Created>;
  read(id: string): Promise<Created>;
  /** The status of an invoice, and how much of it is paid, credited and due. */
  amounts(id: string): Promise<Fields>;
  patch(id: string, status: string): Promise<Answer>;
  pay(id: string, amount: unknown, fields?: Fields): Promise<Answer>;
  /** Voids a payment. */
  voided(id: string, by?: HttpClient): Promise<Answer>;
  /** By default credits everything. */
  credit(id: string, body?: unknown): Promise<Answer>;
  /** Credits the first line of an invoice that was read. */
  creditLine(invoice: Created, fields: Fields): Promise<Answer>;
}

export function amountsOf({ status, amount_paid, amount_credited, amount_due }: Created): Fields {
  return { status, amount_paid, amount_credited, amount_due };
}

export const paymentsOf = (id: string): string => `/api/v1/invoices/${id}/payments`;
const at = (id: string): string => `/api/v1/invoices/${id}`;

/** Makes a business before each test of a file. The functions always use the newest. */
export function billsOfEachTest(): Bills {
  const bills = {
    async invoice(fields: Fields = {}) {
      const { client, customer } = bills;
      const { id } = await createInvoice(client, customer.id, { status: 'sent', ...fields });
      return bills.read(id);
    },
    read: async (id) => (await bills.client.get(at(id))).body,
    amounts: async (id) => amountsOf(await bills.read(id)),
    patch: (id, status) => bills.client.patch(at(id), { status }),
    pay: (id, amount, fields = {}) => bills.client.post(paymentsOf(id), { amount, ...fields }),
    voided: (id, by = bills.client) => by.post(`/api/v1/payments/${id}/void`),
    credit: (id, body = {}) => bills.client.post(`${at(id)}/credit-notes`, body),
    creditLine: ({ id, invoice_items: [first] }, fields) =>
      bills.credit(id, { items: [{ line_id: first.id, ...fields }] }),
  } as Bills;
  beforeEach(async () => {
    bills.issued = await createKey();
    bills.client = api(bills.issued.key);
    bills.customer = await createCustomer(bills.client);
  });
  return bills;
}
