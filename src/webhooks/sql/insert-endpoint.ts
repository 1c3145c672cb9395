import type { Queryable } from '../../database/connection';
import type { EventType } from '../../domain/events';
import { ENDPOINT_COLUMNS, type EndpointRow } from './rows';
import { NOW } from '../../database/timestamps';

export interface NewEndpoint {
  url: string;
  description: string | null;
  events: readonly EventType[] | null;
  enabled: boolean;
}

/** `url, description, events, enabled`, as parameters. */
export function endpointValues({ url, description, events, enabled }: NewEndpoint): unknown[] {
  return [url, description, events && JSON.stringify(events), enabled];
}

export async function insertEndpoint(
  db: Queryable,
  businessRowId: number,
  endpoint: NewEndpoint,
): Promise<EndpointRow> {
  const [row] = await db.query<EndpointRow>({
    text: `INSERT INTO webhook_endpoints AS e
        (business_id, url, description, events, enabled, document_id, created_at, updated_at, published_at)
      SELECT $1::int, $2, $3, $4::jsonb, $5::bool, gen_random_uuid()::text, moment, moment, moment
      FROM (SELECT ${NOW} AS moment) AS now
      RETURNING ${ENDPOINT_COLUMNS}`,
    values: [businessRowId, ...endpointValues(endpoint)],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}
