import { query } from '../support/databases';
import { httpClient } from '../support/http';
import { ownProject } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

test.each([
  ['admin:create', [], /--email is required\./],
  [
    'admin:create',
    ['--email', 'nobody', '--firstname', ' '],
    /--email must be an e-mail address\.\n--firstname must not be empty\./,
  ],
  ['admin:create', ['--password', 'x'], /Unknown option '--password'/],
  ['admin:reset-password', ['--email', 'a b@c.de'], /--email must be an e-mail address/],
  ['admin:reset-password', ['--email', 'a@b.de', '--firstname', 'A'], /Unknown option/],
])('%s %j prints the problem and the usage', async (name, args, problem) => {
  const { code, stdout, stderr } = await project.command(name, ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(problem);
  expect(stderr).toContain(`Usage: npm run -s manage -- ${name} `);
});

const EMAIL = 'ada@example.test';
const PERSON = { firstname: 'Ada', lastname: 'Lovelace', password: 'Aa1-correct-horse' };
const NEW_PASSWORD = 'Bb2-other-horse';

test('without a terminal, an administrator is created, registers once, and gets a new password', async () => {
  const service = await project.start();
  expect(service.stdout()).toMatch(
    /administrator yet\..*: http:\/\/localhost:\d+\/invoicing\/setup\?code=\S{43}$/m,
  );
  const client = httpClient(service.url);
  const create = () =>
    project.command('admin:create', '--email', 'Ada@Example.test', '--firstname', 'Ada');
  const first = await create();
  const second = await create();
  const link = /^http:\/\/localhost:0\/admin\/auth\/register\?registrationToken=([0-9a-f]{64})\n$/;
  const [lost, token] = [first, second].map(({ stdout }) => link.exec(stdout)?.[1]);
  expect([first.code, second.code, lost === token]).toEqual([0, 0, false]);
  expect((await client.get('/admin/init')).body.data.hasAdmin).toBe(true);
  const register = (registrationToken?: string) =>
    client.post('/admin/register', { registrationToken, userInfo: PERSON });
  expect((await register(lost)).status).toBe(400);
  const account = await register(token);
  expect([account.status, account.body.data.user.email]).toEqual([200, EMAIL]);
  expect(account.body.data.user.roles[0].code).toBe('strapi-super-admin');
  expect((await register(token)).status).toBe(400);
  const again = await create();
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toContain(`${EMAIL} has an account already`);

  const me = () => httpClient(service.url, account.body.data.token).get('/admin/users/me');
  const logIn = async (password: string) =>
    (await client.post('/admin/login', { email: EMAIL, password })).status;
  expect([(await me()).status, await logIn(PERSON.password)]).toEqual([200, 200]);
  const reset = await project.command('admin:reset-password', '--email', EMAIL);
  const code = /^http:\/\/localhost:0\/admin\/auth\/reset-password\?code=([0-9a-f]{64})\n$/.exec(
    reset.stdout,
  )?.[1];
  expect([(await me()).status, await logIn(PERSON.password)]).toEqual([401, 400]);
  const chosen = { resetPasswordToken: code, password: NEW_PASSWORD };
  expect((await client.post('/admin/reset-password', chosen)).status).toBe(200);
  expect((await client.post('/admin/reset-password', chosen)).status).toBe(400);
  expect([await logIn(PERSON.password), await logIn(NEW_PASSWORD)]).toEqual([400, 200]);

  const unknown = await project.command('admin:reset-password', '--email', 'eve@example.test');
  expect([unknown.code, unknown.stdout, unknown.stderr]).toEqual([
    1,
    '',
    'There is no account of eve@example.test.\n',
  ]);
  await query(project.databaseUrl(), 'update admin_users set is_active = false');
  const off = await project.command('admin:reset-password', '--email', EMAIL);
  expect([off.code, off.stderr]).toEqual([1, expect.stringContaining('is switched off')]);
  service.signal('SIGINT');
  expect(await service.ended).toBe(0);
  for (const secret of [lost, token, code]) expect(service.stdout()).not.toContain(secret);
});
