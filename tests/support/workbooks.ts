import { crc32, deflateRawSync } from 'node:zlib';
import { utils, write, type WorkSheet } from '@e965/xlsx';

/** A workbook as a spreadsheet program saves it. @param sheets rows by the names of their sheets */
export function workbook(
  sheets: Readonly<Record<string, unknown[][] | WorkSheet>>,
  bookType: 'xlsx' | 'ods' = 'xlsx',
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = Array.isArray(rows) ? utils.aoa_to_sheet(rows, { UTC: true }) : rows;
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { bookType, type: 'buffer', compression: true }) as Buffer);
}

interface Lie {
  /** What the directory says of the size of each part. */
  size?: number;
  flags?: number;
  crc?: number;
}

/** A ZIP file made by hand, with what its directory may say wrongly. */
export function zip(parts: Readonly<Record<string, string>>, lie: Lie = {}): Buffer {
  const [files, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const whole = Buffer.from(text);
    const packed = deflateRawSync(whole);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(lie.flags ?? 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(lie.crc ?? crc32(whole), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(lie.size ?? whole.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    files.push(file);
    entries.push(Buffer.from('PK\x01\x02\0\0'), common, at, Buffer.from(name));
    offset += file.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directory, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx file with the XML of one sheet. */
export const xlsxOf = (rows: string, more: Readonly<Record<string, string>> = {}, lie?: Lie) =>
  zip(
    {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"/>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    },
    lie,
  );

/** An .ods file with the XML of one sheet. */
export const odsOf = (rows: string, manifest = '<manifest/>') =>
  zip({
    'META-INF/manifest.xml': manifest,
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
