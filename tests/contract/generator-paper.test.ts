import { expectRefused, LEAST, printed, send, textIn } from '../support/generator';
import { A4, infoOf } from '../support/pdf/info';
import { plainOf } from '../support/pdf/qpdf';
import { textOf } from '../support/pdf/text';

const COLOR_OPERATOR = /^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm;

/** The colours that a PDF paints with, as `#rrggbb`. */
function colorsIn(pdf: Buffer): Set<string> {
  const plain = plainOf(pdf);
  const hex = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0');
  const found = [...plain.matchAll(COLOR_OPERATOR)].map(([, ...parts]) =>
    parts.slice(0, 3).map(hex).join(''),
  );
  return new Set(found.map((color) => `#${color}`));
}

async function colorsWith(themeColor?: unknown): Promise<Set<string>> {
  const answer = await send({ ...LEAST, themeColor });
  expect(answer.status).toBe(200);
  textIn(answer);
  return colorsIn(answer.pdf);
}

test('without themeColor, headings and accents are #1E40AF', async () => {
  expect(await colorsWith()).toContain('#1e40af');
});

test.each([
  ['#B91C1C', '#b91c1c'],
  ['#b91c1c', '#b91c1c'],
  ['#0a0', '#00aa00'],
  ['#000', '#000000'],
  ['#FFF', '#ffffff'],
  ['#ffff00', '#ffff00'],
])('themeColor %s is painted with, and not the default', async (themeColor, painted) => {
  const colors = await colorsWith(themeColor);
  expect(colors).toContain(painted);
  expect(colors).not.toContain('#1e40af');
});

test('the colour does not change the text', async () => {
  expect(await printed({ themeColor: '#fff' })).toBe(await printed({ themeColor: '#000' }));
});

test('paper is A4 by default', async () => {
  expect(infoOf((await send(LEAST)).pdf).paper).toBe(A4);
});

describe('with very many items', () => {
  const items = Array.from({ length: 1_001 }, (_, index) => ({
    id: String(index),
    item: `Position ${index + 1}`,
    qty: 1,
    rate: 0.01,
  }));

  test('prints a thousand, each once and in order, on numbered pages', async () => {
    const answer = await send({ ...LEAST, items: items.slice(0, 1_000) });
    const text = textIn(answer);
    const numbers = [...text.matchAll(/Position (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
    const pages = infoOf(answer.pdf).pages;
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`${pages} / ${pages}`);
    expect(text.match(/Item +Quantity +Rate +Amount/g)).toHaveLength(pages);
    expect(text).toMatch(/Total +\$10\.00/);
  });

  test('refuses one more', async () => {
    const answer = await send({ ...LEAST, items });
    const sentence = expectRefused(answer, 400, 'validation_failed');
    expect(sentence).toBe('items must have at most 1,000 items');
    expect(answer.body.errors).toEqual([
      { pointer: '/items', message: 'must have at most 1,000 items' },
    ]);
  });
});

test('a long word, a long address and large amounts stay whole', async () => {
  const from = ['Acme', ...Array.from({ length: 30 }, (_, index) => `Address line ${index + 1}`)];
  const word = 'Q'.repeat(300);
  const items = [{ item: word, qty: 999_999_999, rate: 999_999_999_999 }];
  const answer = await send({ from: from.join('\n'), items, billTo: 'W'.repeat(900) });
  expect(textIn(answer)).toContain('$999,999,998,999,000,000,001.00');
  const flowing = textOf(answer.pdf).replace(/\s+/g, ' ');
  for (const line of from) expect(flowing).toContain(line);
  expect(flowing.replace(/Quantity/g, '').match(/Q/g)).toHaveLength(300);
  expect(flowing.match(/W/g)).toHaveLength(900);
});
