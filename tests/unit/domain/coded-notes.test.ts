import { checkCodedNotes, codedNotesOf } from '../../../src/domain/coded-notes';

test('notes are stored one per line, with their codes in capital letters', () => {
  expect(checkCodedNotes(' pmt :  Forty euros: at once \r\n\nPMD:10 %')).toEqual({
    value: 'PMT: Forty euros: at once\nPMD: 10 %',
  });
});

test('blank text is no note', () => {
  expect(checkCodedNotes(' \n ')).toEqual({ value: null });
});

test.each([
  'PMT',
  'PMT:',
  'PM: text',
  'PMTX: text',
  ': text',
  'PMT: one\nsecond line',
  7,
  '1AB: x',
])('%j is refused', (written) => {
  expect(checkCodedNotes(written)).toHaveProperty('problem');
});

test('more than 4,000 characters are refused', () => {
  const text = `PMT: ${'x'.repeat(3995)}`;
  expect(checkCodedNotes(text)).toEqual({ value: text });
  expect(checkCodedNotes(`${text}x`)).toHaveProperty('problem');
});

test('stored notes are read as a list', () => {
  expect(codedNotesOf('PMT: Forty: euros\nAAB: None')).toEqual([
    { code: 'PMT', text: 'Forty: euros' },
    { code: 'AAB', text: 'None' },
  ]);
  expect(codedNotesOf(null)).toEqual([]);
});
