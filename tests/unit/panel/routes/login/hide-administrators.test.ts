import { withEqualWork } from '../../../../../src/panel/routes/login/hide-administrators';

const KNOWN = 'known@example.test';
const HASH = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

/** A part of Strapi's service: it compares once for an account with a password, else never. */
function service() {
  const compared: string[] = [];
  const validatePassword = (_password: string, hash: string) => {
    compared.push(hash);
    return Promise.resolve(false);
  };
  const checkCredentials = async ({ email, password }: { email: string; password: string }) => [
    null,
    email === KNOWN && (await validatePassword(password, HASH)),
  ];
  const stock = { checkCredentials, validatePassword };
  return { compared, login: withEqualWork(stock, (email) => Promise.resolve(email === KNOWN)) };
}

test.each([KNOWN, 'nobody@example.test', ''])(
  'a wrong password of %j is compared once, with a hash that costs the same',
  async (email) => {
    const { compared, login } = service();
    expect(await login.checkCredentials({ email, password: 'guess' })).toEqual([null, false]);
    expect(compared).toHaveLength(1);
    expect(compared[0]).toMatch(/^\$2a\$10\$[./\w]{53}$/);
  },
);
