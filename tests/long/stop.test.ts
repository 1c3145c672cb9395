import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { httpClient } from '../support/http';
import { ownProject, type RunningService } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

const BODY = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });

/** A request that is in flight until we send the end of its body. */
function slowRequest({ url }: RunningService): {
  finish: () => void;
  answer: Promise<IncomingMessage>;
} {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY) };
  const open: ClientRequest = request(`${url}/admin/login`, { method: 'POST', headers });
  const answer = new Promise<IncomingMessage>((done, failed) =>
    open.once('response', done).once('error', failed),
  );
  open.write(BODY.slice(0, 5));
  return { finish: () => open.end(BODY.slice(5)), answer };
}

const refusesConnections = async ({ url }: RunningService): Promise<boolean> =>
  httpClient(url)
    .get('/_health')
    .then(
      () => false,
      () => true,
    );

test('Ctrl-C lets the request in flight finish, accepts no new one, then stops the database', async () => {
  const service = await project.start();
  const slow = slowRequest(service);
  await sleep(300);
  service.signal('SIGINT');
  // The terminal sends Ctrl-C to npm and to us, and npm sends it to us again.
  await sleep(50);
  service.signal('SIGINT');
  await eventually(() => refusesConnections(service));
  expect(project.postgres()).toBeGreaterThan(0);
  slow.finish();
  const answer = await slow.answer;
  expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close']);
  // The error shows its output, because the reason of an end by a signal stands there.
  expect([await service.ended, service.stderr()]).toEqual([0, expect.any(String)]);
  expect(project.postgres()).toBeUndefined();
});

test('an idle kept-alive connection does not delay the stop', async () => {
  const service = await project.start();
  const agent = new Agent({ keepAlive: true });
  await new Promise((done) =>
    request(`${service.url}/_health`, { agent }, (answer) =>
      answer.resume().once('end', done),
    ).end(),
  );
  const before = Date.now();
  service.signal('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(5000);
  agent.destroy();
});

test('a second Ctrl-C ends the service at once, and the next start works', async () => {
  const service = await project.start();
  const slow = slowRequest(service);
  slow.answer.catch(() => undefined);
  await sleep(300);
  service.signal('SIGINT');
  await sleep(1000);
  service.signal('SIGINT');
  expect(await service.ended).toBe(130);
  const next = await project.start();
  next.signal('SIGINT');
  expect(await next.ended).toBe(0);
  expect(project.postgres()).toBeUndefined();
});

test('with a delay, a node that stops says so on /_health first, and still serves', async () => {
  const service = await project.start({ STOP_DELAY_SECONDS: '600' });
  const { get } = httpClient(service.url);
  expect((await get('/_health')).status).toBe(204);
  service.signal('SIGTERM');
  await eventually(async () => (await get('/_health')).status === 503);
  const { status, headers } = await get('/admin/init');
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  await sleep(1000);
  service.signal('SIGTERM');
  expect(await service.ended).toBe(130);
});
