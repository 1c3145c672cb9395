import type { AttachedDocument } from '../attached-document';
import type { DocumentSource } from '../source';
import { longText } from './text';

/** France has codes for kinds of files (BR-FR-17). The names of the files of a document differ, as ids must. */
export function attachmentsOf(
  { attachments = [] }: DocumentSource,
  isInFrance: boolean,
): AttachedDocument[] {
  const description = isInFrance ? 'DOCUMENT_ANNEXE' : null;
  return attachments.map(({ name, media_type: mimeCode, content }) => ({
    name: longText(name) ?? '',
    description,
    mimeCode,
    content,
  }));
}
