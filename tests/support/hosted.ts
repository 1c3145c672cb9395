import { freshAddress } from './generator';
import type { Answer, HttpClient } from './http';
import { rawRequest, type RawRequest } from './raw-http';
import { createQuotation, line, type Created, type Fields } from './records';
import { sharedService } from './service';
import type { Trade } from './trade';

/** The path of a document's page. @param document such as `invoices/…` */
export async function pageOf(client: HttpClient, document: string): Promise<string> {
  const answer = await client.post(`/api/v1/${document}/link`);
  if (answer.status !== 200) throw new Error(`No link: ${answer.text}`);
  return new URL(answer.body.url).pathname;
}

/** A request of a customer. On the shared server each has a new address unless it names one. */
export function ask(
  path: string,
  { headers = {}, ...request }: RawRequest = {},
  service: { url: string } = sharedService(),
): Promise<Answer> {
  const from = { 'X-Forwarded-For': freshAddress(), ...headers };
  return rawRequest(service, path, { ...request, headers: from });
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends the form of a quotation's page. */
export function sendDecision(
  path: string,
  decision: 'accept' | 'decline',
  fields: Record<string, string>,
  service?: { url: string },
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  return ask(`${path}/${decision}`, { method: 'POST', headers: FORM, body }, service);
}

/** A quotation that its customer may decide about. */
export function sentQuotation({ client, customer }: Trade, fields: Fields = {}): Promise<Created> {
  return createQuotation(client, customer, {
    status: 'sent',
    currency: 'EUR',
    issue_date: '2026-03-02',
    valid_until: '2099-12-31',
    items: [line({ tax_rate: 19 })],
    ...fields,
  });
}
