import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startService } from '../support/service';

/** Deliveries to a disabled endpoint, so that nothing is sent. */
async function seeded(): Promise<string> {
  const database = await cloneDatabase();
  await query(
    database,
    `insert into webhook_endpoints (document_id, url, enabled) values ('e', 'http://x.invalid', false)`,
  );
  await query(
    database,
    `insert into webhook_deliveries (document_id, endpoint_id, event_id, event_type, payload, state, attempts, created_at, updated_at)
     select gen_random_uuid()::text, e.id, state || '-' || days, 'ping', '{}', state, 0, at, at
       from webhook_endpoints e, unnest(array['delivered', 'failed', 'pending']) as state,
         unnest(array[6, 8, 59, 61]) as days, generate_series(1, 700),
         lateral (select localtimestamp - days * interval '1 day' as at) as moment`,
  );
  return database;
}

test('old deliveries are removed at the start and every hour, and failed ones later', async () => {
  const database = await seeded();
  const env = { WEBHOOK_KEEP_DELIVERED_DAYS: '7', WEBHOOK_KEEP_FAILED_DAYS: '60' };
  const service = await startService({ database, env });
  const kept = async () =>
    (
      await query<{ event_id: string }>(
        database,
        'select event_id from webhook_deliveries group by 1 order by 1',
      )
    ).map(({ event_id }) => event_id);
  await eventually(async () => (await kept()).length <= 7);
  expect(await kept()).toEqual([
    'delivered-6',
    'failed-59',
    'failed-6',
    'failed-8',
    'pending-59',
    'pending-6',
    'pending-8',
  ]);
  expect(await service.stop()).toBe(0);
});
