import { adminApi, BUSINESSES } from './api';
import { saveForm } from './desk';
import { numbered, type Numbered } from './numbers';
import { sharedService } from './service';

/** A business of the shared service, with one customer. */
export const newBusiness = (): Promise<Numbered> => numbered(sharedService());

/** @param pattern null is the default one */
export async function setPattern(
  { business }: Pick<Numbered, 'business'>,
  pattern: string | null,
  kind: 'invoice' | 'quotation' | 'customer' = 'invoice',
  service?: { url: string },
): Promise<void> {
  const changes = { [`${kind}_number_pattern`]: pattern };
  const path = `${BUSINESSES}/${business}`;
  expect((await saveForm(path, changes, adminApi(service))).status).toBe(200);
}

/** Creates an invoice without a number. @returns the number it got */
export async function issued(one: Numbered, day?: string): Promise<string> {
  const answer = await one.post(day === undefined ? {} : { issue_date: day });
  expect(answer.status).toBe(201);
  return answer.body.invoice_number as string;
}

export async function numbersOn(one: Numbered, days: readonly string[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const day of days) numbers.push(await issued(one, day));
  return numbers;
}
