import { say, type Message } from '../../messages/message';
import { RefusedWorkbook } from '../import/workbook/refused';
import { unzip } from '../import/workbook/unzip';
import { invalid } from './read-statement';

const MOST_FILES = 100;
const MOST_BYTES = 60_000_000;

function said(error: RefusedWorkbook): Message {
  if (error.problem === 'import_unpacks') return say('bank_zip_size', { max: MOST_BYTES / 1e6 });
  return say(error.problem === 'import_locked_workbook' ? 'bank_zip_locked' : 'bank_zip_damaged');
}

/** The XML files of a ZIP in its order. @throws RefusedFile */
export async function filesOf(zip: Buffer): Promise<Buffer[]> {
  let [files, others] = [0, 0];
  const isWanted = (name: string): boolean => {
    if (name.endsWith('/')) return false;
    const isXml = /\.xml$/i.test(name);
    if (isXml) files += 1;
    else others += 1;
    return isXml && files <= MOST_FILES && others === 0;
  };
  try {
    const found = await unzip(zip, isWanted, MOST_BYTES);
    if (others > 0 || found.size < files) {
      const tooMany = files > MOST_FILES;
      throw invalid(
        [],
        tooMany ? say('bank_zip_files', { max: MOST_FILES }) : say('bank_zip_content'),
      );
    }
    return [...found.values()];
  } catch (error) {
    throw error instanceof RefusedWorkbook ? invalid([], said(error)) : error;
  }
}
