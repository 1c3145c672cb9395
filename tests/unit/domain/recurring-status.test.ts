import { isEnded, retryAt } from '../../../src/domain/recurring-status';

test.each([
  ['active', false],
  ['paused', false],
  ['completed', true],
  ['cancelled', true],
] as const)('that a recurring invoice has ended when it is %s is %s', (status, expected) => {
  expect(isEnded(status)).toBe(expected);
});

test.each([
  [1, '2026-03-01T12:15:00.000Z'],
  [2, '2026-03-01T13:00:00.000Z'],
  [3, '2026-03-01T18:00:00.000Z'],
  [4, '2026-03-02T12:00:00.000Z'],
])('after failure %d the invoice is tried again at %s', (failures, at) => {
  expect(retryAt(failures, new Date('2026-03-01T12:00:00Z'))?.toISOString()).toBe(at);
});

test('the fifth failure is the last', () => {
  expect(retryAt(5, new Date('2026-03-01T12:00:00Z'))).toBeNull();
});
