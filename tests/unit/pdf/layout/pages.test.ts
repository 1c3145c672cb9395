import type { Row } from '../../../../src/pdf/layout/columns';
import { fillPages, inTwoColumns, isShorter, type Heights } from '../../../../src/pdf/layout/pages';

const heights: Heights = {
  page: 700,
  head: 200,
  running: 0,
  carried: 0,
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
    top: 0,
    goesOn: false,
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

describe('a continued page', () => {
  const continued = { ...heights, running: 30, carried: 20 };
  const summed = (count: number): Row[] =>
    rows(count).map((row, index) => ({
      ...row,
      line: { ...row.line, sumSoFar: `up to ${index}` },
    }));

  test('has the sum of the lines before it, and the first has none', () => {
    const pages = fillPages({ rows: summed(60), summary: [], remarks: [] }, continued);
    expect(pages.map(({ carried, rows: own }) => [carried, own[0]?.line.item])).toEqual([
      [undefined, '0'],
      ['up to 23', '24'],
      ['up to 54', '55'],
    ]);
  });

  test('holds no more than fits below its head and that sum', () => {
    const pages = fillPages({ rows: summed(200), summary: [], remarks: [] }, continued);
    for (const { rows: own } of pages.slice(1)) {
      expect(own.length * 20).toBeLessThanOrEqual(700 - 30 - 20 - 20);
    }
    expect(pages.flatMap((page) => page.rows)).toHaveLength(200);
  });
});

describe('remarks side by side', () => {
  const remark = (label: string, count: number) => ({ label, lines: lines(count) });
  const columns = [[remark('Bank', 4)], [remark('Notes', 2), remark('Terms', 3)]] as const;
  const flow = { summary: [], remarks: [...columns[0], ...columns[1]], beside: columns };

  test('stand below the sums, else whole on the next page', () => {
    const [only] = fillPages({ ...flow, rows: rows(5) }, heights);
    expect(only).toMatchObject({ beside: columns, remarks: [] });
    const full = fillPages({ ...flow, rows: rows(18) }, heights);
    expect(full.map(({ beside }) => beside)).toEqual([undefined, columns]);
  });

  test('are set under each other where no page holds them', () => {
    const long = [remark('Terms', 90), remark('Notes', 2)] as const;
    const pages = fillPages(
      { rows: rows(1), summary: [], remarks: long, beside: [[long[0]], [long[1]]] },
      heights,
    );
    expect(pages.every(({ beside }) => beside === undefined)).toBe(true);
    expect(pages.flatMap(({ remarks }) => remarks.flatMap((part) => part.lines))).toHaveLength(92);
  });

  test('are parted in their order, into columns of about one height', () => {
    const given = [remark('Tax', 2), remark('Bank', 3), remark('Notes', 1), remark('Terms', 2)];
    const [left, right] = inTwoColumns(given, heights) ?? [[], []];
    expect([left, right].map((column) => column.map(({ label }) => label))).toEqual([
      ['Tax', 'Bank'],
      ['Notes', 'Terms'],
    ]);
    expect(inTwoColumns([remark('Notes', 1)], heights)).toBeUndefined();
  });

  test('are chosen only where they take less height than under each other', () => {
    const stacked = [remark('Notes', 1), remark('Terms', 10)];
    const columns = (terms: number) => [[remark('Notes', 1)], [remark('Terms', terms)]] as const;
    expect(isShorter(columns(12), stacked, heights)).toBe(true);
    expect(isShorter(columns(25), stacked, heights)).toBe(false);
  });
});
