import type { Queryable } from '../src/database/connection';
import { checkUuid } from '../src/domain/checks';
import { findEndpoint } from '../src/webhooks/sql/find-endpoint';
import type { EndpointRow } from '../src/webhooks/sql/rows';
import { StartError } from './start-error';

/** The endpoint that an operator names, in any business. It is locked until the transaction ends. */
export async function namedEndpoint(db: Queryable, id: string): Promise<EndpointRow> {
  const checked = checkUuid(id);
  const endpoint = 'value' in checked ? await findEndpoint(db, null, checked.value, 'lock') : null;
  if (!endpoint) throw new StartError(`There is no webhook endpoint ${id}.`);
  return endpoint;
}
