import { CONTENT_TYPE } from '../../src/content-types';
import { api, createKey } from './api';
import type { HttpClient } from './http';
import { CM, MY_BUSINESSES, type OperatorAccount, type Permission } from './operators';
import { createCustomer } from './records';
import { sharedService } from './service';

/** A business with one customer. */
export interface Books {
  business: string;
  client: HttpClient;
  customer: string;
}

export async function books(name: string): Promise<Books> {
  const { key, business } = await createKey();
  const client = api(key);
  const customer = (await createCustomer(client, { name })).id as string;
  return { business, client, customer };
}

/** The types that reports are made of. */
export const SUBJECTS = [
  CONTENT_TYPE.business,
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.creditNote,
  CONTENT_TYPE.payment,
  CONTENT_TYPE.refund,
];

/** Reads everything of their businesses, but not what is named. */
export const rights = (...without: string[]): Permission[] =>
  SUBJECTS.filter((subject) => !without.includes(subject)).map((subject) => ({
    action: `${CM}.read`,
    subject,
    conditions: [MY_BUSINESSES],
  }));

export const PERIOD = 'from=2026-01-01&to=2026-03-31';
const PATHS = [
  `tax?${PERIOD}`,
  `tax?${PERIOD}&format=csv`,
  `revenue?${PERIOD}&format=pdf`,
  `revenue?${PERIOD}`,
  'open-items',
  `documents?${PERIOD}&currency=EUR`,
  'open-items/documents?currency=EUR',
];
export const at = (business: string, path: string) =>
  `/invoicing/businesses/${business}/reports/${path}`;
export const statementAt = (customer: string, query = PERIOD) =>
  `/invoicing/customers/${customer}/statement?${query}`;

/** Every report of a business. */
export const allOf = ({ business, customer }: Books) => [
  ...PATHS.map((path) => at(business, path)),
  statementAt(customer),
  statementAt(customer, `${PERIOD}&format=pdf`),
];

/** A report as the file that the panel saves. */
export async function reportPdf(
  { token }: OperatorAccount,
  path: string,
): Promise<{ name: string | null; pdf: Buffer }> {
  const url = `${sharedService().url}${path}&format=pdf`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`No PDF: ${await response.text()}`);
  const name = response.headers.get('content-disposition');
  return { name, pdf: Buffer.from(await response.arrayBuffer()) };
}
