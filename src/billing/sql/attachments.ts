import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { begunOf, wholeOf, type Begun } from '../../database/slices';
import { jsonTime } from '../../database/timestamps';
import type { Attachment, SentFile } from '../../domain/attachments';
import { notFound } from '../../domain/errors';
import type { FileType } from '../../domain/file-types';
import { perKind, type DocumentKind } from '../kind';

const COLUMNS = `a.attachment_id AS id, a.name, a.media_type, a.size, a.sha256, ${jsonTime('a.created_at')} AS created_at`;

/** A document that its reader has the right to. */
interface OfDocument {
  businessRowId: number;
  /** The public id. */
  id: string;
}

const ofDocument = ({ name, table }: DocumentKind, place: Place<OfDocument>): string =>
  `FROM attachments a JOIN ${table} d ON d.id = a.${name}_id
    WHERE d.document_id = ${place(({ id }) => id)}
      AND d.business_id = ${place(({ businessRowId }) => businessRowId)}`;

const LIST = perKind((kind) =>
  prepare<OfDocument>(
    `attachments-of-${kind.name}`,
    (place) => `SELECT ${COLUMNS} ${ofDocument(kind, place)} ORDER BY a.id`,
  ),
);

/** The files of a document, the oldest first. */
export const listAttachments = (
  db: Queryable,
  { name }: DocumentKind,
  document: OfDocument,
): Promise<Attachment[]> => db.query<Attachment>(LIST[name](document));

/** A file with its bytes. */
export interface AttachedFile {
  name: string;
  media_type: FileType;
  content: Buffer;
}

type BegunFile = Omit<AttachedFile, 'content'> & Begun & { row_id: number };

const BEGUN = `SELECT a.id AS row_id, a.name, a.media_type, ${begunOf('a.content')}`;

async function wholeFile(db: Queryable, { row_id: rowId, ...file }: BegunFile) {
  const place = { column: 'content', from: 'FROM attachments WHERE id = $1', values: [rowId] };
  const content = await wholeOf(db, file, place);
  if (content === null) throw notFound('attachment');
  return { ...file, content };
}

const FILES = perKind((kind) =>
  prepare<OfDocument>(
    `attached-files-of-${kind.name}`,
    (place) => `${BEGUN} ${ofDocument(kind, place)} ORDER BY a.id`,
  ),
);

/** The same with their bytes: at most 10 MB. */
export async function attachedFiles(
  db: Queryable,
  { name }: DocumentKind,
  document: OfDocument,
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  for (const begun of await db.query<BegunFile>(FILES[name](document)))
    files.push(await wholeFile(db, begun));
  return files;
}

interface OfAttachment extends OfDocument {
  attachment: string;
}

const FIND = perKind((kind) =>
  prepare<OfAttachment>(
    `attachment-of-${kind.name}`,
    (place) => `${BEGUN} ${ofDocument(kind, place)}
      AND a.attachment_id = ${place(({ attachment }) => attachment)}`,
  ),
);

/** @throws 404 for another id than that of a file of the document */
export async function findAttachment(
  db: Queryable,
  { name }: DocumentKind,
  document: OfDocument,
  attachment: string | null,
): Promise<AttachedFile> {
  const [begun] =
    attachment === null ? [] : await db.query<BegunFile>(FIND[name]({ ...document, attachment }));
  if (!begun) throw notFound('attachment');
  return wholeFile(db, begun);
}

interface Stored extends SentFile {
  rowId: number;
}

const INSERT = perKind(({ name }) =>
  prepare<Stored>(
    `insert-attachment-of-${name}`,
    (place) => `INSERT INTO attachments AS a (${name}_id, name, media_type, content)
      VALUES (${place(({ rowId }) => rowId)}, ${place((file) => file.name)},
        ${place(({ type }) => type)}, ${place(({ content }) => content)})
      RETURNING ${COLUMNS}`,
  ),
);

/** Stores a file of a document that this transaction has locked. */
export async function insertAttachment(
  db: Queryable,
  { name }: DocumentKind,
  file: Stored,
): Promise<Attachment> {
  const [row] = await db.query<Attachment>(INSERT[name](file));
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}

const DELETE = perKind(({ name }) =>
  prepare<{ rowId: number; attachment: string }>(
    `delete-attachment-of-${name}`,
    (place) => `DELETE FROM attachments WHERE ${name}_id = ${place(({ rowId }) => rowId)}
      AND attachment_id = ${place(({ attachment }) => attachment)} RETURNING id`,
  ),
);

/** Deletes a file of a document that this transaction has locked; false where there is none. */
export async function deleteAttachment(
  db: Queryable,
  { name }: DocumentKind,
  rowId: number,
  attachment: string,
): Promise<boolean> {
  return (await db.query(DELETE[name]({ rowId, attachment }))).length > 0;
}

/** Copies the files of a quotation to the invoice that it becomes. */
export async function copyAttachments(
  db: Queryable,
  quotationRowId: number,
  invoiceRowId: number,
): Promise<void> {
  await db.query({
    name: 'copy-attachments',
    text: `INSERT INTO attachments (invoice_id, name, media_type, content)
      SELECT $2, name, media_type, content FROM attachments WHERE quotation_id = $1 ORDER BY id`,
    values: [quotationRowId, invoiceRowId],
  });
}
