import type { PipelinedTransaction } from '../../database/pool';
import {
  attachmentType,
  requireRoom,
  type Attachment,
  type SentFile,
} from '../../domain/attachments';
import { ApiError, notFound } from '../../domain/errors';
import { isContentLocked } from '../../domain/issued';
import { say } from '../../messages/message';
import type { DocumentKind } from '../kind';
import { deleteAttachment, insertAttachment, listAttachments } from '../sql/attachments';
import { lockDocument } from '../sql/lock-document';
import type { Owner } from '../tenant';

/** Locks a document whose files may change: no business lets them change after the issue (contract §18). */
async function lockOpen(
  trx: PipelinedTransaction,
  { businessRowId }: Pick<Owner, 'businessRowId'>,
  kind: DocumentKind,
  id: string | null,
) {
  if (id === null) throw notFound(kind.name);
  const found = await lockDocument(trx, kind, businessRowId, id);
  if (isContentLocked('when_issued', found))
    throw new ApiError('document_locked', say('attachments_locked'));
  return { rowId: found.row_id, businessRowId, id };
}

/**
 * Attaches a file to a document. Of two at once, the second sees the first.
 * @throws 404; 409 `document_locked`, `duplicate_name`; 415; 400 `too_many_attachments`
 */
export async function attachFile(
  trx: PipelinedTransaction,
  who: Pick<Owner, 'businessRowId'>,
  kind: DocumentKind,
  id: string | null,
  file: SentFile,
): Promise<Attachment> {
  const document = await lockOpen(trx, who, kind, id);
  const type = attachmentType(file);
  requireRoom(await listAttachments(trx, kind, document), file);
  return insertAttachment(trx, kind, { ...file, type, rowId: document.rowId });
}

/** @throws 404; 409 `document_locked` */
export async function removeAttachment(
  trx: PipelinedTransaction,
  who: Pick<Owner, 'businessRowId'>,
  kind: DocumentKind,
  { id, attachment }: { id: string | null; attachment: string | null },
): Promise<void> {
  const { rowId } = await lockOpen(trx, who, kind, id);
  const isGone = attachment !== null && (await deleteAttachment(trx, kind, rowId, attachment));
  if (!isGone) throw notFound('attachment');
}
