import { BRINGING_DOCUMENT } from '../../domain/mail-kinds';

const KINDS = BRINGING_DOCUMENT.map((kind) => `'${kind}'`).join(', ');

/** SQL: the mail of this alias brings a document to its customer. A notice to its business or a receipt does not. */
export const bringsDocument = (mail: string): string => `${mail}.kind IN (${KINDS})`;
