import type { Row } from '../../../../src/pdf/layout/columns';
import { fillPages, type Heights } from '../../../../src/pdf/layout/pages';

const heights: Heights = {
  page: 700,
  head: 200,
  tableHeader: 20,
  sums: 100,
  remarkLabel: 30,
  remarkLine: 10,
};

const rows = (count: number, height = 20): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    line: { item: `${index}` },
    lines: [`${index}`],
    height,
  }));
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const shape = (count: number, notes = 0) =>
  fillPages(rows(count), [{ label: 'Notes', lines: lines(notes) }], heights).map((page) => [
    page.rows.length,
    page.sums,
    page.remarks.reduce((sum, remark) => sum + remark.lines.length, 0),
  ]);

test('a document that fits on one page has one page', () => {
  expect(shape(19)).toEqual([[19, true, 0]]);
});

test('the sums move to the next page together with the last line', () => {
  expect(shape(20)).toEqual([
    [19, false, 0],
    [1, true, 0],
  ]);
});

test('later pages have no head, so they hold more lines', () => {
  expect(shape(24 + 34 + 5)).toEqual([
    [24, false, 0],
    [34, false, 0],
    [5, true, 0],
  ]);
});

test('notes continue over pages, never with a single line on one side', () => {
  expect(shape(10, 17)).toEqual([
    [10, true, 15],
    [0, false, 2],
  ]);
  expect(shape(10, 16)).toEqual([
    [10, true, 14],
    [0, false, 2],
  ]);
  expect(shape(10, 150)).toEqual([
    [10, true, 15],
    [0, false, 70],
    [0, false, 65],
  ]);
});

test('every row and every line is printed once, in order', () => {
  const pages = fillPages(rows(500, 33), [{ label: 'Terms', lines: lines(300) }], heights);
  expect(pages.flatMap((page) => page.rows.flatMap((row) => row.lines))).toEqual(lines(500));
  expect(pages.flatMap((page) => page.remarks.flatMap((part) => part.lines))).toEqual(lines(300));
  expect(pages.filter(({ sums }) => sums)).toHaveLength(1);
});
