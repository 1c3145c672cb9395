import { revenueView } from '../../src/pdf/report/reports';
import { DOCUMENTS } from '../pictures/documents/documents';
import { faultsOf } from '../support/vera-pdf';
import { patientPool } from '../support/pdf/compiled-pool';

/** veraPDF reads plain PDFs by the rules of PDF/UA-1 (ISO 14289-1). */
jest.setTimeout(180_000);

const DRAWN = DOCUMENTS.map(({ name }) => name);
const REPORT = 'a report';

const report = revenueView(
  {
    from: '2026-01-01',
    to: '2026-03-31',
    by: 'customer',
    rows: [{ key: '1', name: 'Ada', currency: 'EUR', net: '1234.5', documents: 1 }],
    sums: [{ currency: 'EUR', net: '1234.5' }],
  },
  {
    business: { name: 'Werft Design GmbH', lines: [] },
    paper: 'A4',
    today: '2026-04-01',
    language: 'en',
  },
);

const found = new Map<string, string[]>();

beforeAll(async () => {
  const pool = patientPool({});
  const views = DOCUMENTS.map(({ view, ...chosen }) => ({ ...view, ...chosen }));
  const pdfs: Buffer[] = [];
  for (const view of [...views, report]) pdfs.push(await pool.render(view));
  await pool.close();
  const faults = faultsOf(pdfs, 'ua1');
  [...DRAWN, REPORT].forEach((name, at) => found.set(name, faults[at] ?? ['No answer']));
});

test.each([...DRAWN, REPORT])('%s can be read by those who cannot see it', (name) => {
  expect(found.get(name)).toEqual([]);
});
