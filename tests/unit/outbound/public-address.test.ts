import { checkedUrl } from '../../../src/outbound/checked-url';
import { isPublicAddress } from '../../../src/outbound/public-address';

const REFUSED = [
  ['0.0.0.0', 'this host'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'cloud metadata in carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'cloud platform service'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'cloud metadata'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.1', 'protocol assignments'],
  ['192.0.0.192', 'cloud metadata'],
  ['192.0.2.1', 'documentation'],
  ['192.31.196.1', 'AS112'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.0.1', 'private'],
  ['192.175.48.1', 'AS112'],
  ['198.18.0.1', 'benchmarking'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.250', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:10.0.0.1', 'mapped private'],
  ['::ffff:8.8.8.8', 'mapped, even of a public address'],
  ['::ffff:0:127.0.0.1', 'translated'],
  ['64:ff9b::7f00:1', 'NAT64'],
  ['64:ff9b::808:808', 'NAT64, even of a public address'],
  ['64:ff9b:1::7f00:1', 'local NAT64'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarking'],
  ['2001:10::1', 'ORCHID'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2002:808:808::1', '6to4'],
  ['3fff::1', 'documentation'],
  ['5f00::1', 'segment routing'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'cloud metadata'],
  ['fe80::1', 'link-local'],
  ['febf::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'not assigned'],
  ['', 'nothing'],
  ['localhost', 'a name'],
] as const;

test.each(REFUSED)('%s is refused: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.215.14',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const policy = { isAllowed: isPublicAddress, allowAnyPort: false };

test.each([
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://①②⑦.⓪.⓪.①/',
  'http://0/',
  'http://3232235777/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[fe80::1]/',
  'https://169.254.169.254/latest/meta-data/',
])('%s is refused in every spelling', (url) => {
  expect(() => checkedUrl(url, policy)).toThrow(
    expect.objectContaining({ code: 'forbidden_address' }),
  );
});

test.each([
  ['not a url', 'no scheme'],
  ['/logo.png', 'relative'],
  ['ftp://example.com/', 'another scheme'],
  ['file:///etc/passwd', 'a file'],
  ['gopher://example.com/', 'another scheme'],
  ['javascript:alert(1)', 'a script'],
  ['http://user:secret@example.com/', 'credentials'],
  ['http://user@example.com/', 'a user'],
  ['http://example.com:8080/', 'another port'],
  ['http://example.com:443/', 'the port of the other scheme'],
  ['https://example.com:22/', 'another port'],
  ['http://[fe80::1%25eth0]/', 'a zone'],
])('%s is refused: %s', (url) => {
  expect(() => checkedUrl(url, policy)).toThrow(expect.objectContaining({ code: 'bad_url' }));
});

test('names and public addresses on standard ports pass', () => {
  for (const url of ['http://example.com:80/a', 'https://example.com:443/', 'https://1.1.1.1/']) {
    expect(checkedUrl(url, policy).protocol).toMatch(/^https?:$/);
  }
});
