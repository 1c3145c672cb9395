import { TEMPLATES } from '../../../src/domain/templates';
import { complaints } from '../../pictures/documents/complaints';
import { DOCUMENTS, drawDocument, expectedPictures } from '../../pictures/documents/documents';
import { differences, drawnPages } from '../../pictures/documents/picture';
import { SHORT } from '../../pictures/documents/views';
import { patientPool } from '../../support/pdf/compiled-pool';

/** One document of each template. `tests/long/pictures.test.ts` has all kinds and versions. */
const COMPLETE = DOCUMENTS.filter(({ name }) => name.endsWith('-v1-complete'));

const pool = patientPool();
afterAll(() => pool.close());

test('each template has such a document', () => {
  expect(COMPLETE.map(({ template }) => template).sort()).toEqual([...TEMPLATES].sort());
});

test.each(COMPLETE)('$name looks the same as before', async (document) => {
  const expected = expectedPictures(document.name);
  expect(expected.length).toBeGreaterThan(0);
  expect(complaints(document.name, await drawDocument(pool, document), expected)).toEqual([]);
});

describe.each(TEMPLATES)('a picture of %s differs', (template) => {
  const view = { ...SHORT, template, templateVersion: 1 } as const;
  const [expected] = expectedPictures(`${template}-v1-short`);

  const found = (pdf: Buffer): number => {
    const [drawn] = drawnPages(pdf);
    if (!expected || !drawn) throw new Error('No page');
    // A page of another size would differ before any comparison of pixels.
    expect([drawn.width, drawn.height]).toEqual([expected.width, expected.height]);
    return differences(expected, drawn).length;
  };

  test.each([
    ['left', '[0 0 595.280029 841.890015]', '[2 0 597.280029 841.890015]'],
    ['top', '[0 0 595.280029 841.890015]', '[0 2 595.280029 843.890015]'],
  ])('when the %s margin moves by 2 points', async (_, box, moved) => {
    const pdf = (await pool.render(view)).toString('latin1');
    expect(pdf).toContain(`/MediaBox ${box}`);
    expect(found(Buffer.from(pdf.replace(box, moved), 'latin1'))).toBeGreaterThan(1_000);
  });

  test('when a word differs', async () => {
    const remarks = [{ label: 'Notes', value: 'Thank you for your patience.' }];
    const pdf = await pool.render({ ...view, remarks: [...remarks, ...view.remarks.slice(1)] });
    expect(found(pdf)).toBeGreaterThan(0);
  });

  test('when a digit differs', async () => {
    const totals = view.totals.map((total) =>
      total.kind === 'total' ? { ...total, value: '£7,456.60' } : total,
    );
    expect(found(await pool.render({ ...view, totals }))).toBeGreaterThan(0);
  });
});
