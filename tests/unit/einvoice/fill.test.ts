import type { Finding } from '../../../src/einvoice/finding';
import { fillFor } from '../../../src/einvoice/stored/fill';
import type { Parties } from '../../../src/einvoice/stored/parties';
import { say } from '../../../src/messages/message';

type Details = Record<string, string | null>;

const ADDRESS = ['address', 'city', 'state', 'postal_code', 'country', 'country_code'];
const BOTH = [
  ...ADDRESS,
  'vat_id',
  'tax_id',
  'email',
  'phone',
  'registration_id',
  'registration_scheme',
  'electronic_address',
  'electronic_address_scheme',
];
const ACCOUNT = ['iban', 'bic', 'account_holder', 'account_number', 'bank_name', 'account_details'];
const FIELDS = {
  business: [...BOTH, ...ACCOUNT, 'contact_name', 'business_process', 'coded_notes'],
  customer: [...BOTH, 'buyer_reference'],
};
type Party = keyof typeof FIELDS;

const ALL = Object.entries(FIELDS).flatMap(([party, fields]) =>
  fields.map((field) => [party as Party, field] as const),
);

const detailsOf = (party: Party, value: (field: string) => string | null): Details =>
  Object.fromEntries(FIELDS[party].map((field) => [field, value(field)]));

const parties = (value: (field: string) => string | null): Parties =>
  ({
    business: detailsOf('business', value),
    customer: detailsOf('customer', value),
  }) as unknown as Parties;

const asks = (party: Party, field: string): Finding => ({
  pointer: `/${party}/${field}`,
  message: say('needed').of('BR-1'),
  rule: 'BR-1',
});

const EVERYTHING = ALL.map(([party, field]) => asks(party, field));

const today = parties((field) => `today's ${field}`);
const nothing = parties(() => null);

test.each(ALL)('%s: %s is filled when it was empty at the issue', (party, field) => {
  const filled = fillFor([asks(party, field)], nothing, today);
  expect(filled[party][field]).toBe(`today's ${field}`);
  expect(filled[party === 'business' ? 'customer' : 'business']).toEqual({});
});

test.each(ALL)('%s: %s is never replaced when it was there', (party, field) => {
  const kept = parties((name) => (name === field ? 'of the issue' : null));
  const filled = fillFor(EVERYTHING, kept, today);
  expect(Object.keys(filled[party])).not.toContain(field);
});

test.each(ALL)('%s: %s stays empty when the record is empty today, too', (party, field) => {
  const now = parties((name) => (name === field ? ' ' : `today's ${name}`));
  expect(Object.keys(fillFor(EVERYTHING, nothing, now)[party])).not.toContain(field);
});

test('nothing is filled that the format does not need', () => {
  expect(fillFor([asks('customer', 'city')], nothing, today)).toEqual({
    business: {},
    customer: Object.fromEntries(ADDRESS.map((field) => [field, `today's ${field}`])),
  });
  expect(fillFor([], nothing, today)).toEqual({ business: {}, customer: {} });
});

test('half of a new address does not complete half of an old one', () => {
  const kept = parties((field) => (field === 'address' ? 'Old Street 1' : null));
  expect(fillFor([asks('business', 'city')], kept, today).business).toEqual({});
  const same = parties((field) => (field === 'address' ? `today's address` : null));
  expect(fillFor([asks('business', 'city')], same, today).business).toMatchObject({
    city: `today's city`,
    postal_code: `today's postal_code`,
  });
});

test('a registration does where the record has no VAT number', () => {
  const now = parties((field) => (field === 'vat_id' ? null : `today's ${field}`));
  expect(fillFor([asks('business', 'vat_id')], nothing, now).business).toEqual({
    tax_id: `today's tax_id`,
    registration_id: `today's registration_id`,
    registration_scheme: `today's registration_scheme`,
  });
});
