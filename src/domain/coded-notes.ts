import { say } from '../messages/message';
import { checkText, type Check } from './checks';

/** A note that says what it is about, by a code of UNTDID 4451 (BT-21 and BT-22 of EN 16931). */
export interface CodedNote {
  code: string;
  text: string;
}

/** How many characters all notes of a business may have. */
export const CODED_NOTES_LIMIT = 4000;

const NOTE = /^([A-Za-z][A-Za-z0-9]{2})\s*:\s*(\S.*)$/u;

/**
 * Notes as people write them: one per line, its code, a colon, its text. Null when a line has another
 * form. Which codes exist is for the rules of a format to say.
 */
function readNotes(written: string): CodedNote[] | null {
  const notes: CodedNote[] = [];
  for (const line of written.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const [, code, text] = NOTE.exec(trimmed) ?? [];
    if (code === undefined || text === undefined) return null;
    notes.push({ code: code.toUpperCase(), text });
  }
  return notes;
}

/** The notes of a stored text; a text that was never checked gives those lines that have the form. */
export function codedNotesOf(stored: string | null | undefined): CodedNote[] {
  return (stored ?? '').split('\n').flatMap((line) => readNotes(line) ?? []);
}

/** Notes in their stored form: one per line, the code in capital letters. */
export const checkCodedNotes: Check<string | null> = (input) => {
  const checked = checkText(CODED_NOTES_LIMIT)(input);
  if ('problem' in checked) return checked;
  const notes = readNotes(checked.value);
  if (notes === null) {
    return { problem: say('not_coded_notes', { note: 'PMT: Indemnité forfaitaire de 40 €' }) };
  }
  return { value: notes.map(({ code, text }) => `${code}: ${text}`).join('\n') || null };
};
