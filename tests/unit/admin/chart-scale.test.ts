import { barOf, scaleOf } from '../../../src/admin/features/home/chart-scale';

test.each([
  [[0, 0], { top: 1, bottom: 0 }],
  [[1, 99], { top: 99, bottom: 0 }],
  [[2100, -30], { top: 2100, bottom: -30 }],
  [[-7, -3], { top: 0, bottom: -7 }],
])('the axis of %j holds all values and zero', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});

test('a bar begins at its value and ends at zero, also below it', () => {
  const scale = { top: 300, bottom: -100 };
  expect(barOf(300, scale)).toEqual({ y: 0, height: 75 });
  expect(barOf(100, scale)).toEqual({ y: 50, height: 25 });
  expect(barOf(0, scale)).toEqual({ y: 75, height: 0 });
  expect(barOf(-100, scale)).toEqual({ y: 75, height: 25 });
});
