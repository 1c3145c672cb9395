import type { Core } from '@strapi/strapi';
import { parse as check } from '../src/validation/parse';
import { WEBHOOK_ENDPOINT_CREATE, type WebhookEndpointCreate } from '../src/webhooks/schemas';
import { inStrapiTransaction } from '../src/database/strapi-transaction';
import { ApiError } from '../src/domain/errors';
import { EVENT_TYPES } from '../src/domain/events';
import { settingsOf } from '../src/strapi/settings-service';
import { addEndpoint } from '../src/webhooks/endpoints';
import { refuseUnreachable } from '../src/webhooks/refuse-unreachable';
import { endpointSecretsOf } from '../src/webhooks/secret';
import { findOrCreateBusiness } from './issue-key';
import { readOptions } from './read-options';
import { StartError } from './start-error';
import { failWithUsage } from './usage-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s webhook:add -- --business "Acme" --url https://… [--events invoice.paid,invoice.sent] [--description text]

  --business     the business whose events are sent; it is created when there is none of this name
  --url          the receiver: http or https, a public address or one of OUTBOUND_PRIVATE_RANGES
  --events       some of ${EVENT_TYPES.join(', ')};
                 without it all events, and those that later versions add
  --description  a note for yourself`;

interface Request {
  business: string;
  endpoint: WebhookEndpointCreate;
}

/** `npm run webhook:add`: registers an endpoint and prints its secret; it is not shown again. */
export async function main(args: string[]): Promise<void> {
  const request = read(args);
  await withStrapi((strapi) => add(strapi, request));
}

async function add(strapi: Core.Strapi, { business, endpoint }: Request): Promise<string> {
  refuse(strapi, endpoint.url);
  return inStrapiTransaction(strapi, async (trx) => {
    const owner = await findOrCreateBusiness(strapi, business);
    const secrets = endpointSecretsOf(strapi);
    const added = await addEndpoint(trx, secrets, owner.id, endpoint).catch(asStartError);
    process.stderr.write(`Webhook endpoint ${added.endpoint.id} was added; its secret:\n`);
    return added.secret;
  });
}

/** Prints a refusal in one line. Any other error is a fault of ours. */
function asStartError(error: unknown): never {
  throw error instanceof ApiError ? new StartError(`${error.message}.`) : error;
}

function refuse(strapi: Core.Strapi, url: string): void {
  try {
    refuseUnreachable(url, settingsOf(strapi));
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
