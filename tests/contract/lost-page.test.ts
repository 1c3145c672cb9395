import { createKey } from '../support/api';
import { rawRequest } from '../support/raw-http';
import { sharedService } from '../support/service';

/** The headers of a browser when a person follows a link. */
const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5',
};

const get = (path: string, headers: Record<string, string>, method = 'GET') =>
  rawRequest(sharedService(), path, { method, headers });

test.each(['/nothing', '/generator/nothing.js', '/invoices/7', '/api/nothing', '/api'])(
  'a person at %s gets a page in the language of the browser',
  async (path) => {
    const answer = await get(path, BROWSER);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain('Unter dieser Adresse gibt es nichts.');
    expect(answer.text).not.toContain('NotFoundError');
  },
);

test('a program at the same address gets JSON', async () => {
  const programs: Record<string, string>[] = [
    { Accept: 'application/json' },
    { Accept: '*/*' },
    {},
  ];
  for (const headers of programs) {
    const { status, body } = await get('/nothing', headers);
    expect({ status, name: body.error.name }).toEqual({ status: 404, name: 'NotFoundError' });
  }
  expect((await get('/nothing', BROWSER, 'POST')).text).not.toContain('<html');
});

test('HEAD has the same status and no body', async () => {
  const { status, text, headers } = await get('/nothing', BROWSER, 'HEAD');
  expect([status, text]).toEqual([404, '']);
  expect(headers.get('content-type')).toContain('text/html');
});

test('the interface answers JSON to everybody', async () => {
  const { key } = await createKey();
  const asked = { ...BROWSER, Authorization: `Bearer ${key}` };
  const { status, body } = await get('/api/v1/nothing', asked);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
});
