import { SHORT } from '../../pictures/documents/views';
import { patientPool } from '../../support/pdf/compiled-pool';
import { checkPdf } from '../../support/pdf/qpdf';
import { textOf } from '../../support/pdf/text';

/** The checks of the other tests find faults: each of these files had none before it was spoiled. */
const pool = patientPool();
let whole: Buffer;
beforeAll(async () => {
  whole = await pool.render({ ...SHORT, template: 'modern', templateVersion: 1 });
});
afterAll(() => pool.close());

const replaced = (pattern: RegExp, by: (found: string) => string) => {
  const text = whole.toString('latin1');
  expect(text).toMatch(pattern);
  return Buffer.from(text.replace(pattern, by), 'latin1');
};

const moved = (number: string) => String(Number(number) + 3).padStart(number.length, '0');

test.each<[string, RegExp, () => Buffer]>([
  ['is cut short', /startxref|xref/, () => whole.subarray(0, -100)],
  ['lacks its second half', /xref/, () => whole.subarray(0, whole.length / 2)],
  [
    'names another place for its table of objects',
    /xref/,
    () => replaced(/(?<=startxref\n)\d+/, moved),
  ],
  [
    'has a broken table of objects',
    /inflate|xref/,
    () => replaced(/(?<=XRef[^]*?stream\n[^]{10})[^]{10}/, (found) => 'U'.repeat(found.length)),
  ],
  [
    'has a broken stream',
    /inflate|stream/,
    () =>
      replaced(/(?<=FlateDecode[^]*?stream\n[^]{40})[^]{40}/, (found) => 'U'.repeat(found.length)),
  ],
  ['gives a stream another length', /stream/, () => replaced(/(?<=\/Length )\d+/, moved)],
  ['is none', /trailer|startxref/, () => Buffer.from('%PDF-1.7')],
])('a file that %s is faulty', (_, fault, spoiled) => {
  expect(() => checkPdf(spoiled())).toThrow(fault);
  // The next file is judged by itself.
  expect(() => checkPdf(whole)).not.toThrow();
});

test('a file that is no PDF has no text', () => {
  expect(() => textOf(Buffer.from('%PDF-1.7'))).toThrow(/reads no document/);
});
