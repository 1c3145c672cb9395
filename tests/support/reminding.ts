import { api, createKey } from './api';
import { remindersOf } from './clock';
import type { HttpClient } from './http';
import { createCustomer, createInvoice, type Fields } from './records';
import type { Service } from './service';

/** The due date of the invoices, so far ahead that all of them are issued before their reminders. */
export const DUE = '2040-03-10';

export interface Books {
  business: string;
  customer: string;
  client: HttpClient;
  invoice: (fields?: Fields) => Promise<{ id: string }>;
  reminders: () => ReturnType<typeof remindersOf>;
  /** The invoices and days of the reminders that were stored since it was last asked. */
  news: () => Promise<[string, number | null][]>;
}

/** The days of a business that reminds. */
export const ON = { reminder_days_before: '3', reminder_days_after: '0, 7, 14' };

/** A business that reminds, with one customer. */
export async function remindingBooks(
  service: Pick<Service, 'url' | 'databaseUrl'>,
  business: Fields = ON,
  customer: Fields = {},
): Promise<Books> {
  const issued = await createKey({ service, businessFields: { time_zone: 'UTC', ...business } });
  const client = api(issued.key, service);
  const who = { name: 'Ada Lovelace', email: 'ada@customer.example', ...customer };
  const { id } = await createCustomer(client, who);
  const reminders = () => remindersOf(service.databaseUrl, issued.business);
  let told = 0;
  return {
    business: issued.business,
    customer: id as string,
    client,
    reminders,
    invoice: async (fields = {}) => {
      const sent = { status: 'sent', currency: 'EUR', due_date: DUE, ...fields };
      return (await createInvoice(client, id, sent)) as { id: string };
    },
    news: async () => {
      const all = await reminders();
      const since = all.slice(told);
      told = all.length;
      return since.map((one) => [one.invoice, one.day]);
    },
  };
}
