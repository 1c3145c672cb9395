import { complaints } from '../pictures/documents/complaints';
import { DOCUMENTS, drawDocument, expectedPictures } from '../pictures/documents/documents';
import { patientPool } from '../support/pdf/compiled-pool';

/** Old documents always look as they were issued, so every version keeps its look. */
const pool = patientPool();
afterAll(() => pool.close());

test.each(DOCUMENTS)('$name looks the same as before', async (document) => {
  const expected = expectedPictures(document.name);
  expect(expected.length).toBeGreaterThan(0);
  expect(complaints(document.name, await drawDocument(pool, document), expected)).toEqual([]);
});
