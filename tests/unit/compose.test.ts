import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Docker cannot run in the tests. These are the parts of compose.yaml that a change could lose unseen. */
const text = readFileSync('compose.yaml', 'utf8');
const [, services = ''] = /\nservices:\n([^]*?)\nnetworks:/.exec(text) ?? [];
const each = services.split(/\n(?= {2}\w+:\n)/);

test('every container is read-only, without capabilities, and has limits for memory and logs', () => {
  expect(each.map((one) => /^\s*(\w+):/.exec(one)?.[1])).toEqual([
    'proxy',
    'service',
    'database',
    'redis',
  ]);
  for (const one of each) {
    expect(one).toContain('<<: *defaults');
    expect(one).toMatch(/mem_limit: \S+/);
  }
  expect(text).toMatch(/read_only: true\n {2}cap_drop: \[ALL\]/);
  expect(text).toMatch(/logging: .*max-size: 10m/);
});

test('images have exact tags', () => {
  const tags = [...text.matchAll(/image: \S+?:(\S+)/g)].map(([, tag]) => tag);
  expect(tags).toHaveLength(3);
  for (const tag of tags) expect(tag).toMatch(/^\d+\.\d+/);
});

test('each waits until the one below it is healthy', () => {
  const waits = [...text.matchAll(/(\w+): \{ condition: (\w+) \}/g)];
  expect(waits.map(([, name, condition]) => [name, condition])).toEqual(
    ['service', 'database', 'redis'].map((name) => [name, 'service_healthy']),
  );
});

test('the service believes the address of the proxy alone, and each address stands in one place', () => {
  expect(text).toContain('TRUSTED_PROXIES: *proxy-address');
  expect(text).toContain('ipv4_address: *proxy-address');
  expect(text.match(/172\.30\.116/g)).toHaveLength(2);
});

test('the script of secrets writes every password that must be set, strong enough for a start', () => {
  const written = parseEnv(String(execFileSync('sh', ['scripts/container-secrets.sh'])));
  const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '');
  expect(new Set(needed)).toContain('REDIS_PASSWORD');
  expect(needed.filter((name) => name !== 'DOMAIN' && !(name in written))).toEqual([]);
});

test('the role of the service in the database is no superuser', () => {
  const script = readFileSync('scripts/container-database.sh', 'utf8');
  expect(script).toContain('CREATE ROLE invoicing LOGIN NOSUPERUSER');
  expect(text).toContain('./scripts/container-database.sh:/docker-entrypoint-initdb.d/');
  expect(text).not.toContain('POSTGRES_USER');
});
