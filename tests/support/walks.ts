import type { Answer, HttpClient } from './http';
import type { Created } from './records';

type Query = Readonly<Record<string, string>>;

async function found(client: HttpClient, path: string, query: Query): Promise<Answer['body']> {
  const { status, body, text } = await client.get(`${path}?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

/** All records of a search, from all of its pages. */
export async function byPages(
  client: HttpClient,
  path: string,
  query: Query,
  limit = 25,
): Promise<Created[]> {
  const all: Created[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await found(client, path, {
      ...query,
      page: String(page),
      limit: String(limit),
    });
    all.push(...data);
    expect(pagination).toEqual({
      page,
      limit,
      total: pagination.total,
      total_pages: Math.ceil(pagination.total / limit),
    });
    if (page < pagination.total_pages) continue;
    expect(all).toHaveLength(pagination.total);
    return all;
  }
}

/**
 * All records of a search, by cursor.
 * @param between runs before each answer but the first
 */
export async function byCursor(
  client: HttpClient,
  path: string,
  query: Query,
  limit: number | (() => number) = 25,
  between?: () => Promise<unknown>,
): Promise<Created[]> {
  const all: Created[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const size = typeof limit === 'number' ? limit : limit();
    if (cursor !== '') await between?.();
    const { data, pagination } = await found(client, path, {
      ...query,
      cursor,
      limit: String(size),
    });
    expect(pagination).toEqual({ limit: size, next_cursor: pagination.next_cursor });
    if (pagination.next_cursor !== null) expect(data).toHaveLength(size);
    all.push(...data);
    cursor = pagination.next_cursor;
  }
  return all;
}
