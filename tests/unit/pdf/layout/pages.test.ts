import type { Row } from '../../../../src/pdf/layout/columns';
import { fillPages, type Heights } from '../../../../src/pdf/layout/pages';

const heights: Heights = {
  page: 700,
  head: 200,
  tableHeader: 20,
  sums: 100,
  summaryHeader: 30,
  remarkLabel: 30,
  remarkLine: 10,
  code: 90,
};

const rows = (count: number, height = 20): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    line: { item: `${index}` },
    lines: [`${index}`],
    height,
  }));
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const notes = (count: number) => [{ label: 'Notes', lines: lines(count) }];
const shape = (count: number, noted = 0) =>
  fillPages({ rows: rows(count), summary: [], remarks: notes(noted) }, heights).map((page) => [
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
  const flow = { rows: rows(500, 33), summary: [], remarks: notes(300) };
  const pages = fillPages(flow, heights);
  expect(pages.flatMap((page) => page.rows.flatMap((row) => row.lines))).toEqual(lines(500));
  expect(pages.flatMap((page) => page.remarks.flatMap((part) => part.lines))).toEqual(lines(300));
  expect(pages.filter(({ sums }) => sums)).toHaveLength(1);
});

const rates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    cells: [{ key: 'rate' as const, lines: [`${index}`], width: 100 }],
    height: 20,
  }));

/** Lines, whether the sums stand there, and rows of the tax summary, on each page. */
const summarized = (count: number, groups: number) =>
  fillPages({ rows: rows(count), summary: rates(groups), remarks: [] }, heights).map((page) => [
    page.rows.length,
    page.sums,
    page.summary.length,
  ]);

test('the tax summary stands below the sums where it fits', () => {
  expect(summarized(15, 2)).toEqual([[15, true, 2]]);
});

test('the last line and the sums go to the next page together with the tax summary', () => {
  expect(summarized(16, 2)).toEqual([
    [15, false, 0],
    [1, true, 2],
  ]);
  expect(summarized(24 + 34 + 30, 3)).toEqual([
    [24, false, 0],
    [34, false, 0],
    [29, false, 0],
    [1, true, 3],
  ]);
});

test('a tax summary with no place beside the sums has a page of its own', () => {
  expect(summarized(2, 30)).toEqual([
    [2, true, 0],
    [0, false, 30],
  ]);
});

test('only a tax summary that is taller than a page is continued, with its header again', () => {
  const shaped = summarized(2, 100);
  expect(shaped.map(([, , groups]) => groups)).toEqual([15, 33, 33, 19]);
  const flow = { rows: rows(2), summary: rates(100), remarks: [] };
  const printed = fillPages(flow, heights).flatMap(({ summary }) => summary);
  expect(printed.map(({ cells }) => cells[0]?.lines[0])).toEqual(lines(100));
});

describe('bank details with a code', () => {
  const code = { content: 'BCD', caption: 'Scan to pay' };
  const pagesOf = (rowCount: number, lineCount: number) =>
    fillPages(
      {
        rows: rows(rowCount),
        summary: [],
        remarks: [{ label: 'Bank Details', lines: lines(lineCount), code }, ...notes(1)],
      },
      heights,
    ).map(({ remarks }) => remarks.map(({ label, lines: { length } }) => [label, length]));
  const [bank, note] = [
    ['Bank Details', 3],
    ['Notes', 1],
  ];

  // 200 of the head, 20, 100 of the sums and 13 rows leave 120: as high as the label and the code.
  test('stand where label and code just fit', () => {
    expect(pagesOf(13, 3)).toEqual([[bank], [note]]);
  });

  test('go whole to the next page where the code would be cut', () => {
    expect(pagesOf(14, 3)).toEqual([[], [bank, note]]);
  });

  test('are as high as their text where that is longer', () => {
    expect(pagesOf(13, 10)).toEqual([[], [['Bank Details', 10], note]]);
  });
});
