import { gridOf, isGrid, numberOf } from '../../../../src/domain/clipboard-grid';
import type { ColumnKey, Line } from '../../../../src/admin/forms/lines/line';
import { pasted } from '../../../../src/admin/forms/lines/paste';
import { unitCode, unitWord } from '../../../../src/domain/units';

let key = 0;
const options = {
  read: (column: ColumnKey, text: string) => `${column}=${text}`,
  newKey: () => `new-${(key += 1)}`,
};
beforeEach(() => (key = 0));

const NEW = { quantity: 1, discount_rate: 0 };
const paste = (lines: readonly Line[], row: number, column: ColumnKey, text: string) =>
  pasted(lines, { row, column }, gridOf(text), options).lines;

test.each<[string, string[][]]>([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\t\tb', [['a', '', 'b']]],
  ['"two\nlines"\t3', [['two\nlines', '3']]],
  ['"a ""quoted"" word"\t3', [['a "quoted" word', '3']]],
  ['6" pipe\t2', [['6" pipe', '2']]],
  ['"6" pipe\t2', [['"6" pipe', '2']]],
  ['a\n\n\tb\n', [['a'], ['', 'b']]],
  ['', []],
])('the cells of %j', (text, grid) => {
  expect(gridOf(text)).toEqual(grid);
});

test.each([
  [true, 'a\tb', ''],
  [true, 'a\nb', '<table><tr><td>a</td></tr></table>'],
  [false, 'a\nb', '<p>a</p>'],
  [false, 'a', '<table><tr><td>a</td></tr></table>'],
  [false, 'a\n', '<table></table>'],
])('a grid is %s for %j with %j', (grid, text, html) => {
  expect(isGrid(text, html)).toBe(grid);
});

test.each([
  ['€ 1.234,50', '1.234,50'],
  ['80,00 €', '80,00'],
  ['19 %', '19'],
  ['EUR 5', '5'],
  ['Fr. 1’234.50', '1’234.50'],
  ['100.00 kr.', '100.00'],
  ['(12.50)', '-12.50'],
  ['($12.50)', '-12.50'],
  ['-$12.50', '-12.50'],
  ['12.50-', '-12.50'],
  ['\u22121,234.5', '-1,234.5'],
  ['10-12', '10-12'],
  ['-5', '-5'],
  ['1e3', undefined],
  ['many', undefined],
  ['Version 2 of it', undefined],
])('the number of a cell with %j is %j', (cell, number) => {
  expect(numberOf(cell)).toBe(number);
});

test('rows pasted into the empty row become lines', () => {
  expect(paste([], 0, 'description', 'Work\t2\thour\t12,50\t5\t19\t999\nTravel\t1')).toEqual([
    {
      ...NEW,
      description: 'description=Work',
      quantity: 'quantity=2',
      unit_code: 'unit_code=hour',
      unit_price: 'unit_price=12,50',
      discount_rate: 'discount_rate=5',
      tax_rate: 'tax_rate=19',
      __temp_key__: 'new-1',
    },
    {
      ...NEW,
      description: 'description=Travel',
      quantity: 'quantity=1',
      __temp_key__: 'new-2',
    },
  ]);
});

test('without a column of units, the price follows the quantity', () => {
  const [line] = paste([], 0, 'description', 'Work\t2\t€ 1.234,50\nTravel\t1\t80,00 €');
  expect(line).toMatchObject({ quantity: 'quantity=2', unit_price: 'unit_price=1.234,50' });
  expect(line).not.toHaveProperty('unit_code');
});

test('heads of columns say what the columns are, and become no line', () => {
  const text = 'Qty\tItem\tVAT %\tPrice\n2\tWork\t19 %\tEUR 5';
  expect(paste([], 0, 'description', text)).toEqual([
    {
      ...NEW,
      quantity: 'quantity=2',
      description: 'description=Work',
      tax_rate: 'tax_rate=19',
      unit_price: 'unit_price=5',
      __temp_key__: 'new-1',
    },
  ]);
});

test('a text that is no number is read as it is, so that the cell can refuse it', () => {
  expect(paste([], 0, 'description', 'Work\tmany\thour\t1e3')[0]).toMatchObject({
    quantity: 'quantity=many',
    unit_price: 'unit_price=1e3',
  });
});

const a = { description: 'a', quantity: 1, unit_price: 1, __temp_key__: 'a' };
const blank = { ...NEW, __temp_key__: 'blank' };
const c = { description: 'c', quantity: 1, unit_price: 3, __temp_key__: 'c' };
const names = (lines: readonly Line[]) => lines.map(({ description }) => description);

test('rows replace an empty line, and stand below one with text', () => {
  const text = 'x\t1\ny\t2';
  const [x, y] = ['description=x', 'description=y'];
  expect(names(paste([a, blank, c], 1, 'description', text))).toEqual(['a', x, y, 'c']);
  expect(names(paste([a, c], 0, 'description', text))).toEqual(['a', x, y, 'c']);
  expect(names(paste([a, c], 2, 'description', text))).toEqual(['a', 'c', x, y]);
});

test('cells pasted further right fill the lines from there on, and add lines at the end', () => {
  const lines = paste([a, c], 1, 'unit_price', '7\t10\n8\t20');
  expect(lines).toEqual([
    a,
    { ...c, unit_price: 'unit_price=7', discount_rate: 'discount_rate=10' },
    {
      ...NEW,
      unit_price: 'unit_price=8',
      discount_rate: 'discount_rate=20',
      __temp_key__: 'new-2',
    },
  ]);
});

test.each([
  ['hour', 'HUR'],
  ['Hours', 'HUR'],
  ['pcs', 'C62'],
  ['HUR', 'HUR'],
  ['kg', 'KGM'],
  ['xbx', 'XBX'],
  ['  ', null],
])('the unit %j is %j', (text, code) => {
  expect(unitCode(text)).toBe(code);
});

test('units are shown as words, and codes without a word as they are', () => {
  expect([unitWord('HUR'), unitWord('XBX'), unitWord(null)]).toEqual(['hour', 'XBX', '']);
});
