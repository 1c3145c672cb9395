import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { httpClient } from '../support/http';
import { ownProject } from '../support/own-project';
import { startReceiver, verified, type Receiver } from '../support/receiver';

const project = ownProject();
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
});

afterAll(async () => {
  project.clear();
  await receiver.close();
});

const BUSINESS = ['--business', 'Acme'];

test.each([
  ['webhook:add', [], /--business is required.*\nurl is required/],
  ['webhook:add', [...BUSINESS, '--url', 'ftp://x.invalid'], /url must be an http or https URL/],
  ['webhook:add', [...BUSINESS, '--url', 'http://x.invalid', '--events', 'a'], /events must hold/],
  ['webhook:rotate', [], /--endpoint is required/],
  ['webhook:ping', ['--colour', 'red'], /Unknown option '--colour'/],
  ['webhook:redeliver', [], /either --delivery or --failed-since/],
  ['webhook:redeliver', ['--failed-since', 'soon'], /must be a time/],
])('%s %j prints the problem and the usage', async (name, args, problem) => {
  const { code, stdout, stderr } = await project.command(name, ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(problem);
  expect(stderr).toContain(
    `Usage: npm run -s ${name === 'webhook:add' ? name : `manage -- ${name}`}`,
  );
});

test('commands alone add, test and rotate an endpoint, and send its deliveries again', async () => {
  const key = await project.command('key:create', ...BUSINESS, '--scopes', 'read,write,webhooks');
  expect(key.code).toBe(0);
  const refused = await project.command('webhook:add', ...BUSINESS, '--url', receiver.url);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('--url cannot be used');
  appendFileSync(path.join(project.folder, '.env'), '\nOUTBOUND_ALLOW_PRIVATE_NETWORK=true\n');
  const added = await project.command('webhook:add', ...BUSINESS, '--url', receiver.url);
  expect([added.code, added.stdout]).toEqual([0, expect.stringMatching(/^whsec_\S{44}\n$/)]);
  const endpoint = /endpoint (\S+) was added/.exec(added.stderr)?.[1] ?? '';

  const service = await project.start();
  const client = httpClient(service.url, key.stdout.trim());
  expect((await client.post('/api/v1/customers', { name: 'Ada' })).status).toBe(201);
  const [created] = await receiver.until(1);
  if (!created) throw new Error('Nothing arrived');
  expect(verified(added.stdout.trim(), created)).toMatchObject({ type: 'customer.created' });

  const ping = await project.command('webhook:ping', '--endpoint', endpoint);
  const [, pinged] = await receiver.until(2);
  expect([ping.code, ping.stdout]).toEqual([0, `${pinged?.id ?? ''}\n`]);

  const rotated = await project.command('webhook:rotate', '--endpoint', endpoint);
  expect([rotated.code, rotated.stdout]).toEqual([0, expect.stringMatching(/^whsec_\S{44}\n$/)]);

  await eventually(async () => {
    const rows = await query(
      project.databaseUrl(),
      `select 1 from webhook_deliveries where state = 'delivered'`,
    );
    return rows.length === 2;
  });
  await query(project.databaseUrl(), `update webhook_deliveries set state = 'failed'`);
  const since = ['--failed-since', '2020-01-01T00:00:00Z', '--endpoint', endpoint];
  const again = await project.command('webhook:redeliver', ...since);
  expect([again.code, again.stdout]).toEqual([0, '2\n']);
  const all = await receiver.until(4);
  expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  for (const one of all.slice(2)) {
    expect(verified(rotated.stdout.trim(), one)).toEqual(verified(added.stdout.trim(), one));
  }
  const listed = await client.get('/api/v1/webhook-deliveries');
  const delivery = listed.body.data[0].id as string;
  expect((await project.command('webhook:redeliver', '--delivery', delivery)).stdout).toBe('1\n');
  await receiver.until(5);
  const unknown = await project.command('webhook:ping', '--endpoint', delivery);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    `There is no webhook endpoint ${delivery}.\n`,
  ]);
  service.signal('SIGINT');
  expect(await service.ended).toBe(0);
  expect(service.stdout() + service.stderr()).not.toContain('whsec_');
});
