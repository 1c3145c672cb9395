import { ping } from '../src/webhooks/endpoints';
import { notifyWorkers } from './notify-workers';
import { namedEndpoint } from './find-endpoint';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s manage -- webhook:ping --endpoint 0b9e…

  --endpoint  the endpoint's id, which the admin panel and the API show`;

/** `npm run manage -- webhook:ping`: queues a test event for the running service and prints its event id. */
export async function main(args: string[]): Promise<void> {
  const { endpoint } = readOptions(args, ['endpoint'], USAGE);
  if (!endpoint) return failWithUsage(USAGE, ['--endpoint is required.']);
  await withDatabase(async (db) => {
    const delivery = await db.transaction(async (trx) =>
      ping(trx, await namedEndpoint(trx, endpoint)),
    );
    await notifyWorkers(db);
    return delivery.event_id;
  });
}
