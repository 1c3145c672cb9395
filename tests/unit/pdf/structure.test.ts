import { TEMPLATES } from '../../../src/domain/templates';
import { invoiceView } from '../../../src/pdf/stored/view';
import { ARABIC, invoiceOf } from '../../pictures/documents/mirrored-views';
import { STORED, WERFT } from '../../pictures/documents/stored-records';
import { MIXED } from '../../pictures/documents/summary-views';
import { DECORATED, LONG, RIGHT_TO_LEFT, type Pictured } from '../../pictures/documents/views';
import { patientPool } from '../../support/pdf/compiled-pool';
import { infoOf } from '../../support/pdf/info';
import { checkPdf, plainOf } from '../../support/pdf/qpdf';
import { readOut } from '../../support/pdf/read-out';

/** Documents read to somebody who cannot see them, by the rules of PDF/UA-1 (ISO 14289-1). */
const pool = patientPool();
afterAll(() => pool.close());

/** The elements of the structure. */
function elementsOf(plain: string) {
  const objects = [...plain.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)];
  return objects.flatMap(([, id = '', body = '']) => {
    const [, role] = /^ {2}\/S \/(\w+)$/m.exec(body) ?? [];
    const [, parent = ''] = /\/P (\d+) 0 R/.exec(body) ?? [];
    return role ? [{ id, role, parent, body }] : [];
  });
}

/** Operators that paint outside of every marked content. */
function unmarked(plain: string): string[] {
  let depth = 0;
  return plain.split('\n').filter((line) => {
    if (/\b(BDC|BMC)$/.test(line)) depth += 1;
    if (/^EMC$/.test(line)) depth -= 1;
    return depth < 1 && /(^|\s)(TJ|Tj|f|f\*|S|B|Do|sh)$/.test(line);
  });
}

/** How many cells the rows of each table have. */
function tablesOf(plain: string): number[][] {
  const all = elementsOf(plain);
  const kids = (id: string) => all.filter(({ parent }) => parent === id);
  const tables = all.filter(({ role }) => role === 'Table');
  return tables.map(({ id }) => kids(id).map((row) => kids(row.id).length));
}

const complete = invoiceView(
  { ...MIXED, customer: { ...STORED.customer, language: 'en' } },
  { ...WERFT, language: null, look: null, print_payment_code: true },
  { logo: DECORATED.logo },
);

const render = (view: Pictured, template: (typeof TEMPLATES)[number] = 'modern') =>
  pool.render({ ...view, template, templateVersion: 1 });

describe.each(TEMPLATES)('a document of the template %s', (template) => {
  test.each([
    ['complete', complete],
    ['of several pages', LONG],
    ['decorated', { ...DECORATED, mark: 'DRAFT' }],
    ['from right to left', RIGHT_TO_LEFT],
  ])('that is %s marks all that it paints', async (_, view) => {
    const pdf = await render(view, template);
    checkPdf(pdf);
    expect(infoOf(pdf)).toMatchObject({ isTagged: true, version: '1.7' });
    const plain = plainOf(pdf);
    expect(unmarked(plain)).toEqual([]);
    expect(plain).toMatch(/\/DisplayDocTitle true/);
    expect(plain).toMatch(/\/Lang \(\w\w\)/);
    expect(plain).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(elementsOf(plain).filter(({ role }) => role === 'H1')).toHaveLength(1);
    for (const rows of tablesOf(plain)) expect(new Set(rows).size).toBe(1);
  });
});

test('lines, taxes and sums are tables whose headings say of which cells they are', async () => {
  const plain = plainOf(await render(complete));
  expect(tablesOf(plain)).toEqual([
    [5, 5, 5, 5, 5],
    [2, 2, 2, 2, 2],
    [3, 3, 3, 3, 3],
  ]);
  const headings = elementsOf(plain).filter(({ role }) => role === 'TH');
  expect(headings.filter(({ body }) => body.includes('/Scope /Column'))).toHaveLength(8);
  expect(headings.filter(({ body }) => body.includes('/Scope /Row'))).toHaveLength(5);
});

test('a table of several pages is one, and has its headings once', async () => {
  const plain = plainOf(await render(LONG));
  const [lines] = tablesOf(plain);
  expect(lines).toHaveLength(1 + LONG.lines.length);
  const columns = elementsOf(plain).filter(({ body }) => body.includes('/Scope /Column'));
  expect(columns).toHaveLength(LONG.columns.length);
});

test('logo and code say what they show', async () => {
  const coded = { label: 'Bank', value: 'x', code: { content: 'BCD', caption: 'Scan to pay' } };
  const plain = plainOf(await render({ ...DECORATED, remarks: [coded] }));
  const figures = elementsOf(plain).filter(({ role }) => role === 'Figure');
  const alts = figures.map(({ body }) => {
    const [, hex = ''] = /\/Alt <feff([0-9a-f]+)>/.exec(body) ?? [];
    const [, text = ''] = /\/Alt \((.*)\)/.exec(body) ?? [];
    return text || Buffer.from(hex, 'hex').swap16().toString('utf16le');
  });
  expect(alts).toEqual([`Logo: ${DECORATED.sender.name}`, 'Scan to pay']);
});

test('texts are read in the order of the page', async () => {
  const text = readOut(await render(complete));
  const places = ['Werft', 'INVOICE', 'Bill To', 'Item', 'Signage', 'Subtotal', 'IBAN', 'Notes'];
  const found = places.map((word) => text.indexOf(word));
  expect(found).toEqual([...found].sort((left, right) => left - right));
  expect(Math.min(...found)).toBeGreaterThan(-1);
});

test.each(TEMPLATES)('a mirrored %s is read in the same order', async (template) => {
  // Its lines of digits alone are texts of their own, which other sheets have not.
  const view = invoiceOf(
    { ...ARABIC, business: { ...ARABIC.business, phone: null } },
    { template },
  );
  // The reader moves blanks and brackets by the direction of the whole line.
  const words = async (isMirrored: boolean) =>
    readOut(await pool.render({ ...view, isMirrored })).replace(/(?<=".*)[ ()]/g, '');
  expect(await words(true)).toBe(await words(false));
  const plain = plainOf(await pool.render(view));
  expect(unmarked(plain)).toEqual([]);
  for (const rows of tablesOf(plain)) expect(new Set(rows).size).toBe(1);
});
