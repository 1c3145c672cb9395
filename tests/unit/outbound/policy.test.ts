import { operatorsPolicy } from '../../../src/outbound/policy';
import { SETTINGS } from '../../../src/settings';

const policy = (ranges: string, all = 'false') => {
  const { OUTBOUND_PRIVATE_RANGES, OUTBOUND_ALLOW_PRIVATE_NETWORK } = SETTINGS.pick({
    OUTBOUND_PRIVATE_RANGES: true,
    OUTBOUND_ALLOW_PRIVATE_NETWORK: true,
  }).parse({ OUTBOUND_PRIVATE_RANGES: ranges, OUTBOUND_ALLOW_PRIVATE_NETWORK: all });
  return operatorsPolicy({ OUTBOUND_PRIVATE_RANGES, OUTBOUND_ALLOW_PRIVATE_NETWORK });
};

test('by default only the public internet on standard ports is allowed', () => {
  const { isAllowed, allowAnyPort } = policy('');
  expect(['1.1.1.1', '10.1.2.3', '127.0.0.1'].map(isAllowed)).toEqual([true, false, false]);
  expect(allowAnyPort).toBe(false);
});

test('a range opens its own addresses and no other private one', () => {
  const { isAllowed, allowAnyPort } = policy('10.1.2.0/24, fd00:1::/32');
  const inside = ['10.1.2.3', '::ffff:10.1.2.3', 'fd00:1::9', '1.1.1.1'];
  const outside = ['10.1.3.3', '127.0.0.1', '169.254.169.254', 'fd00:2::9', 'nonsense'];
  expect(inside.map(isAllowed)).toEqual([true, true, true, true]);
  expect(outside.map(isAllowed)).toEqual([false, false, false, false, false]);
  expect(allowAnyPort).toBe(true);
});

test('an existing installation keeps every private address with the old setting', () => {
  const { isAllowed, allowAnyPort } = policy('', 'true');
  expect(['127.0.0.1', '169.254.169.254', '10.0.0.1'].every(isAllowed)).toBe(true);
  expect(allowAnyPort).toBe(true);
});
