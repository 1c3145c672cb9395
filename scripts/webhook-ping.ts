import { database } from '../src/database/pool';
import { ping } from '../src/webhooks/endpoints';
import { wakeUpOf } from '../src/webhooks/wake';
import { namedEndpoint } from './find-endpoint';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s manage -- webhook:ping --endpoint 0b9e…

  --endpoint  the endpoint's id, which the admin panel and the API show`;

/** `npm run manage -- webhook:ping`: queues a test event for the running service and prints its event id. */
export async function main(args: string[]): Promise<void> {
  const { endpoint } = readOptions(args, ['endpoint'], USAGE);
  if (!endpoint) return failWithUsage(USAGE, ['--endpoint is required.']);
  await withStrapi((strapi) =>
    database(strapi).transaction(async (trx) => {
      const delivery = await ping(trx, await namedEndpoint(trx, endpoint));
      trx.afterCommit(wakeUpOf(strapi));
      return delivery.event_id;
    }),
  );
}
