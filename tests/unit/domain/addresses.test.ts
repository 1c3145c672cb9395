import {
  countedAddress,
  countedNetwork,
  isLoopback,
  isWithinAny,
  parseAddress,
  parseRange,
  type Address,
  type Range,
} from '../../../src/domain/addresses';

const address = (text: string): Address => {
  const parsed = parseAddress(text);
  if (parsed === null) throw new Error(`${text} is no address`);
  return parsed;
};
const ranges = (...texts: string[]): Range[] =>
  texts.map(parseRange).filter((range) => range !== null);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['192.0.2.256', null],
  ['192.0.2.0/24', null],
  ['example.com', null],
  ['', null],
])('the text "%s" is read as the address %s', (text, expected) => {
  expect(parseAddress(text)?.toString() ?? null).toBe(expected);
});

test.each([
  ['10.0.0.0/8', '10.0.0.0', 8],
  ['192.0.2.1', '192.0.2.1', 32],
  ['2001:db8::/32', '2001:db8::', 32],
  ['2001:db8::1', '2001:db8::1', 128],
  [' 10.0.0.0/8 ', '10.0.0.0', 8],
])('the text "%s" is read as the range of %s with %d bits', (text, network, bits) => {
  const range = parseRange(text);
  expect(range?.[0].toString()).toBe(network);
  expect(range?.[1]).toBe(bits);
});

test.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', 'example.com/8', 'example.com', ''])(
  'the text "%s" is read as no range',
  (text) => {
    expect(parseRange(text)).toBeNull();
  },
);

test.each([
  ['192.0.1.255', false],
  ['192.0.2.0', true],
  ['192.0.2.255', true],
  ['192.0.3.0', false],
  ['::ffff:192.0.2.7', true],
  ['2001:db8::', true],
  ['2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', true],
  ['2001:db9::', false],
  ['2001:db7:ffff::', false],
])('that %s is within the ranges is %s', (text, expected) => {
  expect(isWithinAny(address(text), ranges('192.0.2.0/24', '2001:db8::/32'))).toBe(expected);
});

test('an address is within no range of the other version, and within none of no ranges', () => {
  expect(isWithinAny(address('192.0.2.1'), ranges('::/0'))).toBe(false);
  expect(isWithinAny(address('2001:db8::1'), ranges('0.0.0.0/0'))).toBe(false);
  expect(isWithinAny(address('192.0.2.1'), [])).toBe(false);
});

test.each([
  ['192.0.2.1', '192.0.2.1', null],
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['2001:db8:1:2::3', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['2001:db8:2:2::3', '2001:db8:2:2::/64', '2001:db8:2::/48'],
  ['::1', '::/64', '::/48'],
])('the address %s is counted as %s, in the network %s', (text, counted, network) => {
  expect(countedAddress(address(text))).toBe(counted);
  expect(countedNetwork(address(text))).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['127.255.255.255', true],
  ['126.255.255.255', false],
  ['128.0.0.0', false],
  ['[::1]', true],
  ['::2', false],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['localhost.', true],
  ['app.localhost', true],
  ['notlocalhost', false],
  ['localhost.example.com', false],
])('that the host %s is this machine is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
