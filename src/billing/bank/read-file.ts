import { isUtf8 } from 'node:buffer';
import type { BankFileType, StatementFormat } from '../../domain/bank-transaction';
import { say } from '../../messages/message';
import { readCamt } from './camt';
import { readCsv } from './csv';
import type { CsvProfile } from './csv-profiles';
import { readMt940 } from './mt940';
import { checkStatement, type CheckedStatement } from './check-statement';
import {
  Faults,
  invalid,
  noStatement,
  requireFew,
  type RawStatement,
  type ReadEntry,
} from './read-statement';
import { filesOf } from './zip';

/** The content of a file. Each file of a ZIP has a list of entries of its own. */
export interface ReadFile {
  format: StatementFormat;
  statements: CheckedStatement[];
  entries: ReadEntry[][];
}

const [BOM_LE, BOM_BE] = ['fffe', 'feff'];
const DECLARED = /^<\?xml[^>]{1,60}encoding=["']([\w-]{1,20})["']/;

/** The text of an XML file in the encoding that it declares, else UTF-8. @throws RefusedFile */
function xmlText(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const begin = bytes.toString('latin1', 0, 200);
  const declared = DECLARED.exec(begin)?.[1]?.toLowerCase() ?? 'utf-8';
  const encoding = mark === BOM_LE ? 'utf-16le' : mark === BOM_BE ? 'utf-16be' : declared;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw invalid(['lines', 1], say('bank_not_xml'));
  }
}

/** UTF-8, else ISO 8859-1, whose name stands for Windows-1252 here. */
export const plainText = (bytes: Buffer): string =>
  new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'iso-8859-1').decode(bytes);

type Reader = (
  text: string,
  first: number,
  faults: Faults,
  saved: readonly CsvProfile[],
) => RawStatement[];

function readerOf(type: BankFileType): {
  format: StatementFormat;
  read: Reader;
  textOf: (bytes: Buffer) => string;
} {
  switch (type) {
    case 'application/xml':
    case 'text/xml':
    case 'application/zip':
      return { format: 'camt053', read: readCamt, textOf: xmlText };
    case 'text/plain':
      return { format: 'mt940', read: readMt940, textOf: plainText };
    case 'text/csv':
      return { format: 'csv', read: readCsv, textOf: plainText };
  }
}

/**
 * Reads and checks a file of a bank.
 * @param saved the profiles of its business, for CSV
 * @throws RefusedFile with all that is wrong, or the first twenty faults
 */
export async function readBankFile(
  bytes: Buffer,
  type: BankFileType,
  saved: readonly CsvProfile[] = [],
): Promise<ReadFile> {
  const { format, read, textOf } = readerOf(type);
  const faults = new Faults();
  const files = type === 'application/zip' ? await filesOf(bytes) : [bytes];
  const statements: CheckedStatement[] = [];
  const entries: ReadEntry[][] = [];
  let count = 0;
  for (const file of files) {
    const checked = read(textOf(file), statements.length, faults, saved).map((one, place) =>
      checkStatement(one, statements.length + place, faults),
    );
    const own = checked.flatMap((one) => one.entries);
    entries.push(own);
    statements.push(...checked.map(({ statement }) => statement));
    count += own.length;
    requireFew(count, statements.length);
  }
  faults.refuse();
  if (statements.length === 0) throw noStatement();
  return { format, statements, entries };
}
