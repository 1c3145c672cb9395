import { draftOf, initialMail } from '../../../src/admin/features/mails/mail-draft';
import type { MailPreview } from '../../../src/panel/answers';

const preview: MailPreview = {
  missing_settings: [],
  use: { hour: null, day: null },
  recipients: ['ada@acme.example'],
  sender: 'Nord',
  language: 'en',
  usual: { subject: 'Invoice 1 from Nord', message: 'Hello,\n\nHere is our invoice 1.' },
  subject: '',
  text: '',
  html: '',
};
const initial = initialMail(preview, 'ubl');

test('words that were left as they were, or cleared, are the usual ones', () => {
  const usual = { subject: null, message: null };
  expect(draftOf(initial, preview)).toEqual({
    to: ['ada@acme.example'],
    cc: [],
    attach_pdf: true,
    attach_e_invoice: 'ubl',
    ...usual,
  });
  expect(draftOf({ ...initial, subject: ' ', message: '\n' }, preview)).toMatchObject(usual);
});

test('the files of the document are attached unless somebody says no', () => {
  expect(draftOf(initial, preview)).not.toHaveProperty('attach_files');
  expect(draftOf({ ...initial, attach_files: false }, preview)).toMatchObject({
    attach_files: false,
  });
});

test('changed words are sent as they were typed', () => {
  const own = { subject: 'Yours', message: 'Hello,\n\nbye.' };
  expect(draftOf({ ...initial, ...own }, preview)).toMatchObject(own);
});

test('commas, semicolons and lines stand between addresses', () => {
  const typed = { to: 'a@b.c, d@e.f;g@h.i\n', cc: ' ' };
  expect(draftOf({ ...initial, ...typed }, preview)).toMatchObject({
    to: ['a@b.c', 'd@e.f', 'g@h.i'],
    cc: [],
  });
});
