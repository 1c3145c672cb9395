import { clockOn, type Clock } from '../support/clock';
import { query } from '../support/databases';
import type { Fields } from '../support/records';
import { remindingBooks, type Books } from '../support/reminding';
import { startService, type Service } from '../support/service';

/** The words of reminders, and what else tells of them. */
let service: Service;
let clock: Clock;

beforeAll(async () => {
  service = await startService();
  clock = clockOn(service.databaseUrl);
});

afterAll(async () => {
  await clock.close();
  await service.stop();
});

const books = (...fields: [Fields?, Fields?]) => remindingBooks(service, ...fields);

test('own words go to customers with the language of the business, and to no others', async () => {
  const own = { reminder_days_after: '7', language: 'de', reminder_text: 'Bitte <bald> zahlen!' };
  const same = await books(own, { language: 'de' });
  const none = await books(own);
  const other = await books(own, { language: 'fr' });
  for (const one of [same, none, other]) await one.invoice();
  await clock.at('2040-03-17T10:00:00Z');
  const textOf = async (one: Books) => (await one.reminders()).map(({ text }) => text).join();
  expect(await textOf(same)).toContain('Bitte <bald> zahlen!');
  expect(await textOf(none)).toContain('Bitte <bald> zahlen!');
  expect(await textOf(other)).not.toContain('Bitte');
  expect(await textOf(other)).toContain('10 mars 2040');
  const [row] = await query<{ html: string }>(
    service.databaseUrl,
    `SELECT html FROM mails m JOIN businesses b ON b.id = m.business_id WHERE b.document_id = $1`,
    [same.business],
  );
  expect(row?.html).toContain('Bitte &lt;bald&gt; zahlen!');
});

test('a time zone that this runtime does not know counts as UTC', async () => {
  const one = await books({ reminder_days_after: '7' });
  const { id } = await one.invoice();
  const text = `UPDATE businesses SET time_zone = 'Mars/Olympus' WHERE document_id = $1`;
  await query(service.databaseUrl, text, [one.business]);
  await clock.at('2040-03-17T07:00:00Z');
  expect(await one.news()).toEqual([]);
  await clock.at('2040-03-17T08:00:00Z');
  expect(await one.news()).toEqual([[id, 7]]);
});

test('the history of the invoice tells of each reminder', async () => {
  const one = await books({ reminder_days_after: '7' });
  const { id } = await one.invoice();
  const read = async () => (await one.client.get(`/api/v1/invoices/${id}`)).body;
  const before = await read();
  await clock.at('2040-03-17T10:00:00Z');
  const { body } = await one.client.get(`/api/v1/invoices/${id}/history`);
  expect(body.data[0]).toMatchObject({
    actor: { type: 'system', name: null },
    action: 'mailed',
    changes: [{ field: 'email', before: null, after: 'reminder to ada@customer.example' }],
  });
  expect(body.data[1].action).toBe('created');
  expect(await read()).toEqual(before);
});
