import { Webhook } from 'standardwebhooks';
import { newSecret } from '../../../src/webhooks/secret';
import { signedHeaders } from '../../../src/webhooks/sign';

/** The test vector of the Standard Webhooks reference libraries. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1614265330 * 1000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a known id, time, body and secret have the known signature', () => {
  const { secret, id, at, body, signature } = VECTOR;
  expect(signedHeaders([secret], id, body, at)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
});

test('two secrets give two signatures, and each of them is enough', () => {
  const secrets = [newSecret(), newSecret()];
  const headers = signedHeaders(secrets, 'evt_1', '{"a":"ä"}', new Date());
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of secrets) {
    expect(new Webhook(secret).verify('{"a":"ä"}', headers)).toEqual({ a: 'ä' });
  }
  expect(() => new Webhook(newSecret()).verify('{"a":"ä"}', headers)).toThrow('No matching');
});

test('a secret is 32 random bytes', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
});
