import Big from 'big.js';
import type { StoredInvoice } from '../../../src/billing/document';
import { creditNoteView, type PrintedCreditNote } from '../../../src/pdf/stored/credit-note';
import { invoiceView } from '../../../src/pdf/stored/view';
import { STORED, STORED_LINE, WERFT } from './stored-records';
import { EAST_ASIAN, RIGHT_TO_LEFT, type Pictured } from './views';

type StoredLine = StoredInvoice['lines'][number];

/** A line of one piece. @param tax its rate, amount and category */
function taxedLine(description: string, net: string, tax: string, reason?: string): StoredLine {
  const [tax_rate = '0', tax_amount = '0', category = 'S'] = tax.split(' ');
  return {
    ...STORED_LINE,
    line_id: description,
    description,
    quantity: '1',
    unit_price: net,
    tax_rate,
    tax_amount,
    amount: new Big(net).plus(tax_amount).toFixed(),
    tax_category: category as StoredLine['tax_category'],
    tax_exemption_reason: reason ?? null,
  };
}

const MIXED_LINES = [
  taxedLine('Signage, entrance hall', '1850', '19 351.5'),
  taxedLine('Exhibition catalogue', '480', '7 33.6'),
  taxedLine('Workshop for apprentices', '350', '0 0 E', '§ 4 Nr. 21 UStG'),
  taxedLine(
    'Design for the Lyon branch',
    '920.5',
    '0 0 AE',
    'Article 196 of Directive 2006/112/EC',
  ),
];

/** Four groups of tax. */
export const MIXED: StoredInvoice = {
  ...STORED,
  lines: MIXED_LINES,
  subtotal: '3600.5',
  tax_amount: '385.1',
  total: '3985.6',
  amount_paid: '1000',
};

/** The same in German, longer than English. */
const german = (template_version: number): Pictured => ({
  ...invoiceView({ ...MIXED, template_version }, WERFT),
  language: 'de',
  heading: 'RECHNUNG',
  columns: [
    { key: 'item', label: 'Leistungsbeschreibung' },
    { key: 'quantity', label: 'Menge' },
    { key: 'rate', label: 'Einzelpreis' },
    { key: 'tax', label: 'Umsatzsteuer' },
    { key: 'amount', label: 'Nettobetrag' },
  ],
  totals: [
    { kind: 'part', label: 'Zwischensumme (Nettobetrag)', value: '€987,654,321,098.76' },
    { kind: 'part', label: 'Umsatzsteuer', value: '€87,654,321,098.76' },
    {
      kind: 'total',
      label: 'Rechnungsbetrag einschließlich Umsatzsteuer',
      value: '€1,075,308,642,197.52',
    },
    { kind: 'due', label: 'Zu zahlender Betrag', value: '€1,075,308,642,197.52' },
  ],
  taxSummary: {
    labels: {
      rate: 'Steuersatz und Steuerkategorie',
      net: 'Nettobetrag (Bemessungsgrundlage)',
      tax: 'Umsatzsteuerbetrag',
    },
    rows: [
      { rate: '19 %', net: '€887,654,321,098.76', tax: '€87,654,321,098.76' },
      {
        rate: '0 % (AE) Steuerschuldnerschaft des Leistungsempfängers bei sonstigen Leistungen',
        net: '€90,000,000,000.00',
        tax: '€0.00',
      },
      {
        rate: '0 % (K) Steuerfreie innergemeinschaftliche Lieferung',
        net: '€10,000,000,000.00',
        tax: '€0.00',
      },
    ],
  },
});

const HEBREW_SUMMARY: Pictured = {
  ...RIGHT_TO_LEFT,
  taxSummary: {
    labels: { rate: 'שיעור המס', net: 'סכום נטו', tax: 'מע"מ' },
    rows: [
      { rate: '18%', net: '₪440.00', tax: '₪79.20' },
      { rate: '0% (G) ייצוא', net: '₪20.00', tax: '₪0.00' },
      { rate: '0% (Z) Zero rated', net: '₪20.00', tax: '₪0.00' },
    ],
  },
};

const JAPANESE_SUMMARY: Pictured = {
  ...EAST_ASIAN,
  taxSummary: {
    labels: { rate: '税率', net: '税抜金額', tax: '消費税' },
    rows: [
      { rate: '10%', net: '¥1,200', tax: '¥120' },
      { rate: '8% 軽減税率対象', net: '¥1,950', tax: '¥156' },
      { rate: '0% 免税', net: '¥10', tax: '¥0' },
    ],
  },
};

const LONG_LINES = Array.from({ length: 49 }, (_, index) => {
  const [first, ...others] = MIXED_LINES;
  const line = index % 9 === 0 ? others[(index / 9) % 3] : first;
  return { ...(line as StoredLine), description: `Consulting, day ${index + 1}` };
});

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => all.plus(amount), new Big(0)).toFixed();

/** Sums and summary stand on its third page. */
const LONG_MIXED: StoredInvoice = {
  ...MIXED,
  lines: LONG_LINES,
  total: sum(LONG_LINES.map(({ amount }) => amount)),
  subtotal: sum(LONG_LINES.map(({ unit_price }) => unit_price)),
  tax_amount: sum(LONG_LINES.map(({ tax_amount }) => tax_amount)),
};

export const CREDIT_NOTE: PrintedCreditNote = {
  ...MIXED,
  number: 'CN-00003',
  issue_date: '2026-03-20',
  lines: MIXED_LINES.slice(0, 2),
  status: 'issued',
  invoice_number: 'WD-2026-044',
  invoice_date: '2026-03-02',
  reason: 'return',
  notes: 'Returned on 18 March.',
  terms: null,
  subtotal: '2330',
  total: '2715.1',
  applied_amount: '1715.1',
  refunded_amount: '400',
};

const CREDITED: PrintedCreditNote = {
  ...MIXED,
  number: 'CN-00003',
  status: 'issued',
  reason: 'return',
  invoice_number: 'WD-2026-044',
  invoice_date: '2026-03-02',
  terms: null,
  applied_amount: '2985.6',
  refunded_amount: '0',
};

/** Documents with several rates or categories of tax. */
export const summariesOf = (template_version: number) =>
  ({
    'summary-mixed': invoiceView({ ...MIXED, template_version }, WERFT),
    'summary-german': german(template_version),
    'summary-right-to-left': HEBREW_SUMMARY,
    'summary-east-asian': JAPANESE_SUMMARY,
    'summary-long': invoiceView({ ...LONG_MIXED, template_version }, WERFT),
    'credit-note': creditNoteView({ ...CREDITED, template_version }, WERFT),
  }) satisfies Record<string, Pictured>;
