import type { DocumentView, LabelledParty, Line, Party } from '../../../src/pdf/view-model';
import { png } from '../../unit/outbound/logo/images';

/** What each pictured document shows; template and version come from the test. */
export type Pictured = Omit<DocumentView, 'template' | 'templateVersion'>;

const SENDER: Party = {
  name: 'Northwind Studio',
  lines: [
    '12 Harbour Lane',
    'Bristol BS1 4QA',
    'hello@northwind.example',
    'Tax ID: GB 123 4567 89',
  ],
};

const RECIPIENT: LabelledParty = {
  label: 'Bill To',
  name: 'Contoso Ltd',
  lines: ['5 Market Square', 'Leeds LS1 6AG', 'United Kingdom'],
};

const LINES: readonly Line[] = [
  ['Brand identity and style guide', '1', '£2,400.00', '5%', '20%', '£2,280.00'],
  ['Website design, hours', '36', '£95.00', '', '20%', '£3,420.00'],
  ['Hosting, 12 months', '12', '£18.50', '', '20%', '£222.00'],
  ['Printed handbook', '25', '£14.00', '', '0%', '£350.00'],
].map(([item = '', quantity = '', rate = '', discount = '', tax = '', amount = '']) => {
  return { item, quantity, rate, discount, tax, amount };
});

export const SHORT: Pictured = {
  paper: 'A4',
  language: 'en',
  title: 'INVOICE 2026-0042',
  author: SENDER.name,
  color: '#1E40AF',
  isMirrored: false,
  heading: 'INVOICE',
  number: '2026-0042',
  sender: SENDER,
  recipients: [RECIPIENT],
  facts: [
    { label: 'Date', value: '2026-03-02' },
    { label: 'Due Date', value: '2026-04-01' },
  ],
  due: { label: 'Balance Due', value: '£5,956.40' },
  columns: [
    { key: 'item', label: 'Item' },
    { key: 'quantity', label: 'Quantity' },
    { key: 'rate', label: 'Rate' },
    { key: 'discount', label: 'Discount' },
    { key: 'tax', label: 'Tax' },
    { key: 'amount', label: 'Net amount' },
  ],
  lines: LINES,
  totals: [
    { kind: 'part', label: 'Subtotal', value: '£6,272.00' },
    { kind: 'part', label: 'Tax (20%)', value: '£1,184.40' },
    { kind: 'total', label: 'Total', value: '£7,456.40' },
    { kind: 'part', label: 'Amount Paid', value: '-£1,500.00' },
    { kind: 'due', label: 'Balance Due', value: '£5,956.40' },
  ],
  remarks: [
    { label: 'Notes', value: 'Thank you for your business.' },
    { label: 'Terms', value: 'Payment within 30 days.\nBank: 40-11-60, account 71280532.' },
  ],
  stamp: { text: 'OVERDUE', tone: 'warning' },
};

const DESCRIPTION =
  'including a description so long that it goes on in a second line of its column';

/** More lines and terms than two pages hold; every seventh line is broken in two. */
export const LONG: Pictured = {
  ...SHORT,
  stamp: undefined,
  lines: Array.from({ length: 58 }, (_, index): Line => {
    const item = `Consulting, week ${index + 1}${index % 7 === 3 ? ` ${DESCRIPTION}` : ''}`;
    return { item, quantity: `${index + 1}`, rate: '£95.50', tax: '20%', amount: `£${index}.75` };
  }),
  columns: SHORT.columns.filter(({ key }) => key !== 'discount'),
  remarks: [
    {
      label: 'Terms',
      value: Array.from({ length: 24 }, (_, index) => `Clause ${index + 1}: as agreed.`).join('\n'),
    },
  ],
};

export const RIGHT_TO_LEFT: Pictured = {
  ...SHORT,
  language: 'he',
  isMirrored: true,
  heading: 'חשבונית',
  sender: { name: 'סטודיו צפון', lines: ['רחוב הרצל 12', 'תל אביב 6688312'] },
  recipients: [{ label: 'لحساب', name: 'شركة النور', lines: ['شارع الملك 5', 'عمّان'] }],
  lines: [
    { item: 'שירותי ייעוץ ועיצוב', quantity: '3', rate: '₪120.00', amount: '₪360.00' },
    { item: 'خدمات استشارية وتصميم', quantity: '1', rate: '₪80.00', amount: '₪80.00' },
    { item: 'Hosting שרת אחסון 2026', quantity: '2', rate: '₪10.00', amount: '₪20.00' },
  ],
  columns: SHORT.columns.filter(({ key }) => key !== 'discount' && key !== 'tax'),
  totals: [{ kind: 'due', label: 'סכום', value: '₪460.00' }],
  remarks: [{ label: 'הערות', value: 'תודה רבה.\nתשלום תוך 30 יום, PO-7 (כולל מע"מ).' }],
  stamp: undefined,
};

export const EAST_ASIAN: Pictured = {
  ...SHORT,
  paper: 'LETTER',
  language: 'ja',
  sender: { name: '株式会社ノースウィンド', lines: ['東京都千代田区丸の内1-2-3', '請求書担当'] },
  recipients: [{ label: '客户', name: '上海设计有限公司', lines: ['南京东路100号'] }],
  lines: [
    { item: 'ウェブサイト制作の請求書', quantity: '1', rate: '¥1,200', amount: '¥1,200' },
    { item: '网站设计与开发服务', quantity: '2', rate: '¥900', amount: '¥1,800' },
    { item: '웹사이트 디자인 서비스', quantity: '3', rate: '¥50', amount: '¥150' },
    { item: 'ออกแบบเว็บไซต์ हिन्दी', quantity: '1', rate: '¥10', amount: '¥10' },
  ],
  columns: SHORT.columns.filter(({ key }) => key !== 'discount' && key !== 'tax'),
  stamp: undefined,
};

/** Four fields, dark and light in turn. */
function logo(): DocumentView['logo'] {
  const [width, height] = [120, 60];
  const rows = Array.from({ length: height }, (_, y) => {
    const pixel = (x: number) => (x < 60 === y < 30 ? [30, 64, 175] : [250, 204, 21]);
    return Buffer.from([0, ...Array.from({ length: width }, (__, x) => pixel(x)).flat()]);
  });
  const data = png({ width, height, color: 2, pixels: Buffer.concat(rows) });
  return { format: 'png', width, height, data };
}

export const DECORATED: Pictured = {
  ...SHORT,
  color: '#0F766E',
  logo: logo(),
  recipients: [RECIPIENT, { label: 'Ship To', name: 'Dock 7', lines: ['Canal Road', 'Hull'] }],
  facts: [...SHORT.facts, { label: 'PO Number', value: 'PO-2026/0007' }],
  stamp: { text: 'PAID', tone: 'good' },
  watermark: 'PREVIEW',
};
