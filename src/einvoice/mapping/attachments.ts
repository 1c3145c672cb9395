import type { AttachedDocument } from '../attached-document';
import type { DocumentSource } from '../source';
import { longText } from './text';

/** France has a code for what a file is (BR-FR-17). Names are different in a document, as ids must be. */
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
