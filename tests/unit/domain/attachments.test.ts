import {
  attachmentType,
  checkAttachmentName,
  requireMailable,
  requireRoom,
} from '../../../src/domain/attachments';
import { ApiError } from '../../../src/domain/errors';
import { fileTypeOf } from '../../../src/domain/file-types';
import { fileOf } from '../../support/attachments';

const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.code, error.fields.map(({ pointer }) => pointer)];
  }
};

test.each(['application/pdf', 'image/png', 'image/jpeg'] as const)(
  '%s is known by its first bytes',
  (type) => {
    expect(fileTypeOf(fileOf(type))).toBe(type);
    expect(fileTypeOf(fileOf(type).subarray(1))).toBeUndefined();
    expect(fileTypeOf(fileOf(type).subarray(0, 2))).toBeUndefined();
  },
);

test.each([
  ['a.PDF', 'application/pdf', 'application/pdf'],
  ['a.jpeg', 'image/jpeg', 'image/jpeg'],
  ['a.pdf.exe', 'application/pdf', ['validation_failed', ['/name']]],
  ['pdf', 'application/pdf', ['validation_failed', ['/name']]],
  ['a.jpg', 'image/png', ['validation_failed', ['/name']]],
] as const)('a file named %s of the type %s', (name, type, answer) => {
  expect(refusalOf(() => attachmentType({ name, type, content: fileOf(type) }))).toEqual(answer);
});

test('a file is refused that is not what it is called', () => {
  const content = fileOf('image/png');
  const named = { name: 'a.pdf', type: 'application/pdf', content };
  expect(refusalOf(() => attachmentType(named))).toEqual(['unsupported_media_type', []]);
});

test('a name is one line without slashes, and loses the blanks around it', () => {
  expect(checkAttachmentName(' a b.pdf ')).toEqual({ value: 'a b.pdf' });
  for (const name of [
    '',
    'a/b.pdf',
    'a\\b.pdf',
    'a\nb.pdf',
    `${'a'.repeat(117)}.pdf`,
    'a\ud800.pdf',
    7,
  ])
    expect(checkAttachmentName(name)).toHaveProperty('problem');
});

test('a document has room for 20 files of other names and 10 MB', () => {
  const others = (count: number, size: number) =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, size }));
  const room = (count: number, size: number, name = 'new.pdf') =>
    refusalOf(() => requireRoom(others(count, size), { name, content: new Uint8Array(100) }));
  expect(room(19, 100)).toBeUndefined();
  expect(room(20, 100)).toEqual(['too_many_attachments', []]);
  expect(room(1, 9_999_900)).toBeUndefined();
  expect(room(1, 9_999_901)).toEqual(['too_many_attachments', []]);
  expect(room(2, 1, '１.PDF')).toEqual(['duplicate_name', ['/name']]);
});

test('a mail takes 15 MB of files, with the e-invoice that holds them', () => {
  const mailable = (bytes: number, withEInvoice: boolean) =>
    refusalOf(() => requireMailable(bytes, withEInvoice));
  expect(mailable(10_000_000, false)).toBeUndefined();
  expect(mailable(6_428_571, true)).toBeUndefined();
  expect(mailable(6_428_572, true)).toEqual(['validation_failed', ['/attach_files']]);
});
