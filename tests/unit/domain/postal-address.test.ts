import { COUNTRY_CODES } from '../../../src/domain/country';
import { addressLines, type PostalAddress } from '../../../src/domain/postal-address';

const NOTHING: PostalAddress = {
  address: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
  country_code: null,
};

/** @param parts street, town, region, postal code; `-` is none, and `/` ends a line of the street */
function printed(country: string | null, parts: string, more: Partial<PostalAddress> = {}): string {
  const [address = '', city, state, code] = parts
    .split(';')
    .map((part) => part.trim())
    .map((part) => (part === '-' ? '' : part));
  const lines = addressLines({
    ...NOTHING,
    address: address.replace(/ ?\/ ?/g, '\n'),
    city: city ?? null,
    state: state ?? null,
    postal_code: code ?? null,
    country_code: country,
    ...more,
  });
  return lines.join(' / ');
}

/*
 * The order of the parts is that of `fmt` and `lfmt` in Google's Address Data Service, as published in
 * libaddressinput, cpp/src/region_data_constants.cc, commit 9a36575e71730fa7467268af11f75ba2bb538b06.
 * NZ, TW and CA are examples of its own tests, cpp/test/address_formatter_test.cc, commit
 * 2dd9a2f787278f8a5c20c7d673327e2a61b04e96.
 */
test.each([
  ['DE', 'Invalidenstraße 44; Berlin; -; 10115', 'Invalidenstraße 44 / 10115 Berlin'],
  ['AT', 'Stephansplatz 1; Wien; -; 1010', 'Stephansplatz 1 / 1010 Wien'],
  ['FR', '8 rue Victor Hugo; Lyon; -; 69002', '8 rue Victor Hugo / 69002 Lyon'],
  ['NL', 'Dam 1; Amsterdam; -; 1012 JS', 'Dam 1 / 1012 JS Amsterdam'],
  ['PL', 'ul. Długa 5; Warszawa; -; 00-238', 'ul. Długa 5 / 00-238 Warszawa'],
  ['IT', 'Via Roma 1; Torino; TO; 10121', 'Via Roma 1 / 10121 Torino TO'],
  ['ES', 'Calle Mayor 3; Getafe; Madrid; 28901', 'Calle Mayor 3 / 28901 Getafe Madrid'],
  ['CH', 'Bahnhofstrasse 1; Zürich; -; 8001', 'Bahnhofstrasse 1 / CH-8001 Zürich'],
  ['SE', 'Drottninggatan 5; Stockholm; -; 111 51', 'Drottninggatan 5 / SE-111 51 Stockholm'],
  ['HU', 'Kossuth tér 1; Budapest; -; 1055', 'Budapest / Kossuth tér 1 / 1055'],
  ['IE', '1 College Green; Dublin; -; D02 VR66', '1 College Green / Dublin / D02 VR66'],
  ['US', '548 Market St; San Francisco; CA; 94104', '548 Market St / San Francisco, CA 94104'],
  ['AU', '12 George St; Sydney; NSW; 2000', '12 George St / Sydney NSW 2000'],
  ['IN', '5 MG Road; Bengaluru; Karnataka; 560001', '5 MG Road / Bengaluru 560001 / Karnataka'],
  [
    'BR',
    'Av. Paulista 1000; São Paulo; SP; 01310-100',
    'Av. Paulista 1000 / São Paulo-SP / 01310-100',
  ],
  ['MX', 'Av. Juárez 5; Puebla; Pue.; 72000', 'Av. Juárez 5 / 72000 Puebla, Pue.'],
  ['TR', 'İstiklal Cad. 1; Beyoğlu; İstanbul; 34430', 'İstiklal Cad. 1 / 34430 Beyoğlu/İstanbul'],
  ['ZA', '1 Long St; Cape Town; -; 8001', '1 Long St / Cape Town / 8001'],
  ['KR', '세종대로 110; 중구; 서울특별시; 04524', '서울특별시 중구 / 세종대로 110 / 04524'],
  ['KR', '110 Sejong-daero; Jung-gu; Seoul; 04524', '110 Sejong-daero / Jung-gu / Seoul / 04524'],
  ['CN', '南京东路100号; 黄浦区; 上海市; 200001', '200001 / 上海市黄浦区 / 南京东路100号'],
  ['NZ', 'Rotopapa / Irwell 3RD; Leeston; -; 8704', 'Rotopapa / Irwell 3RD / Leeston 8704'],
  ['TW', '信義路三段33號; 大安區; 台北市; 106', '106 / 台北市大安區 / 信義路三段33號'],
  [
    'TW',
    'No. 33, Section 3 Xinyi Rd; Da-an District; Taipei City; 106',
    'No. 33, Section 3 Xinyi Rd / Da-an District, Taipei City 106',
  ],
  [
    'CA',
    '5 Rue du Tresor / Apt. 4; Montmagny; QC; G1R 123',
    '5 Rue du Tresor / Apt. 4 / Montmagny QC G1R 123',
  ],
])('in %s %s is %s', (country, parts, expected) => {
  expect(printed(country, parts)).toBe(expected);
});

describe('a part that the form has no place for is not lost', () => {
  test.each([
    // Google's Japanese form takes the city for a part of the street.
    ['JP', '丸の内1-2-3; 千代田区; 東京都; 100-0005', '〒100-0005 / 東京都千代田区 / 丸の内1-2-3'],
    [
      'JP',
      '1-2-3 Marunouchi; Chiyoda-ku; Tokyo; 100-0005',
      '1-2-3 Marunouchi, Chiyoda-ku, Tokyo / 100-0005',
    ],
    [
      'JP',
      'Tower 5F / 1-2-3 Marunouchi; Chiyoda-ku; Tokyo; 100-0005',
      'Tower 5F / 1-2-3 Marunouchi / Chiyoda-ku, Tokyo / 100-0005',
    ],
    ['AE', 'Sheikh Zayed Road 1; Dubai; -; -', 'Sheikh Zayed Road 1 / Dubai'],
    ['AE', 'Sheikh Zayed Road 1; Dubai; Dubai; -', 'Sheikh Zayed Road 1 / Dubai'],
    ['AE', 'Main Street 4; Al Ain; Abu Dhabi; 12345', 'Main Street 4 / Al Ain 12345, Abu Dhabi'],
    ['SG', '1 Raffles Place; Singapore; -; 048616', '1 Raffles Place / SINGAPORE 048616'],
    ['SG', '1 Raffles Place; Singapore; -; -', '1 Raffles Place / Singapore'],
    [
      'HK',
      '1 Queen’s Road; Central; Hong Kong Island; 00000',
      '1 Queen’s Road / Central 00000 / Hong Kong Island',
    ],
    ['DE', 'Marienplatz 1; München; Bayern; 80331', 'Marienplatz 1 / 80331 München / Bayern'],
    [
      'GB',
      '1 High Street; Sevenoaks; Kent; TN13 1XX',
      '1 High Street / Sevenoaks / Kent / TN13 1XX',
    ],
    ['MO', '1 Rua do Campo; Macau; -; 999078', '1 Rua do Campo / Macau 999078'],
    ['AO', 'Rua 1; Luanda; Luanda Norte; 1000', 'Rua 1 / Luanda 1000 / Luanda Norte'],
  ])('in %s: %s', (country, parts, expected) => {
    expect(printed(country, parts)).toBe(expected);
  });
});

test('a British postcode stands beside the town', () => {
  expect(printed('GB', '12 Harbour Lane; Bristol; -; BS1 4QA')).toBe(
    '12 Harbour Lane / Bristol BS1 4QA',
  );
  expect(printed('GB', '12 Harbour Lane; Bristol; bristol; BS1 4QA')).toBe(
    '12 Harbour Lane / Bristol BS1 4QA',
  );
});

test('a province with the name of its town is printed once', () => {
  expect(printed('ES', 'Calle Mayor 3; Madrid; Madrid; 28013')).toBe(
    'Calle Mayor 3 / 28013 Madrid',
  );
  expect(printed('US', '1 Broadway; New York; New York; 10004')).toBe(
    '1 Broadway / New York, New York 10004',
  );
});

test.each([
  ['CH', 'CH-8001', 'CH-8001 Zürich'],
  ['CH', 'ch-8001', 'CH-8001 Zürich'],
  ['LU', 'L-1234', 'L-1234 Zürich'],
  ['JP', '〒100-0005', '100-0005'],
])('a prefix of %s that was typed is not repeated: %s', (country, code, expected) => {
  expect(printed(country, `-; Zürich; -; ${code}`)).toContain(expected);
  expect(printed(country, `-; Zürich; -; ${code}`)).not.toMatch(/(CH-|L-|〒).*(CH-|L-|〒)/i);
});

describe('missing parts leave no marks', () => {
  test.each([
    ['US', '548 Market St; San Francisco; -; 94104', '548 Market St / San Francisco 94104'],
    ['US', '-; -; CA; 94104', 'CA 94104'],
    ['US', '-; San Francisco; CA; -', 'San Francisco, CA'],
    ['TR', '-; Ankara; -; 06000', '06000 Ankara'],
    ['TR', '-; -; Ankara; 06000', '06000 Ankara'],
    ['BR', '-; São Paulo; -; -', 'São Paulo'],
    ['JP', '-; -; 東京都; -', '東京都'],
    ['JP', '-; -; Tokyo; -', 'Tokyo'],
    ['BD', '-; Dhaka; -; -', 'Dhaka'],
    ['BD', '-; -; -; 1000', '1000'],
    ['CH', 'Bahnhofstrasse 1; -; -; -', 'Bahnhofstrasse 1'],
    ['GB', '-; -; -; BS1 4QA', 'BS1 4QA'],
    ['DE', '-; -; -; -', ''],
  ])('in %s: %s', (country, parts, expected) => {
    expect(printed(country, parts)).toBe(expected);
  });
});

describe('without a code', () => {
  test.each([
    ['Deutschland', 'Weg 1; Berlin; -; 10115', 'Weg 1 / 10115 Berlin'],
    ['Germany', 'Weg 1; Berlin; -; 10115', 'Weg 1 / 10115 Berlin'],
    [' DE ', 'Weg 1; Berlin; -; 10115', 'Weg 1 / 10115 Berlin'],
    ['U.S.A.', '1 Main St; Austin; TX; 78701', '1 Main St / Austin, TX 78701'],
    ['England', '1 Road; Bristol; -; BS1 4QA', '1 Road / Bristol BS1 4QA'],
    [
      '日本',
      '丸の内1-2-3; 千代田区; 東京都; 100-0005',
      '〒100-0005 / 東京都千代田区 / 丸の内1-2-3',
    ],
    ['Ruritania', 'Road 1; Strelsau; -; 123', 'Road 1 / 123 Strelsau'],
    ['Ruritania', 'Road 1; Strelsau; Zenda; 123', 'Road 1 / Strelsau, Zenda 123'],
    [null, 'Road 1; Town; -; 123', 'Road 1 / 123 Town'],
    [null, '-; -; CA; -', 'CA'],
    [null, '-; Town; -; -', 'Town'],
  ])('the typed country %s says the form: %s', (country, parts, expected) => {
    expect(printed(null, parts, { country })).toBe(expected);
  });

  test('an address is at home, unless it names a country that we do not know', () => {
    const address = { ...NOTHING, city: 'Bristol', postal_code: 'BS1 4QA' };
    expect(addressLines(address, 'GB')).toEqual(['Bristol BS1 4QA']);
    expect(addressLines({ ...address, country: 'Ruritania' }, 'GB')).toEqual(['BS1 4QA Bristol']);
    expect(addressLines({ ...address, country: ' ' }, 'GB')).toEqual(['Bristol BS1 4QA']);
  });
});

test('every kind of line break ends a line of the street', () => {
  expect(addressLines({ ...NOTHING, address: 'a\r\nb\u2028c\n\n d ', country_code: 'DE' })).toEqual(
    ['a', 'b', 'c', 'd'],
  );
});

test('in no country is a typed part lost, repeated or left with marks', () => {
  const latin = {
    address: 'Kastanie 7',
    city: 'Brunnfeld',
    state: 'Nordmark',
    postal_code: '90210',
  };
  const local = { address: '梅田3-1', city: '北区', state: '大阪府', postal_code: '530-0001' };
  for (const country_code of COUNTRY_CODES) {
    for (const given of [latin, local]) {
      const names = Object.keys(given) as (keyof typeof given)[];
      for (let chosen = 1; chosen < 16; chosen += 1) {
        const some = names.filter((_, index) => (chosen >> index) & 1);
        const parts = Object.fromEntries(some.map((name) => [name, given[name]]));
        const lines = addressLines({ ...NOTHING, country_code, ...parts });
        const text = lines.join('\n');
        const missing = some.filter((name) => text.split(given[name]).length !== 2);
        const loose = lines.filter((line) => /^[\s,/-]|[\s,/-]$|,,| {2}|, ,/.test(line));
        expect({ country_code, parts, lines, missing, loose }).toMatchObject({
          missing: [],
          loose: [],
        });
      }
    }
  }
});
