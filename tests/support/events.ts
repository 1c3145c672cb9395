import { eventually } from './eventually';
import type { HttpClient } from './http';
import { createProduct, type Created } from './records';
import { byCursor } from './walks';

const MARK = 'The last one';

/**
 * All events of a business until now. The list ends where a transaction of anybody else still runs, so a last
 * change is made, and the list is read until it is there.
 * @param reader who reads, where it is another one
 */
export async function settledEvents(
  client: HttpClient,
  reader: HttpClient = client,
): Promise<Created[]> {
  const mark = await createProduct(client, { name: MARK });
  let all: Created[] = [];
  await eventually(async () => {
    all = await byCursor(reader, '/api/v1/events', {}, 100);
    return all.some(({ data }) => data.id === mark.id);
  });
  return all.filter(({ data }) => data.name !== MARK);
}

/** The types of all events of a business until now. */
export const settledTypes = async (client: HttpClient, reader?: HttpClient): Promise<string[]> =>
  (await settledEvents(client, reader)).map(({ type }) => type);
