import type { Rights } from '../../../../src/panel/saves/rights';
import type { Case } from '../../../../src/panel/saves/rule';
import { businessOf, customerOf } from '../../../../src/panel/saves/business-and-customer';
import { BUSINESS, caseOf, creation, CUSTOMER, later, named, OTHER_BUSINESS } from './case';

const business = ({ form, loaded, rights }: Case) => businessOf(form, loaded, rights);
const customer = ({ form, loaded, rights }: Case) => customerOf(form, loaded, rights, BUSINESS);
const nothing = { connect: [], disconnect: [] };

describe('the business of a record', () => {
  test('is the one that the form names', () => {
    expect(business(creation())).toBe(BUSINESS);
  });

  test('must be chosen', () => {
    const refusal = 'business must be chosen';
    expect(() => business(caseOf({ form: { data: {} } }))).toThrow(refusal);
    expect(() => business(caseOf({ form: { data: { business: nothing } } }))).toThrow(refusal);
  });

  test.each<Partial<Rights>>([{ seesBusiness: false }, { usesChosen: false }])(
    'counts as missing where the rights are %j',
    (rights) => {
      expect(() => business(creation({}, { rights }))).toThrow('business does not exist');
    },
  );

  test('counts as missing where there is none', () => {
    const given = creation();
    given.loaded.business = { current: null, chosen: null, implied: BUSINESS };
    expect(() => business(given)).toThrow('business does not exist');
  });

  test('is that of the chosen customer where the form says nothing', () => {
    const silent = (rights: Partial<Rights>) => {
      const given = creation({ business: undefined }, { rights });
      given.loaded.business = { current: null, chosen: null, implied: BUSINESS };
      return given;
    };
    expect(business(silent({}))).toBe(BUSINESS);
    for (const rights of [{ seesCustomer: false }, { usesImplied: false }]) {
      expect(() => business(silent(rights))).toThrow('business must be chosen');
    }
  });

  test('stays, whatever a later form says', () => {
    const loaded = { business: { current: BUSINESS, chosen: OTHER_BUSINESS, implied: null } };
    const moved = later('update', { business: named(OTHER_BUSINESS) }, { loaded });
    expect(() => business(moved)).toThrow('business of a saved record cannot be changed');
    expect(business(later('update', { business: nothing }))).toBe(BUSINESS);
    expect(business(later('update', {}, { rights: { usesCurrent: false } }))).toBe(BUSINESS);
  });

  test('is the same for a copy, if the operator may have records there', () => {
    expect(business(later('clone'))).toBe(BUSINESS);
    const given = later('clone', {}, { rights: { usesCurrent: false } });
    expect(() => business(given)).toThrow('business does not exist');
  });
});

describe('the customer of a document', () => {
  const refusal = 'customer must be a customer of the chosen business';

  test('is the one that the form names', () => {
    expect(customer(creation())).toBe(CUSTOMER);
  });

  test('stays where the form names none', () => {
    expect(customer(later('update'))).toBe(CUSTOMER);
    expect(customer(later('update', { customer: { disconnect: [{ id: 10 }] } }))).toBe(CUSTOMER);
  });

  test('must be chosen', () => {
    const given = creation({ customer: undefined });
    expect(() => customer(given)).toThrow('customer must be chosen');
  });

  test('must belong to the business, and be one that the operator sees', () => {
    const foreign = creation();
    foreign.loaded.customer = { current: null, chosen: { ...CUSTOMER, business_row_id: 2 } };
    const missing = creation();
    missing.loaded.customer = { current: CUSTOMER, chosen: null };
    const unseen = creation({}, { rights: { seesCustomer: false } });
    for (const given of [foreign, missing, unseen]) expect(() => customer(given)).toThrow(refusal);
  });
});
