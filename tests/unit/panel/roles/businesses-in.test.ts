import { businessesIn } from '../../../../src/panel/roles/businesses-in';

const of = (...ids: unknown[]) => ({ business: { id: { $in: ids } } });

test.each([
  [of(1, 2), [1, 2]],
  [of(), []],
  [{ $or: [{ $and: [{ $or: [of(3)] }] }] }, [3]],
  [{ $or: [of(1), of(2, 1)] }, [1, 2]],
  [{ $and: [of(1, 2), of(2, 3)] }, [2]],
])('the filter %j tests only the business', (filter, ids) => {
  expect(businessesIn(filter)).toEqual(ids);
});

test.each([
  [undefined],
  [{}],
  [{ $or: [] }],
  [{ createdBy: { id: 1 } }],
  [{ ...of(1), state: 'draft' }],
  [{ $or: [of(1), { createdBy: { id: 1 } }] }],
  [{ $and: [of(1), { state: 'draft' }] }],
  [{ business: { id: 1 } }],
  [{ business: { name: { $in: [1] } } }],
  [of('1')],
  [{ $not: of(1) }],
])('the filter %j tests something else too', (filter) => {
  expect(businessesIn(filter)).toBeUndefined();
});
