import type { Core } from '@strapi/strapi';
import { documentKindOf } from '../billing/kind';
import { findAttachment, listAttachments, type AttachedFile } from '../billing/sql/attachments';
import { database } from '../database/pool';
import type { Attachment } from '../domain/attachments';
import { notFound } from '../domain/errors';
import type { Opened } from './place';
import type { Linked } from './sql/find-shared';

const named = ({ shared }: Opened<Linked>) => ({
  businessRowId: shared.business_row_id,
  id: shared.id,
});

/** The files that the page of a document offers. */
export async function attachmentsOf(
  strapi: Core.Strapi,
  opened: Opened<Linked>,
): Promise<readonly Attachment[]> {
  const owner = documentKindOf(opened.kind);
  return owner ? listAttachments(database(strapi), owner, named(opened)) : [];
}

/** @throws 404 for another id than that of a file of the document */
export async function attachmentOf(
  strapi: Core.Strapi,
  opened: Opened<Linked>,
  id: string | null,
): Promise<AttachedFile> {
  const owner = documentKindOf(opened.kind);
  if (!owner) throw notFound('attachment');
  return findAttachment(database(strapi), owner, named(opened), id);
}
