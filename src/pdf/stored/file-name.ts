import type { NumberedKind } from '../../billing/kind';
import type { DocumentPaper } from '../../domain/document-papers';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import type { Caller } from '../caller';

/** An issued document of which a file is named. */
interface Named {
  readonly number: string;
  readonly language: Language;
  /** Another paper of it. Customers get none by themselves. */
  readonly paper?: DocumentPaper | null;
}

/** The name of a file without its ending, as programs and operators know it: `credit-note-CN-1`. */
const plainName = ({ name }: NumberedKind, { number, paper }: Omit<Named, 'language'>): string =>
  `${(paper ?? name).replace('_', '-')}-${number}`;

/** The same for a customer, in the language of the document: `Gutschrift-CN-1`. */
export const nameInWords = (kind: NumberedKind, { number, language }: Named): string =>
  language === 'en'
    ? plainName(kind, { number })
    : `${WORDS[language].mails.documents[kind.name]}-${number}`;

/** The name of a document's file, PDF or e-invoice, for whoever asks for it. */
export const fileNameFor = ({ standing }: Caller, kind: NumberedKind, named: Named): string =>
  standing === 'anonymous' ? nameInWords(kind, named) : plainName(kind, named);
