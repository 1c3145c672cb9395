import { validationError } from '../../domain/errors';
import { say } from '../../messages/message';
import type { DecimalMark } from './cells';
import { decode, guessEncoding, type Encoding } from './decode';
import { withoutNamedSeparator, type Separator } from './read-table';
import { readWorkbook } from './workbook/reader';

/** The text of a file, and what is known of the way it is written. */
export interface Source {
  text: string;
  encoding: Encoding;
  separator?: Separator | undefined;
  decimal?: DecimalMark | undefined;
  /** The sheets of a workbook, and the one that is read. */
  book?: { sheets: string[]; sheet: string };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of .xls files, and of .xlsx files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [...Buffer.from('%PDF-')];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** So many zeros in the first bytes show that a file is no text. Fewer are a fault of their rows, which are named. */
const SAMPLE_BYTES = 4_096;
const ZEROS = 4;

/** In a file with a password, Excel gives the encrypted workbook this name. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

const refused = (problem: 'import_not_table' | 'import_old_workbook' | 'import_locked_workbook') =>
  validationError([{ path: ['file'], message: say(problem) }]);

/** @throws ApiError for a file of another kind */
function requireText(bytes: Uint8Array, encoding: Encoding): void {
  if (startsWith(bytes, OLE)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(LOCKED);
    throw refused(isLocked ? 'import_locked_workbook' : 'import_old_workbook');
  }
  const isWide = encoding.startsWith('utf-16');
  const zeros = bytes.subarray(0, SAMPLE_BYTES).filter((byte) => byte === 0).length;
  if (startsWith(bytes, PDF) || (!isWide && zeros >= ZEROS)) throw refused('import_not_table');
}

/** The choices of a person that decide how a file becomes text. */
export interface SourceChoices {
  encoding?: Encoding;
  separator?: Separator;
  sheet?: string;
  decimal?: DecimalMark;
}

/** A workbook becomes CSV first, so all else is the same for both. @throws ApiError `validation_failed` */
export async function sourceOf(bytes: Uint8Array, chosen: SourceChoices): Promise<Source> {
  if (startsWith(bytes, ZIP)) {
    const { sheet, decimal } = chosen;
    const { csv, ...read } = await readWorkbook({ bytes, sheet, decimal });
    const { sheets, sheet: own, decimal: mark } = read;
    const text = await decode(csv, 'utf-8');
    return { text, encoding: 'utf-8', separator: ',', decimal: mark, book: { sheets, sheet: own } };
  }
  const encoding = chosen.encoding ?? guessEncoding(bytes);
  requireText(bytes, encoding);
  const { text, named } = withoutNamedSeparator(await decode(bytes, encoding));
  return { text, encoding, separator: chosen.separator ?? named, decimal: chosen.decimal };
}
