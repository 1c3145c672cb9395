import { clockOn } from '../support/clock';
import { cloneDatabase, query } from '../support/databases';
import { remindingBooks } from '../support/reminding';
import { startService } from '../support/service';

/** A database of the version before, which knew no reminders. */
const AGE = `
  ALTER TABLE businesses DROP COLUMN reminder_days_before, DROP COLUMN reminder_days_after,
    DROP COLUMN reminder_text;
  ALTER TABLE customers DROP COLUMN no_reminders;
  ALTER TABLE invoices DROP COLUMN no_reminders;
  DROP TABLE invoice_reminders;
  DROP INDEX invoices_open_due_idx;
  DROP TABLE mails;
  DELETE FROM strapi_database_schema;
  DELETE FROM invoicing_steps WHERE number = 27`;

test('after an upgrade nobody is reminded until a business turns reminders on', async () => {
  const database = await cloneDatabase();
  const before = await startService({ database });
  const books = await remindingBooks(before, { time_zone: 'UTC' });
  const { id } = await books.invoice();
  await before.stop();
  await query(database, AGE);
  const after = await startService({ database });
  const clock = clockOn(database);
  try {
    expect(await clock.at('2040-03-17T10:00:00Z')).toBe(0);
    const text = `UPDATE businesses SET reminder_days_after = '7' WHERE document_id = $1`;
    await query(database, text, [books.business]);
    expect(await clock.at('2040-03-17T10:00:00Z')).toBe(1);
    expect((await books.reminders()).map(({ invoice, day }) => [invoice, day])).toEqual([[id, 7]]);
  } finally {
    await clock.close();
    await after.stop();
  }
});
