import { say, type Message } from '../messages/message';
import { checkOneLine, type Check } from './checks';
import { ApiError, validationError } from './errors';
import { fileTypeOf, type FileType } from './file-types';
import { folded } from './folded';

/** In bytes. */
export const LARGEST_ATTACHMENT = 5_000_000;
/** The limits of one document. */
const MOST_ATTACHMENTS = 20;
const MOST_BYTES = 10_000_000;

/** In a mail, before it is encoded. Most mail servers take 25 MB, and encoding adds a third. */
export const MOST_MAILED = 15_000_000;

export const LONGEST_ATTACHMENT_NAME = 120;

/** The ends of the names of each type. */
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  /** The type that its sender states. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** The facts of a stored file, without its bytes. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly media_type: FileType;
  readonly size: number;
  readonly sha256: string;
  readonly created_at: string;
}

const inMb = (bytes: number): number => bytes / 1_000_000;

const line = checkOneLine(LONGEST_ATTACHMENT_NAME);

/** The name of a file without the path to it. */
export const checkAttachmentName: Check<string> = (input) => {
  const checked = line(input);
  if ('problem' in checked) return checked;
  return /[/\\]/.test(checked.value) ? { problem: say('has_slash') } : checked;
};

const refusedName = (message: Message, code?: 'duplicate_name'): ApiError =>
  validationError([{ path: ['name'], message }], code);

/**
 * The type of a file that may be attached: its content must be what its sender calls it, and its name must end so.
 * @throws ApiError 415, 400
 */
export function attachmentType({ name, type, content }: SentFile): FileType {
  const found = fileTypeOf(content);
  if (found === undefined || found !== type)
    throw new ApiError('unsupported_media_type', say('attachment_type'));
  const endings = ENDINGS[found];
  if (endings.some((ending) => name.toLowerCase().endsWith(ending))) return found;
  throw refusedName(say('wrong_ending', { endings: endings.join(', ') }));
}

/**
 * @param others the files that the document has already
 * @throws ApiError `duplicate_name`, `too_many_attachments`
 */
export function requireRoom(
  others: readonly Pick<Attachment, 'name' | 'size'>[],
  { name, content }: Pick<SentFile, 'name' | 'content'>,
): void {
  if (others.some((other) => folded(other.name) === folded(name)))
    throw refusedName(say('attachment_name_used'), 'duplicate_name');
  if (others.length >= MOST_ATTACHMENTS)
    throw new ApiError('too_many_attachments', say('too_many_files', { max: MOST_ATTACHMENTS }));
  const bytes = others.reduce((all, { size }) => all + size, content.length);
  if (bytes <= MOST_BYTES) return;
  throw new ApiError('too_many_attachments', say('files_too_large', { max: inMb(MOST_BYTES) }));
}

/**
 * @param bytes of all files of a document. An e-invoice holds them as Base64.
 * @throws ApiError 400 for more than a mail takes
 */
export function requireMailable(bytes: number, withEInvoice: boolean): void {
  const all = withEInvoice ? bytes + Math.ceil((bytes * 4) / 3) : bytes;
  if (all <= MOST_MAILED) return;
  const values = { size: inMb(all).toFixed(1), max: inMb(MOST_MAILED) };
  throw validationError([{ path: ['attach_files'], message: say('mail_too_large', values) }]);
}
