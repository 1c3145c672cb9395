import { parse as check } from '../src/validation/parse';
import { WEBHOOK_ENDPOINT_CREATE, type WebhookEndpointCreate } from '../src/webhooks/schemas';
import type { Database } from '../src/database/pool';
import { ApiError } from '../src/domain/errors';
import { EVENT_TYPES, USUAL_EVENTS } from '../src/domain/events';
import type { Settings } from '../src/settings';
import { addEndpoint } from '../src/webhooks/endpoints';
import { refuseUnreachable } from '../src/webhooks/refuse-unreachable';
import { EndpointSecrets } from '../src/webhooks/secret';
import { findOrCreateBusiness } from './find-or-create-business';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s webhook:add -- --business "Acme" --url https://… [--events invoice.paid,invoice.sent] [--description text]

  --business     the business whose events are sent; it is created when there is none of this name
  --url          the receiver: http or https, a public address or one of OUTBOUND_PRIVATE_RANGES
  --events       some of ${EVENT_TYPES.join(', ')};
                 without it ${USUAL_EVENTS.join(', ')}
  --description  a note for yourself`;

interface Request {
  business: string;
  endpoint: WebhookEndpointCreate;
}

/** `npm run webhook:add`: registers an endpoint and prints its secret; it is not shown again. */
export async function main(args: string[]): Promise<void> {
  const request = read(args);
  await withDatabase((db, settings) => add(db, settings, request));
}

async function add(
  db: Database,
  settings: Settings,
  { business, endpoint }: Request,
): Promise<string> {
  refuse(settings, endpoint.url);
  return db.transaction(async (trx) => {
    const owner = await findOrCreateBusiness(trx, business);
    const secrets = new EndpointSecrets(settings.ENCRYPTION_KEY);
    const added = await addEndpoint(trx, secrets, owner.id, endpoint).catch(asStartError);
    process.stderr.write(`Webhook endpoint ${added.endpoint.id} was added; its secret:\n`);
    return added.secret;
  });
}

/** Prints a refusal in one line. Any other error is a fault of ours. */
function asStartError(error: unknown): never {
  throw error instanceof ApiError ? new StartError(`${error.message}.`) : error;
}

function refuse(settings: Settings, url: string): void {
  try {
    refuseUnreachable(url, settings);
  } catch (error) {
    throw new StartError(error instanceof Error ? `--${error.message}` : String(error));
  }
}

/** Reports all wrong arguments at once. */
function read(args: string[]): Request {
  const options = readOptions(args, ['business', 'url', 'events', 'description'], USAGE);
  const problems: string[] = [];
  const business = options.business?.trim() ?? '';
  if (business === '') problems.push('--business is required and must not be empty.');
  const events = options.events?.split(',').map((name) => name.trim());
  try {
    const endpoint = check(WEBHOOK_ENDPOINT_CREATE, { ...options, events });
    if (problems.length === 0) return { business, endpoint };
  } catch (error) {
    problems.push(...(error instanceof Error ? error.message : String(error)).split('; '));
  }
  return failWithUsage(USAGE, problems);
}
