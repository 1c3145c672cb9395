import type { Database, Transaction } from '../src/database/pool';
import { checkUuid } from '../src/domain/checks';
import { checkInstant } from '../src/domain/checks';
import { redeliver } from '../src/webhooks/sql/redeliver';
import { redeliverFailed } from '../src/webhooks/sql/redeliver-failed';
import { notifyWorkers } from './notify-workers';
import { namedEndpoint } from './find-endpoint';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s manage -- webhook:redeliver --delivery 0b9e…
       npm run -s manage -- webhook:redeliver --failed-since 2026-11-20T10:00:00Z [--endpoint 0b9e…]

  --delivery      the id of one delivery, in any state
  --failed-since  all deliveries that failed since this time
  --endpoint      only deliveries to this endpoint`;

type Which = { delivery: string } | { since: Date; endpoint: string | null };

/** `npm run manage -- webhook:redeliver`: queues deliveries again with the same ids, and prints how many. */
export async function main(args: string[]): Promise<void> {
  const which = read(args);
  await withDatabase((db) => again(db, which));
}

async function again(db: Database, which: Which): Promise<string> {
  const count = await db.transaction((trx) =>
    'delivery' in which ? one(trx, which.delivery) : failed(trx, which),
  );
  await notifyWorkers(db);
  return String(count);
}

async function one(trx: Transaction, id: string): Promise<number> {
  const checked = checkUuid(id);
  const delivery = 'value' in checked ? await redeliver(trx, null, checked.value) : null;
  if (!delivery) throw new StartError(`There is no webhook delivery ${id}.`);
  return 1;
}

async function failed(
  trx: Transaction,
  { since, endpoint }: { since: Date; endpoint: string | null },
): Promise<number> {
  const only = endpoint === null ? null : (await namedEndpoint(trx, endpoint)).id;
  return redeliverFailed(trx, { since, endpointId: only });
}

function read(args: string[]): Which {
  const options = readOptions(args, ['delivery', 'failed-since', 'endpoint'], USAGE);
  const { delivery, 'failed-since': from, endpoint } = options;
  if ((delivery === undefined) === (from === undefined)) {
    return failWithUsage(USAGE, ['Give either --delivery or --failed-since.']);
  }
  if (delivery !== undefined) return { delivery };
  const since = checkInstant(from);
  if ('problem' in since) return failWithUsage(USAGE, [`--failed-since ${since.problem}.`]);
  return { since: since.value, endpoint: endpoint ?? null };
}
