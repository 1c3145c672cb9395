import { fileNames } from '../../../../../src/panel/routes/selected/pdfs';

test('files of a ZIP have names of their own, on every system', () => {
  const nameOf = fileNames();
  const names = ['INV-1', 'INV-1', 'inv-1', '../../etc/passwd', '', 'INV-2'].map(nameOf);
  expect(names).toEqual([
    'INV-1.pdf',
    'INV-1 (2).pdf',
    'inv-1 (3).pdf',
    '.._.._etc_passwd.pdf',
    'document.pdf',
    'INV-2.pdf',
  ]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});
