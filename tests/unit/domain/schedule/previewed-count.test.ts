import { previewedCount } from '../../../../src/domain/schedule/previewed-count';
import { refusal } from '../refusal';

test.each([
  [null, 1, 12],
  [null, 166, 12],
  [null, 167, 11],
  [null, 1_000, 2],
  [100, 20, 100],
  [95, 21, 95],
  [2, 1_000, 2],
  [1, 1_000, 1],
])('asked for %j of %i lines, a preview shows %i', (asked, lines, shown) => {
  expect(previewedCount(asked, lines)).toBe(shown);
});

test.each([
  [100, 21, 95],
  [3, 1_000, 2],
])('%i occurrences of %i lines are too many: at most %i', (asked, lines, fitting) => {
  expect(refusal(() => previewedCount(asked, lines))).toEqual({
    code: 'preview_too_large',
    message: `count must be at most ${fitting}`,
    errors: [{ pointer: '/count', message: `must be at most ${fitting}` }],
  });
});
