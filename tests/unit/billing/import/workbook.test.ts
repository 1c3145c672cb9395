import { utils } from '@e965/xlsx';
import { workbookCsv } from '../../../../src/billing/import/workbook/as-csv';
import { odsOf, workbook, xlsxOf, zip } from '../../../support/workbooks';

const csvOf = async (bytes: Uint8Array, more: { sheet?: string; decimal?: '.' | ',' } = {}) =>
  Buffer.from((await workbookCsv({ bytes, ...more })).csv).toString();

const day = (text: string) => new Date(`${text}Z`);

/** Cells with formats, as people give them. */
function formatted() {
  const sheet = utils.aoa_to_sheet(
    [
      ['rate', 'price', 'day', 'hour', 'paid', 'text'],
      [0.19, 1234.5, day('2026-03-04T00:00:00'), 0.5, true, 'a "b", c\nd'],
      [0.055, 0.1 + 0.2, day('1950-07-01T00:00:00'), 45000.75, false, '01067'],
    ],
    { UTC: true, cellDates: true },
  );
  const formats = { A: '0.0%', B: '#,##0.00 "%"', C: 'd/mmm/yy', D: '[h]:mm' };
  for (const [column, z] of Object.entries(formats))
    for (const row of [2, 3]) Object.assign(sheet[`${column}${row}`] as object, { z });
  return sheet;
}

test.each(['xlsx', 'ods'] as const)(
  'cells of %s are what they hold, whatever they show',
  async (type) => {
    const zone = process.env['TZ'];
    for (const one of ['UTC', 'America/New_York', 'Pacific/Auckland']) {
      process.env['TZ'] = one;
      expect(await csvOf(workbook({ One: formatted() }, type))).toBe(
        [
          'rate,price,day,hour,paid,text',
          '19%,1234.5,2026-03-04,12:00:00,true,"a ""b"", c\nd"',
          '5.5%,0.3,1950-07-01,2023-03-15 18:00:00,false,01067',
        ].join('\n'),
      );
    }
    process.env['TZ'] = zone;
  },
);

test('formulas are never evaluated: the stored value counts, and none is an empty cell', async () => {
  const rows = `<row r="1"><c r="A1"><f>1+1</f><v>7</v></c><c r="B1"><f>1+1</f></c>
    <c r="C1" t="str"><f>"a"&amp;"b"</f><v>x &amp; y</v></c><c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c>
    <c r="E1" t="inlineStr"><is><t>=HYPERLINK(1)</t></is></c><c r="G1"><v>12345678901234</v></c>
    <c r="H1"><v>1.0000000000000001E-7</v></c><c r="I1"><v>nonsense</v></c></row>`;
  expect(await csvOf(xlsxOf(rows))).toBe(
    '7,,x & y,#DIV/0!,=HYPERLINK(1),,12345678901234,0.0000001,#NUM!',
  );
});

test('days are counted from 1904 where the workbook says so', async () => {
  const styles =
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const book = `<workbook xmlns="${main}"><workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1"/></sheets></workbook>`;
  const rows = '<row r="1"><c r="A1" s="1"><v>0</v></c><c r="B1" s="1"><v>44620</v></c></row>';
  const parts = { 'xl/styles.xml': styles };
  expect(await csvOf(xlsxOf(rows, { ...parts, 'xl/workbook.xml': book }))).toBe(
    '1904-01-01,2026-03-01',
  );
  expect(await csvOf(xlsxOf(rows, parts))).toBe('00:00:00,2022-02-28');
});

test('numbers get the mark of the numbers that are texts, or the one that somebody chose', async () => {
  const sheets = { One: [['price'], [1234.567], ['1.234,50'], ['7,5']] };
  expect(await workbookCsv({ bytes: workbook(sheets) })).toMatchObject({ decimal: ',' });
  expect(await csvOf(workbook(sheets))).toBe('price\n"1234,567"\n"1.234,50"\n"7,5"');
  expect(await csvOf(workbook(sheets), { decimal: '.' })).toBe(
    'price\n1234.567\n"1.234,50"\n"7,5"',
  );
  expect(await csvOf(workbook({ One: [['price'], [1.5]] }))).toBe('price\n1.5');
});

test.each(['xlsx', 'ods'] as const)(
  'the first sheet of %s is read, or the chosen one',
  async (type) => {
    const bytes = workbook(
      { Notes: [['read me'], ['x']], 'Müller & Söhne': [['name'], [], ['Ada']] },
      type,
    );
    const { sheets, sheet } = await workbookCsv({ bytes });
    expect([sheets, sheet]).toEqual([['Notes', 'Müller & Söhne'], 'Notes']);
    expect(await csvOf(bytes, { sheet: 'Müller & Söhne' })).toBe('name\n\nAda');
    await expect(csvOf(bytes, { sheet: 'Other' })).rejects.toThrow('import_no_sheet');
    const cover = workbook({ Cover: [['read me']], Empty: [], Names: [['name'], ['Ada']] }, type);
    expect((await workbookCsv({ bytes: cover })).sheet).toBe('Names');
  },
);

test('empty rows and columns at the end do not count, wherever their colours end', async () => {
  const empty = Array.from({ length: 50_000 }, (_, at) => `<row r="${at + 9}"/>`).join('');
  const stray = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
  const first = '<row r="2"><c r="B2" t="str"><v>name</v></c><c r="C2" t="str"><v></v></c></row>';
  expect(await csvOf(xlsxOf(first + empty + stray))).toBe('\n,name');
  const repeated = `<table:table-row><table:table-cell office:value-type="string"><text:p>name</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;
  expect(await csvOf(odsOf(repeated))).toBe('name');
});

const cells = (count: number) => '<c><v>1</v></c>'.repeat(count);
const repeatedCell = `<table:table-row table:number-rows-repeated="1000000"><table:table-cell
  table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`;
const sheetsOf = (count: number) =>
  workbook(Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, [['name']]])));

test.each([
  ['a part of 200 MB', xlsxOf(' '.repeat(200_000_000)), 'import_unpacks'],
  ['one that hides it', xlsxOf(' '.repeat(200_000_000), {}, { size: 10 }), 'import_unpacks'],
  ['two million cells', xlsxOf(`<row>${cells(2_000_001)}</row>`), 'import_unpacks'],
  ['one cell that stands for 16 billion', odsOf(repeatedCell), 'import_unpacks'],
  ['hundreds of sheets', sheetsOf(300), 'import_too_many_sheets'],
  ['a password', xlsxOf('', {}, { flags: 1 }), 'import_locked_workbook'],
  ['a password of an .ods file', odsOf('', '<encryption-data/>'), 'import_locked_workbook'],
  ['changed bytes', xlsxOf('', {}, { crc: 1 }), 'import_damaged'],
  ['half of itself', Buffer.from(workbook({ A: [['name']] })).subarray(0, 2_000), 'import_damaged'],
  ['no directory', Buffer.from('PK\x03\x04 and so on'), 'import_damaged'],
  [
    'a letter',
    zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '' }),
    'import_not_table',
  ],
  ['other files', zip({ 'readme.txt': 'hello' }), 'import_not_table'],
])('a file with %s is refused', async (_what, bytes, problem) => {
  await expect(csvOf(bytes)).rejects.toThrow(problem);
});

test('a sheet with all columns that one may have keeps more than a table may have', async () => {
  const head = Array.from({ length: 16_384 }, (_, at) => `column ${at}`);
  expect((await csvOf(workbook({ One: [head] }))).split(',')).toHaveLength(250);
});
