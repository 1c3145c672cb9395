import { TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import { parseGeneratorBody } from '../../../src/generator/body';
import { generatorView } from '../../../src/generator/view';
import type { PrintOptions } from '../../../src/pdf/view-model';
import { png } from '../outbound/logo/images';
import { patientPool } from '../../support/pdf/compiled-pool';
import { A4, infoOf } from '../../support/pdf/info';
import { checkPdf } from '../../support/pdf/qpdf';
import { boxesOf, layoutOf, lettersOf, textOf } from '../../support/pdf/text';

const pool = patientPool();
afterAll(() => pool.close());

const least = { from: 'Acme Ltd\n1 Road', items: [{ item: 'Work', qty: 1, rate: 100 }] };
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ item: `Line ${index + 1}`, qty: 1, rate: index }));

interface Options extends PrintOptions {
  template?: TemplateName;
}

function view(more: object = {}, { template, ...options }: Options = {}) {
  const parsed = parseGeneratorBody({ ...least, template, ...more });
  if (!parsed.ok) throw new Error(parsed.error);
  return generatorView(parsed.body, options);
}

const render = (more?: object, options?: Options) => pool.render(view(more, options));

/** Realistic long values. Each fits on one line. */
const FIGURES = {
  invoiceNumber: 'PDF-3mwmwqp8xben1d',
  date: '2 September-2026',
  dueDate: '2026-09-30/2026-10-31',
  poNumber: 'PO-2026/0007-ABCD-EFGH',
};

describe.each(TEMPLATES)('template %s', (template) => {
  test('never breaks a number, a date or an amount', async () => {
    const more = { ...FIGURES, amountPaid: '123456789112.55' };
    const text = layoutOf(await render(more, { template }));
    const due = '−$123,456,789,012.55';
    for (const figure of [...Object.values(FIGURES), due]) expect(text).toContain(figure);
  });

  test('breaks a number that is wider than the page, and keeps it on the page', async () => {
    const invoiceNumber = 'N-'.repeat(127);
    const pdf = await render({ invoiceNumber, poNumber: invoiceNumber }, { template });
    const boxes = boxesOf(pdf);
    expect(boxes.filter(({ text }) => text.includes('N-N-')).length).toBeGreaterThan(3);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThan(40);
      expect(right).toBeLessThan(595.28 - 40);
    }
  });

  test('prints every number and label', async () => {
    const full = view(
      {
        billTo: 'Buyer Inc\n2 Street',
        shipTo: 'Dock 7',
        invoiceNumber: 'A-1',
        date: '2026-01-02',
        dueDate: '2026-02-03',
        poNumber: 'PO-9',
        tax: '10',
        discount: '5',
        shipping: '7',
        amountPaid: '20',
        notes: 'Some notes',
        terms: 'Some terms',
        labels: { total: 'Grand total', billTo: 'Client' },
      },
      { template },
    );
    const pdf = await pool.render(full);
    checkPdf(pdf);
    const text = layoutOf(pdf);
    const { facts, totals, remarks, columns } = full;
    const printed = [...facts, ...totals, ...remarks].flatMap(({ label, value }) => [label, value]);
    const words = [
      'Acme Ltd',
      '1 Road',
      'Client',
      'Buyer Inc',
      '2 Street',
      'Dock 7',
      'INVOICE',
      'A-1',
    ];
    for (const part of [...printed, ...words, ...columns.map(({ label }) => label)]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Work +1 +\$100\.00 +\$100\.00/);
  });

  test('prints 1,000 lines once and in order, header and number on each page', async () => {
    const pdf = await render({ items: items(1000), invoiceNumber: 'LONG' }, { template });
    checkPdf(pdf);
    const pages = layoutOf(pdf).split('\f').slice(0, -1);
    expect(pages.length).toBe(infoOf(pdf).pages);
    pages.forEach((page, index) => {
      expect(page).toMatch(/Item +Quantity +Rate +Amount/);
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
    const numbers = [...pages.join('').matchAll(/Line (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(items(1000).map((_, index) => index + 1));
    expect(pages.at(-1)).toMatch(/Line 1000[\s\S]*Balance Due/);
  });

  test('continues long notes over pages, without a loss', async () => {
    const words = Array.from({ length: 1600 }, (_, index) => `w${index}`);
    const text = textOf(await render({ notes: words.join(' ') }, { template }));
    expect(text.match(/\bw\d+\b/g)).toEqual(words);
  });

  test('breaks text that does not fit, and stays within the paper', async () => {
    const pdf = await render(
      {
        from: `${'Long Name '.repeat(12)}\n${Array.from({ length: 10 }, (_, i) => `Line ${i}`).join('\n')}`,
        billTo: 'W'.repeat(300),
        items: [{ item: 'x'.repeat(400), qty: 999_999_999, rate: 123_456.78 }],
        currency: 'KWD',
      },
      { template },
    );
    expect(textOf(pdf).match(/x/g)).toHaveLength(400);
    expect(infoOf(pdf).paper).toBe(A4);
  });
});

test('title, author and language are set', async () => {
  const pdf = await render({ invoiceNumber: '7', language: 'de' });
  expect(infoOf(pdf)).toMatchObject({ title: 'RECHNUNG 7', author: 'Acme Ltd' });
  expect(pdf.toString('latin1')).toContain('/Lang (de)');
});

test('the paper may be US Letter', async () => {
  expect(infoOf(await render({}, { paper: 'LETTER' })).paper).toBe('612 × 792');
});

test('watermark and stamp are printed', async () => {
  const stamped = {
    ...view({}, { watermark: 'PREVIEW' }),
    stamp: { text: 'PAID', tone: 'good' } as const,
  };
  const text = textOf(await pool.render(stamped));
  expect(text).toContain('PREVIEW');
  expect(text).toContain('PAID');
});

test('a logo is embedded', async () => {
  const data = png({ width: 40, height: 20 });
  const pdf = await render({}, { logo: { format: 'png', width: 40, height: 20, data } });
  checkPdf(pdf);
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

test('ten lines of Latin text take at most 40 kB', async () => {
  expect((await render({ items: items(10), tax: '19' })).length).toBeLessThan(40_000);
});

test.each([
  ['Latin', 'Crème brûlée, Łódź, façade'],
  ['Vietnamese', 'Hóa đơn tiếng Việt'],
  ['Greek', 'Τιμολόγιο παροχής υπηρεσιών'],
  ['Cyrillic', 'Счёт на оплату услуг, Ґрунт'],
  ['Hebrew', 'שירותי ייעוץ ועיצוב'],
  ['Arabic', 'خدمات استشارية وتصميم'],
  ['Devanagari', 'हिन्दी में किताब और क्षत्रिय'],
  ['Thai', 'ออกแบบเว็บไซต์ น้ำใจ'],
  ['Bengali', 'আমি বাংলায় গান গাই। ক্ষেত্র স্ত্রী'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ ਭਾਸ਼ਾ ਸਿੱਖੋ ਪ੍ਰੀਤ'],
  ['Gujarati', 'ગુજરાતી ભાષા ક્ષમા સ્ત્રી'],
  ['Tamil', 'தமிழ் மொழி கொள்கை ஸ்ரீ'],
  ['Telugu', 'తెలుగు భాష క్షమించు స్త్రీ'],
  ['Kannada', 'ಕನ್ನಡ ಭಾಷೆ ಕ್ಷಮಿಸಿ ಸ್ತ್ರೀ'],
  ['Malayalam', 'മലയാളം ഭാഷ സ്ത്രീ കൊടുക്കുക'],
  ['Sinhala', 'සිංහල භාෂාව ක්‍රමය ශ්‍රී'],
  ['Lao', 'ພາສາລາວ ເຂົ້າຈີ່ ນ້ຳ'],
  ['Myanmar', 'မြန်မာ ကျေးဇူး အင်္ဂလိပ် ပုဂ္ဂလ'],
  ['Khmer', 'ភាសាខ្មែរ ស្រី កម្ពុជា'],
  ['Tibetan', 'བོད་སྐད་ཡིག སྒྲུབ'],
  ['Georgian', 'ქართული ენა, ინვოისი'],
  ['Armenian', 'Հայերեն լեզու, հաշիվ'],
  ['Ethiopic', 'አማርኛ ቋንቋ ደረሰኝ'],
  ['Syriac', 'ܠܫܢܐ ܣܘܪܝܝܐ ܐܪܡܝܐ'],
  ['Chinese', '网站设计与开发服务'],
  ['traditional Chinese', '網站設計與開發服務'],
  ['Japanese', 'ウェブサイト制作の請求書'],
  ['Korean', '웹사이트 디자인 서비스'],
  ['ligatures', 'office affluent fjord'],
  ['emoji', 'Party 🎉 time'],
])('%s can be copied from the PDF unchanged', async (_, item) => {
  const everywhere = { from: item, notes: item, terms: item };
  const pdf = await render({ ...everywhere, items: [{ item, qty: 1, rate: 1 }] });
  checkPdf(pdf);
  const text = layoutOf(pdf).replace(/ +/g, ' ');
  expect(text.split(item.normalize('NFC')).length - 1).toBeGreaterThanOrEqual(4);
});

// PDFium turns the letter and its mark round, which the file has as one glyph in the order of writing.
test.each([
  ['Thaana', 'ދިވެހި ބަސް އިންވޮއިސް'],
  ["N'Ko", 'ߒߞߏ ߞߊ߲ ߓߊ߬ߙߊ'],
])('every letter of %s can be copied from the PDF', async (_, item) => {
  const pdf = await render({ items: [{ item, qty: 1, rate: 1 }] });
  checkPdf(pdf);
  const isOfItem = (char: string) => item.includes(char);
  expect(lettersOf(pdf).filter(isOfItem)).toEqual([...item.replaceAll(' ', '')].sort());
});

test('a joiner keeps its letters in one font, beside a font that has it, too', async () => {
  const [ligature, apart] = ['ශ්‍රී', 'ශ්රී'];
  const widthOf = async (item: string) => {
    const pdf = await render({ items: [{ item, qty: 1, rate: 1 }] });
    const [box] = boxesOf(pdf).filter(({ text }) => text.includes('ශ'));
    return (box?.right ?? 0) - (box?.left ?? 0);
  };
  expect(await widthOf(ligature)).toBeLessThan(0.9 * (await widthOf(apart)));
});

test.each(['€', '₹', '₩', '₿', '£', '¥', '₪', '₺', '₫', '฿', '₦', '₴', 'zł', 'Kč', '﷼'])(
  'the currency sign %s is printed',
  async (currency) => {
    // A reader may give the letters of a ligature.
    const text = layoutOf(await render({ currency })).normalize('NFKC');
    expect(text).toContain(currency.normalize('NFKC'));
  },
);

test('scripts mix in one line', async () => {
  const item = 'Order заказ 注文 주문 คำสั่ง';
  expect(layoutOf(await render({ items: [{ item, qty: 1, rate: 1 }] }))).toContain(item);
});

describe.each(TEMPLATES)('the tax summary of template %s', (template) => {
  const summary = (count: number) => ({
    labels: { rate: 'Tax rate', net: 'Net amount', tax: 'Tax' },
    rows: Array.from({ length: count }, (_, index) => {
      return { rate: `${index}.5%`, net: `$${index},001.25`, tax: `$${index}.75` };
    }),
  });
  const rates = (text: string) => text.match(/\b\d+\.5%/g)?.map((rate) => parseInt(rate)) ?? [];
  const pagesOf = async (lines: number, groups: number) => {
    const taxSummary = summary(groups);
    const pdf = await pool.render({ ...view({ items: items(lines) }, { template }), taxSummary });
    checkPdf(pdf);
    return layoutOf(pdf).split('\f').slice(0, -1);
  };
  const counted = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('is never torn apart, wherever the last of many lines stands', async () => {
    for (const lines of [10, ...Array.from({ length: 9 }, (_, index) => 176 + 3 * index)]) {
      const pages = await pagesOf(lines, lines % 2 === 0 ? 6 : 14);
      const found = pages.filter((page) => page.includes('Tax rate'));
      expect(found).toHaveLength(1);
      expect(rates(found[0] ?? '')).toEqual(counted(lines % 2 === 0 ? 6 : 14));
      expect(found[0]).toMatch(/Balance Due/);
      expect(found[0]).toContain(`Line ${lines}`);
    }
  });

  test('goes on over pages when it is taller than one, and loses no rate', async () => {
    const pages = await pagesOf(1000, 1000);
    expect(rates(pages.join(''))).toEqual(counted(1000));
    for (const page of pages.filter((text) => rates(text).length > 0)) {
      expect(page).toMatch(/Tax rate +Net amount +Tax/);
    }
  });

  test('stays within the paper, whatever its labels and figures are', async () => {
    const figure = 'KWD 9,999,999,999,999.999';
    const long = { rate: 'R'.repeat(300), net: figure, tax: figure };
    const taxSummary = { labels: { ...long, net: 'N'.repeat(90), tax: 'T' }, rows: [long, long] };
    const pdf = await pool.render({ ...view({}, { template }), taxSummary });
    for (const { left, right } of boxesOf(pdf)) {
      expect(left).toBeGreaterThan(40);
      expect(right).toBeLessThan(595.28 - 40);
    }
    expect(layoutOf(pdf).split(figure)).toHaveLength(5);
  });
});

test.each(TEMPLATES)(
  '%s has the address in the window of an envelope by DIN 5008',
  async (name) => {
    const billTo = 'Windowed Buyer GmbH\nUnter den Linden 77\n10117 Berlin\nDeutschland';
    const pdf = await pool.render({ ...view({ billTo }, { template: name }), hasWindow: true });
    const words = boxesOf(pdf).filter(({ text }) => /Windowed|Linden|10117|Deutschland/.test(text));
    expect(words).toHaveLength(4);
    const [left, right, top, bottom] = [20, 105, 45, 90].map((mm) => (mm * 72) / 25.4);
    for (const box of words) {
      expect(box.left).toBeGreaterThan(left ?? 0);
      expect(box.right).toBeLessThan(right ?? 0);
      expect(box.top).toBeGreaterThan(top ?? 0);
      expect(box.bottom).toBeLessThan(bottom ?? 0);
    }
  },
);
