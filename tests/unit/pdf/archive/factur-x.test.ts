import { createHash } from 'node:crypto';
import type { DocumentView, LogoImage } from '../../../../src/pdf/view-model';
import { drawnPages } from '../../../pictures/documents/picture';
import {
  DECORATED,
  EAST_ASIAN,
  LONG,
  RIGHT_TO_LEFT,
  SHORT,
} from '../../../pictures/documents/views';
import { facturX } from '../../../support/factur-x';
import { drawnLogos, jpegFiles, PNG_FILES } from '../../../support/logos';
import { attachmentsOf } from '../../../support/pdf/attachments';
import { patientPool } from '../../../support/pdf/compiled-pool';
import { infoOf } from '../../../support/pdf/info';
import { checkPdf, metadataOf } from '../../../support/pdf/qpdf';
import { textOf } from '../../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

const short: DocumentView = { ...SHORT, template: 'modern', templateVersion: 1 };
const HIDDEN_XML = facturX();

/** Each page as pixels, and these as a hash: jest takes seconds to compare arrays. */
const hashesOf = (pdf: Buffer) =>
  drawnPages(pdf).map(({ pixels }) => createHash('md5').update(pixels).digest('hex'));

const CLEAR: LogoImage = {
  format: 'png',
  width: 48,
  height: 24,
  data: PNG_FILES['PNG with alpha'] ?? Buffer.alloc(0),
};

describe.each([
  ['short', SHORT],
  ['long', LONG],
  ['right to left', RIGHT_TO_LEFT],
  ['East Asian', EAST_ASIAN],
  ['decorated', DECORATED],
  ['with a clear logo', { ...SHORT, logo: CLEAR }],
])('a Factur-X PDF, %s', (_, pictured) => {
  const view: DocumentView = { ...pictured, template: 'classic', templateVersion: 1 };

  test('has the pages and the text of the plain PDF', async () => {
    const [plain, archive] = [await pool.render(view), await pool.render(view, HIDDEN_XML)];
    checkPdf(archive);
    // react-pdf's own font, which no PDF embeds.
    expect(archive.includes('/Helvetica')).toBe(false);
    expect(textOf(archive)).toBe(textOf(plain));
    expect(textOf(archive)).not.toBe('');
    expect(hashesOf(archive)).toEqual(hashesOf(plain));
  });
});

test('leaves out what no font has of right to left text', async () => {
  const view: DocumentView = { ...RIGHT_TO_LEFT, template: 'modern', templateVersion: 1 };
  const known = await pool.render({ ...view, heading: 'אב' }, HIDDEN_XML);
  const unknown = await pool.render({ ...view, heading: 'א\ue000ב\u{10fffd}' }, HIDDEN_XML);
  expect(textOf(unknown)).toBe(textOf(known));
  expect(unknown.includes('/Helvetica')).toBe(false);
});

test('carries the XML byte for byte under the name that readers look for', async () => {
  const xml = facturX(400);
  const pdf = await pool.render(short, xml);
  const attached = attachmentsOf(pdf);
  expect([...attached.keys()]).toEqual(['factur-x.xml']);
  expect(attached.get('factur-x.xml')?.equals(xml.xml)).toBe(true);
  const file = pdf.toString('latin1');
  expect(file).toMatch(/\/AFRelationship \/Alternative\b/);
  expect(file).toMatch(/\/Subtype \/text#2Fxml\b/);
});

test('names its part of PDF/A and the attached invoice in its metadata', async () => {
  const metadata = metadataOf(await pool.render(short, HIDDEN_XML));
  for (const [name, value] of [
    ['pdfaid:part', '3'],
    ['pdfaid:conformance', 'B'],
    ['fx:DocumentType', 'INVOICE'],
    ['fx:DocumentFileName', 'factur-x.xml'],
    ['fx:Version', '1.0'],
    ['fx:ConformanceLevel', 'EN 16931'],
    ['xmp:CreateDate', '2026-03-02T00:00:00Z'],
  ]) {
    expect(metadata).toContain(`<${name}>${value}</${name}>`);
  }
});

test('title and author keep characters that mean something in XML', async () => {
  const view = { ...short, title: 'INVOICE <1> & "2"', author: 'A & B\u0007 </rdf:li> 株式' };
  const pdf = await pool.render(view, HIDDEN_XML);
  expect(infoOf(pdf).title).toBe('INVOICE <1> & "2"');
  const metadata = metadataOf(pdf);
  expect(metadata).toContain('>INVOICE &lt;1&gt; &amp; "2"</rdf:li>');
  expect(metadata).toContain('<rdf:li>A &amp; B &lt;/rdf:li&gt; 株式</rdf:li>');
});

/** The name of the file in its trailer. */
const idOf = (pdf: Buffer) => /\/ID \[<(\w+)> <\1>\]/.exec(pdf.toString('latin1'))?.[1];

test('is the same, byte for byte, whenever and wherever it is made', async () => {
  const view: DocumentView = { ...DECORATED, template: 'minimal', templateVersion: 1 };
  const first = await pool.render(view, HIDDEN_XML);
  // Other documents add glyphs to the thread's fonts.
  await pool.render({ ...view, title: 'ZYXWV', lines: [{ item: 'ŻŹŁ zyxwv 98765' }] });
  expect((await pool.render(view, HIDDEN_XML)).equals(first)).toBe(true);
  const other = patientPool();
  expect((await other.render(view, HIDDEN_XML)).equals(first)).toBe(true);
  await other.close();
});

test('has another id when words, logo, template or XML differ', async () => {
  const { 'grey PNG': logo } = await drawnLogos(PNG_FILES);
  const others = [
    await pool.render(short, HIDDEN_XML),
    await pool.render({ ...short, number: '7' }, HIDDEN_XML),
    await pool.render({ ...short, logo }, HIDDEN_XML),
    await pool.render({ ...short, template: 'classic' }, HIDDEN_XML),
    await pool.render(short, facturX(5)),
  ];
  const ids = others.map(idOf);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('shows a logo of any kind, in the colours of a screen', async () => {
  const logos = await drawnLogos(await jpegFiles(await pool.render(short)));
  for (const logo of Object.values(logos)) {
    const pdf = (await pool.render({ ...short, logo }, HIDDEN_XML)).toString('latin1');
    expect([pdf.includes('/Subtype /Image'), pdf.includes('/DeviceCMYK')]).toEqual([true, false]);
  }
});

test('adds at most 12 kB to a document of ten lines', async () => {
  const view = { ...short, lines: LONG.lines.slice(0, 10) };
  const [plain, archive] = [await pool.render(view), await pool.render(view, facturX(10))];
  expect(archive.length - plain.length).toBeLessThanOrEqual(12_000);
});

test('a plain PDF has none of it', async () => {
  const plain = await pool.render(short);
  expect(plain.toString('latin1', 0, 8)).toBe('%PDF-1.7');
  expect(attachmentsOf(plain).size).toBe(0);
  expect(plain.toString('latin1')).not.toMatch(/OutputIntent|\/AF |factur-x|pdfaid/);
});
