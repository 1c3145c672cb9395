import * as sheetJs from '@e965/xlsx';
import type { WorkbookCell } from './cell-text';
import { MOST_SHEETS, RefusedWorkbook } from './refused';
import { unzip } from './unzip';

/** Bytes of all parts of a workbook together, when they are unpacked. */
const MOST_BYTES = 160_000_000;

/** Filled cells of a sheet, and texts of a file. Each takes about 100 bytes of memory. */
const MOST_CELLS = 2_000_000;

/** Parts without cells: pictures, charts, comments, macros. */
const ASIDE =
  /(?:^|\/)(?:media|drawings|charts|embeddings|externalLinks|pivot\w*|theme|threadedComments|persons|Pictures|Configurations2|Object [^/]*)\/|(?:^|\/)(?:comments\d*|calcChain|objectdata|meta|settings)\.xml$/i;
const isWanted = (name: string): boolean => /\.(?:xml|rels)$/i.test(name) && !ASIDE.test(name);

interface Sheet {
  '!data'?: (WorkbookCell | undefined)[][];
}
interface Workbook {
  SheetNames?: string[];
  Sheets?: Record<string, Sheet | undefined>;
  Workbook?: { WBProps?: { date1904?: boolean | string } };
}

/** The unpacked parts as SheetJS takes them: bytes as letters. */
export interface Parts {
  files: Record<string, { name: string; data: string }>;
}

/** SheetJS reads no .ods file without styles. */
const NO_STYLES = ['styles.xml', { name: 'styles.xml', data: '' }] as const;

/** SheetJS has it, and its types do not. */
const { parse_zip: parseZip } = sheetJs as unknown as {
  parse_zip(parts: Parts, options: object): Workbook;
};

const OPTIONS = { dense: true, cellNF: true, cellFormula: false, cellHTML: false };

export interface SheetRows {
  /** The names of all sheets. */
  sheets: string[];
  /** The one that was read. */
  sheet: string;
  /** Its rows; a missing row or cell is empty. */
  rows: (WorkbookCell | undefined)[][];
  is1904: boolean;
}

/** @throws RefusedWorkbook for more matches than a file may have */
function limit(text: string, pattern: RegExp, sizeOf: (found: RegExpExecArray) => number): void {
  let count = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    count += sizeOf(found);
    if (count > MOST_CELLS) throw new RefusedWorkbook('import_unpacks');
  }
}

/** One element of an .ods file may stand for a million cells. */
function limitRepeated(text: string): void {
  const repeated = (tag: string, what: string): number =>
    Number(new RegExp(`number-${what}-repeated=["'](\\d+)`).exec(tag)?.[1] ?? 1);
  let rows = 1;
  limit(text, /<(?:[^<>/\s:]+:)?table-(row|cell)\b[^<>]*>/g, ([tag, name]) => {
    if (name === 'row') rows = repeated(tag, 'rows');
    const isEmpty = name === 'row' || (tag.endsWith('/>') && !tag.includes('string-value'));
    return isEmpty ? 0 : rows * repeated(tag, 'columns');
  });
}

/** The names of the sheets, and where the wanted one stands. */
function placeOf(names: readonly string[], wanted: string | undefined): number {
  if (names.length === 0) throw new RefusedWorkbook('import_not_table');
  if (names.length > MOST_SHEETS) throw new RefusedWorkbook('import_too_many_sheets');
  const place = wanted === undefined ? 0 : names.indexOf(wanted);
  if (place === -1) throw new RefusedWorkbook('import_no_sheet');
  return place;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** SheetJS leaves the names in an .ods file as they are written. */
const plainName = (name: string): string =>
  name.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

function rowsOf(
  { SheetNames = [], Sheets, Workbook }: Workbook,
  sheets: string[],
  place: number,
): SheetRows {
  const is1904 = [true, 'true', '1'].includes(Workbook?.WBProps?.date1904 ?? false);
  const rows = Sheets?.[SheetNames[place] ?? '']?.['!data'] ?? [];
  return { sheets, sheet: sheets[place] ?? '', rows, is1904 };
}

function openDocument(parts: Parts, wanted: string | undefined): SheetRows {
  const { files } = parts;
  if (files['META-INF/manifest.xml']?.data.includes('encryption-data'))
    throw new RefusedWorkbook('import_locked_workbook');
  limitRepeated(files['content.xml']?.data ?? '');
  const workbook = parseZip(parts, OPTIONS);
  const names = (workbook.SheetNames ?? []).map(plainName);
  return rowsOf(workbook, names, placeOf(names, wanted));
}

function officeOpen(parts: Parts, wanted: string | undefined): SheetRows {
  for (const { name, data } of Object.values(parts.files))
    if (!name.includes('_rels')) limit(data, /<(?:\w+:)?(?:c|si)[ />]/g, () => 1);
  const names = parseZip(parts, { bookSheets: true }).SheetNames ?? [];
  const place = placeOf(names, wanted);
  const workbook = parseZip(parts, { ...OPTIONS, cellText: false, sheets: place });
  return rowsOf(workbook, names, place);
}

/** The parts of an .xlsx or .ods file. @throws RefusedWorkbook */
export async function partsOf(file: Buffer): Promise<Parts> {
  const entries = [...(await unzip(file, isWanted, MOST_BYTES))].map(
    ([name, bytes]) => [name, { name, data: bytes.toString('latin1') }] as const,
  );
  return { files: Object.fromEntries([NO_STYLES, ...entries]) };
}

/**
 * The cells of one sheet: the first one, or that of a name.
 * @throws RefusedWorkbook
 */
export function readSheet(parts: Parts, wanted: string | undefined): SheetRows {
  const isOpen = Object.hasOwn(parts.files, 'META-INF/manifest.xml');
  const main = parts.files[isOpen ? 'content.xml' : '[Content_Types].xml']?.data ?? '';
  if (!main.includes('spreadsheet')) throw new RefusedWorkbook('import_not_table');
  try {
    return isOpen ? openDocument(parts, wanted) : officeOpen(parts, wanted);
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error;
    throw new RefusedWorkbook('import_damaged', { cause: error });
  }
}
