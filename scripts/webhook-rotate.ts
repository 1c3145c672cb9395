import { rotateSecret } from '../src/webhooks/endpoints';
import { EndpointSecrets } from '../src/webhooks/secret';
import { namedEndpoint } from './find-endpoint';
import { readOptions } from './read-options';
import { failWithUsage } from './usage-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s manage -- webhook:rotate --endpoint 0b9e…

  --endpoint  the endpoint's id, which the admin panel and the API show`;

/** `npm run manage -- webhook:rotate`: prints a new secret. For 24 hours, both secrets sign. */
export async function main(args: string[]): Promise<void> {
  const { endpoint } = readOptions(args, ['endpoint'], USAGE);
  if (!endpoint) return failWithUsage(USAGE, ['--endpoint is required.']);
  await withDatabase((db, { ENCRYPTION_KEY }) =>
    db.transaction(async (trx) =>
      rotateSecret(trx, new EndpointSecrets(ENCRYPTION_KEY), await namedEndpoint(trx, endpoint)),
    ),
  );
}
