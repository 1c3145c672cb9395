import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ERROR_STATUS } from '../../src/domain/errors';
import { signedHeaders } from '../../src/webhooks/sign';
import { api } from '../support/api';

const read = (name: string): string => readFileSync(`docs/api/${name}.md`, 'utf8');

test('the guide of errors has exactly the codes of the table, with their statuses', () => {
  const rows = [...read('errors').matchAll(/^\| `(\w+)` +\| (\d+) +\| \S/gm)];
  const named = rows.map(([, code, status]) => [code, Number(status)]);
  expect(Object.fromEntries(named)).toEqual(ERROR_STATUS);
});

test('every page answers, every link leads somewhere, and nothing is inline', async () => {
  const seen = new Set<string>(['/docs']);
  for (const path of seen) {
    const { status, text, headers } = await api().get(path);
    expect([path, status]).toEqual([path, 200]);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<style|<script>|\sstyle=|\son\w+="/);
    for (const [, link = ''] of text.matchAll(/(?:href|src)="(\/docs[^"#]*)/g)) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('an unknown page answers 404 with the page of the site, and a known one 304', async () => {
  const missing = await api().get('/docs/nothing');
  expect([missing.status, missing.text.includes('Page not found')]).toEqual([404, true]);
  const tag = (await api().get('/docs/errors')).headers.get('etag') ?? '';
  expect((await api().get('/docs/errors', { 'If-None-Match': tag })).status).toBe(304);
});

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, yes').toString('base64')}`;
const BODY = '{"type":"ping","data":{"name":"Zoë"}}';

const PROGRAMS = [
  [
    'js',
    'node',
    ['--input-type=module', '-e'],
    'console.log(verify(...JSON.parse(process.argv[1])))',
  ],
  [
    'python',
    'python3',
    ['-c'],
    'import json, sys\nprint(str(verify(*json.loads(sys.argv[1]))).lower())',
  ],
] as const;

test.each(PROGRAMS)(
  'the example in %s takes a right signature alone',
  (name, program, args, call) => {
    const source =
      new RegExp(`\`\`\`${name}\\n([\\s\\S]*?)\`\`\``).exec(read('signatures'))?.[1] ?? '';
    const run = (headers: object, body: string) =>
      execFileSync(
        program,
        [...args, `${source}\n${call}`, JSON.stringify([SECRET, headers, body])],
        {
          encoding: 'utf8',
        },
      ).trim();
    const now = signedHeaders([SECRET], 'evt_1', BODY, new Date());
    expect(run(now, BODY)).toBe('true');
    expect(run(now, `${BODY} `)).toBe('false');
    const old = signedHeaders([SECRET], 'evt_1', BODY, new Date(Date.now() - 600_000));
    expect(run(old, BODY)).toBe('false');
  },
);
