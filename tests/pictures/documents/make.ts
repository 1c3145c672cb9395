import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patientPool } from '../../support/pdf/compiled-pool';
import { DOCUMENTS, drawDocument, expectedPictures, FOLDER } from './documents';
import { differences, writePng } from './picture';

/**
 * Not a test: `npm run pictures -- --documents` makes the pictures that are missing or that differ.
 * A version that documents were issued with must not differ: make a new version instead.
 */
jest.setTimeout(120_000);

const pool = patientPool();
afterAll(() => pool.close());

test.each(DOCUMENTS)('$name', async (document) => {
  const drawn = await drawDocument(pool, document);
  const expected = expectedPictures(document.name);
  const isSame = drawn.every((picture, index) => {
    const before = expected[index];
    return before !== undefined && differences(before, picture).length === 0;
  });
  if (isSame && drawn.length === expected.length) return;
  mkdirSync(FOLDER, { recursive: true });
  const old = readdirSync(FOLDER).filter((file) => file.startsWith(`${document.name}-`));
  for (const file of old) rmSync(path.join(FOLDER, file));
  drawn.forEach((picture, index) => {
    writeFileSync(path.join(FOLDER, `${document.name}-${index + 1}.png`), writePng(picture));
  });
});
