import { api } from '../support/api';
import { readOpenApiDocument } from '../support/run';

/** The part of an address before and after `#`. */
const parts = (address: string) => address.split('#') as [string, string?];

test('every page answers, every link leads to a place that exists, and nothing is inline', async () => {
  const pages = new Map<string, string>();
  const links = new Set(['/docs']);
  for (const link of links) {
    const [path] = parts(link);
    if (pages.has(path)) continue;
    const { status, text, headers } = await api().get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, text);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<style|<script>|\sstyle=|\son\w+="/);
    for (const [, to = ''] of text.matchAll(/(?:href|src)="((?:\/docs|#)[^"]*)/g))
      links.add(to.startsWith('#') ? path + to : to);
  }
  const broken = [...links].filter((link) => {
    const [path, anchor] = parts(link);
    return anchor !== undefined && !pages.get(path)?.includes(` id="${anchor}"`);
  });
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(20);
});

interface Documented {
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
}

test('the reference has every operation, and the search finds it by its path', async () => {
  const { paths } = readOpenApiDocument() as Documented;
  const entries = (await api().get('/docs/assets/search.json')).body as {
    address: string;
    text: string;
  }[];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId, tags }] of Object.entries(methods)) {
      const page = `/docs/reference/${tags[0]?.toLowerCase().replace(' ', '-')}`;
      const address = `${page}#${operationId.toLowerCase()}`;
      const entry = entries.find((one) => one.address === address);
      expect([address, entry?.text]).toEqual([
        address,
        expect.stringContaining(`${method.toUpperCase()} ${path} `),
      ]);
    }
  }
});

test('an unknown page answers 404 with the page of the site, and a known one 304', async () => {
  const missing = await api().get('/docs/nothing');
  expect([missing.status, missing.text.includes('Page not found')]).toEqual([404, true]);
  const tag = (await api().get('/docs/errors')).headers.get('etag') ?? '';
  expect((await api().get('/docs/errors', { 'If-None-Match': tag })).status).toBe(304);
});
