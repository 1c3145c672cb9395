import { localCurrency } from '../../../src/domain/local-currency';

test.each([
  ['Europe/London', 'en', 'GBP'],
  ['Europe/Zurich', 'de', 'CHF'],
  ['Europe/Warsaw', 'en', 'PLN'],
  ['Europe/Berlin', 'en', 'EUR'],
  ['Europe/Vienna', 'pl', 'EUR'],
  ['Asia/Tokyo', 'de', 'JPY'],
  ['Asia/Singapore', 'de', 'USD'],
  ['America/New_York', 'de', 'USD'],
  ['Etc/UTC', 'en', 'USD'],
  ['Etc/UTC', 'de', 'EUR'],
  ['UTC', 'en', 'USD'],
  ['UTC', 'fr', 'EUR'],
  ['UTC', 'pl', 'PLN'],
])(
  'somebody in the time zone %s whose language is %s most likely uses %s',
  (zone, language, expected) => {
    expect(localCurrency(zone, language)).toBe(expected);
  },
);
