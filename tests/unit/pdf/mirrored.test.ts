import { TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import { parseGeneratorBody } from '../../../src/generator/body';
import { generatorView } from '../../../src/generator/view';
import { isMostlyRightToLeft } from '../../../src/pdf/text/direction';
import type { DocumentView } from '../../../src/pdf/view-model';
import { ARABIC, HEBREW, invoiceOf } from '../../pictures/documents/mirrored-views';
import { DECORATED, LONG } from '../../pictures/documents/views';
import { patientPool } from '../../support/pdf/compiled-pool';
import { boxesOf } from '../../support/pdf/text';

/** Sheets whose text is mostly Arabic or Hebrew. */
const pool = patientPool();
afterAll(() => pool.close());

const WIDTH = 595.28;
const MM = 72 / 25.4;

test.each([
  ['Hebrew', ['שירותי ייעוץ'], true],
  ['Arabic', ['خدمات استشارية'], true],
  ['Adlam, beyond the first plane', ['𞤀𞤁𞤂'], true],
  ['English', ['Consulting'], false],
  ['Hebrew with a shorter English word', ['אחסון אתר Web'], true],
  ['Hebrew with a longer English text', ['אתר', 'Website hosting'], false],
  ['as many letters of both', ['אבג', 'abc'], false],
  ['digits and signs', ['123 ₪', null, undefined, ''], false],
  ['Chinese', ['网站设计'], false],
])('of %s, the direction is found', (_, texts, expected) => {
  expect(isMostlyRightToLeft(texts)).toBe(expected);
});

describe('a document is mirrored', () => {
  const template = 'modern';

  test('when its author wrote mostly from right to left, whatever the service adds', () => {
    for (const author of [ARABIC, HEBREW]) {
      expect(invoiceOf(author, { template }).isMirrored).toBe(true);
    }
  });

  test('not when a longer text of the other direction is written', () => {
    const terms = 'Payment within 30 days. '.repeat(20);
    expect(invoiceOf({ ...HEBREW, terms }, { template }).isMirrored).toBe(false);
    const descriptions = ['Design of signs for the entrance hall and the rooms of the upper floor'];
    expect(invoiceOf({ ...HEBREW, descriptions }, { template }).isMirrored).toBe(false);
  });

  test('of the generator by the same texts, without addresses and labels', () => {
    const viewOf = (item: string) => {
      const from = 'סטודיו צפון\n12 Herzl Street, Tel Aviv, post@studio.example';
      const parsed = parseGeneratorBody({ from, items: [{ item, qty: 1, rate: 1 }] });
      if (!parsed.ok) throw new Error(parsed.error);
      return generatorView(parsed.body);
    };
    expect(viewOf('שירותי ייעוץ').isMirrored).toBe(true);
    expect(viewOf('Consulting services').isMirrored).toBe(false);
  });
});

const boxes = async (view: DocumentView) => boxesOf(await pool.render(view));

type Boxes = ReturnType<typeof boxesOf>;

function boxOf(all: Boxes, text: string) {
  const found = all.find((box) => box.text === text);
  if (!found) throw new Error(`${text} is not printed`);
  return found;
}

/** The rows in which the sender's telephone number is printed, as they are seen from left to right. */
async function rowsOf(
  phone: string,
  { template, ...business }: { template: TemplateName; country?: string; email?: null },
): Promise<string[]> {
  const author = { ...HEBREW, business: { ...HEBREW.business, ...business, phone } };
  const all = await boxes(invoiceOf(author, { template }));
  const words = all.filter(({ text }) => phone.split(' ').includes(text));
  const tops = [...new Set(words.map(({ top }) => top))].sort((one, other) => one - other);
  return tops.map((at) =>
    words
      .filter(({ top }) => top === at)
      .sort((one, other) => one.left - other.left)
      .map(({ text }) => text)
      .join(' '),
  );
}

const unmirrored = (view: DocumentView): DocumentView => ({ ...view, isMirrored: false });

describe.each(TEMPLATES)('a mirrored %s', (template) => {
  const view = invoiceOf(HEBREW, { template });

  test('has each text as far from the right edge as it was from the left one', async () => {
    const [before, after] = [await boxes(unmirrored(view)), await boxes(view)];
    const words = ['INVOICE', 'Item', 'Subtotal', 'PO-2026-0007'];
    for (const word of words) {
      const [old, now] = [boxOf(before, word), boxOf(after, word)];
      expect(now.left).toBeCloseTo(WIDTH - old.right, 0);
      expect(now.right).toBeCloseTo(WIDTH - old.left, 0);
      expect(now.top).toBeCloseTo(old.top, 2);
    }
  });

  test('has the description at the right and the amounts at the left, digit under digit', async () => {
    const all = await boxes(view);
    const lefts = ['Item', 'Quantity', 'Rate'].map((word) => boxOf(all, word).left);
    expect(lefts).toEqual([...lefts].sort((left, right) => right - left));
    const amounts = all.filter(({ text, left }) => /^€(480|350|920)/.test(text) && left < 100);
    expect(amounts).toHaveLength(3);
    for (const { right } of amounts) expect(right).toBeCloseTo(amounts[0]?.right ?? 0, 1);
    const sums = ['€3,600.50', '€385.10'].map((text) => boxOf(all, text).right);
    expect(sums[0]).toBeCloseTo(sums[1] ?? 0, 1);
  });

  test.each([
    ['a telephone number', '+972 31 5551 1234', {}],
    ['one with a word in it', '+972 31 5551 1234 ext. 12, +972 50 5552 2345', {}],
    ['one that follows Hebrew', '+972 31 5551 1234', { country: 'ישראל', email: null }],
  ])('keeps the order of %s', async (_, phone, others) => {
    const rows = await rowsOf(phone, { template, ...others });
    expect(rows.join(' ')).toBe(phone);
  });

  test('begins no line within one of many telephone numbers', async () => {
    const numbers = ['+972 31 5551 1234', '+972 50 5552 2345', '+972 52 5553 3456'];
    for (const sign of [', ', '; ']) {
      const rows = await rowsOf(numbers.join(sign), { template });
      expect(rows.join(' ')).toBe(numbers.join(sign));
      for (const row of rows) expect(row).toMatch(/^\+972/);
    }
  });

  test.each([
    ['a label', 'טלפון: +972 31 5551 1234'],
    ['a label, and before more text', 'טלפון: +972 31 5551 1234, ימים א–ה'],
    ['a label without a colon', 'טלפון +972 31 5551 1234'],
  ])('sets a number behind %s to the left of it, with its plus sign first', async (_, notes) => {
    const all = await boxes(invoiceOf({ ...HEBREW, notes }, { template }));
    // The reader gives some words as they are seen, from left to right.
    const label = all.find(({ text }) => /טלפון|ןופלט/.test(text));
    const number = all
      .filter(({ text, top }) => /\d/.test(text) && Math.abs(top - (label?.top ?? 0)) < 3)
      .filter(({ left }) => left < WIDTH / 2 === (label?.left ?? 0) < WIDTH / 2)
      .sort((one, other) => one.left - other.left);
    const words = number.map(({ text }) => text.replace(',', ''));
    expect(words).toEqual(['+972', '31', '5551', '1234']);
    expect(number.at(-1)?.right).toBeLessThan(label?.left ?? 0);
  });

  test('keeps the window of an envelope where it is', async () => {
    const windowed = invoiceOf(HEBREW, { template, look: { address_window: 'din5008' } });
    const all = await boxes(windowed);
    const words = ['3303141', 'Israel'].map((word) => all.filter(({ text }) => text === word));
    const inWindow = words.flat().filter(({ top }) => top > 45 * MM && top < 90 * MM);
    expect(inWindow).toHaveLength(2);
    for (const { left, right } of inWindow) {
      expect(left).toBeGreaterThan(25 * MM);
      expect(right).toBeLessThan(105 * MM);
    }
    expect(boxOf(all, 'INVOICE').left).toBeGreaterThan(125 * MM);
  });

  test('stays within the paper', async () => {
    const figure = 'KWD 9,999,999,999,999.999';
    const long = { rate: 'R'.repeat(300), net: figure, tax: figure };
    const taxSummary = { labels: { ...long, net: 'N'.repeat(90), tax: 'T' }, rows: [long, long] };
    const columns = view.columns.map(({ key }) => ({ key, label: `Label of the column ${key}` }));
    const wide = [
      { ...view, taxSummary, columns },
      ...[DECORATED, LONG].map((one) => ({ ...one, template, templateVersion: 1 })),
    ];
    for (const one of wide) {
      const all = await boxes({ ...one, watermark: undefined, isMirrored: true });
      expect(Math.min(...all.map(({ left }) => left))).toBeGreaterThan(40);
      expect(Math.max(...all.map(({ right }) => right))).toBeLessThan(WIDTH - 40);
    }
  });
});

test('later pages have the small head, the carried sum and the page number on the other side', async () => {
  const view = invoiceOf(ARABIC, { template: 'minimal', times: 9 });
  const [before, after] = [await boxes(unmirrored(view)), await boxes(view)];
  for (const word of ['Carried', 'WD-2026-044']) {
    const [old, now] = [before, after].map((all) => all.findLast(({ text }) => text === word));
    expect((old?.left ?? 0) < WIDTH / 2).toBe((now?.left ?? 0) > WIDTH / 2);
  }
  const numbers = after.filter(({ text, top }) => text === '/' && top > 780);
  expect(numbers.length).toBeGreaterThan(1);
  for (const { right } of numbers) expect(right).toBeLessThan(WIDTH / 2);
});

test('a logo stands on the side that was chosen for it', async () => {
  const name = (all: Boxes) => all.find(({ text }) => text.includes('post@werft.example'));
  for (const side of ['left', 'right'] as const) {
    const view = invoiceOf(HEBREW, { template: 'modern', look: { logo_side: side } });
    const isLeft = (name(await boxes(view))?.right ?? 0) < WIDTH / 2;
    expect(isLeft).toBe(side === 'left');
  }
});
