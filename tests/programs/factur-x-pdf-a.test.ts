import { TEMPLATES } from '../../src/domain/templates';
import { invoiceView } from '../../src/pdf/stored/view';
import type { DocumentView, Line } from '../../src/pdf/view-model';
import { DOCUMENTS } from '../pictures/documents/documents';
import { STORED, WERFT } from '../pictures/documents/stored-records';
import { SHORT } from '../pictures/documents/views';
import { facturX } from '../support/factur-x';
import { drawnLogos, jpegFiles, PNG_FILES } from '../support/logos';
import { faultsOf } from '../support/vera-pdf';
import { patientPool } from '../support/pdf/compiled-pool';

/** veraPDF reads the PDFs by the rules of ISO 19005-3, level B. */
jest.setTimeout(180_000);

const short: DocumentView = { ...SHORT, template: 'modern', templateVersion: 1 };

const WORDS = [
  'Crème brûlée, Łódź, Tiếng Việt, Τιμολόγιο, Счёт',
  'שירותי ייעוץ (2026) خدمات استشارية ﷼',
  'हिन्दी में किताब और क्षत्रिय, ออกแบบเว็บไซต์ น้ำใจ',
  '网站設計 ウェブサイト 웹사이트',
  'Party 🎉 👩‍👩‍👧 ☃ office affluent',
  // A character that no font has, marks without a letter, spaces and control characters.
  'None \ue000 \u{10fffd} \u0301\u0302 \u00a0\u2003\u200b\u200d\u00ad tab\tend \u0007',
  `Zalgo z${'\u0300\u0316'.repeat(20)} and ${'W'.repeat(200)}`,
];

const lines = (items: readonly string[]): Line[] =>
  items.map((item) => ({ item, quantity: '1', rate: '₪1.00', tax: '€', amount: '₹1.00' }));

const everyScript: DocumentView = {
  ...short,
  title: 'INVOICE <1> & "2"',
  author: 'Müller & Söhne <GmbH> \u0007 \ud800',
  lines: lines(WORDS),
  remarks: WORDS.map((value, index) => ({ label: `Notes ${index}`, value })),
  watermark: 'ENTWURF ✓ 見本',
  mark: 'DRAFT',
};

const OTHERS: Readonly<Record<string, DocumentView>> = {
  'every script, modern': everyScript,
  'every script, classic': { ...everyScript, template: 'classic' },
  'every script, minimal': { ...everyScript, template: 'minimal' },
  ...Object.fromEntries(
    TEMPLATES.map((template) => [
      `a payment code, ${template}`,
      invoiceView({ ...STORED, template_type: template }, { ...WERFT, print_payment_code: true }),
    ]),
  ),
  'no words': { ...short, title: '', author: '', lines: [], remarks: [] },
  '400 lines': {
    ...short,
    lines: lines(Array.from({ length: 400 }, (_, index) => `Consulting, week ${index + 1}`)),
  },
};

const VIEWS: Readonly<Record<string, DocumentView>> = {
  ...Object.fromEntries(
    DOCUMENTS.map(({ name, view, template, templateVersion }) => {
      return [name, { ...view, template, templateVersion }];
    }),
  ),
  ...OTHERS,
};
const LOGOS = ['RGB JPEG', 'progressive JPEG', 'grey JPEG', 'CMYK JPEG'].concat(
  Object.keys(PNG_FILES),
);

/** The faults of each document, and of a plain PDF. */
const found = new Map<string, string[]>();

async function validate(): Promise<void> {
  const pool = patientPool({});
  const plain = await pool.render(short);
  const logos = await drawnLogos<string>({ ...(await jpegFiles(plain)), ...PNG_FILES });
  const withLogos = Object.entries(logos).map(([name, logo]): [string, DocumentView] => {
    return [name, { ...short, logo }];
  });
  const all = [...Object.entries(VIEWS), ...withLogos];
  const pdfs: Buffer[] = [];
  for (const [, view] of all) pdfs.push(await pool.render(view, facturX(view.lines.length)));
  await pool.close();
  const faults = faultsOf([plain, ...pdfs], '3b');
  ['plain', ...all.map(([name]) => name)].forEach((name, index) => {
    found.set(name, faults[index] ?? ['No answer']);
  });
}

beforeAll(validate);

test.each([...Object.keys(VIEWS), ...LOGOS])('%s is PDF/A-3b as Factur-X', (name) => {
  expect(found.get(name)).toEqual([]);
});

test('a plain PDF is not', () => {
  expect(found.get('plain')).not.toEqual([]);
});
