import { line, type Fields } from './records';

const long = (length: number): string => 'x'.repeat(length);

/** `[field, fault, value]`, for invoices and quotations (contract §2). */
export const BAD_FIELDS: readonly (readonly [string, string, unknown])[] = [
  ['customer_id', 'missing', undefined],
  ['customer_id', 'null', null],
  ['customer_id', 'no UUID', 'x'],
  ['customer_id', 'a number', 7],
  ['customer_id', 'a list', []],
  ['items', 'missing', undefined],
  ['items', 'null', null],
  ['items', 'empty', []],
  ['items', 'an object', {}],
  ['items', 'text', 'x'],
  ['status', 'unknown', 'open'],
  ['status', 'in upper case', 'DRAFT'],
  ['status', 'a number', 1],
  ['currency', 'unknown', 'ABC'],
  ['currency', 'a symbol', '$'],
  ['currency', 'a number', 840],
  ['currency', 'empty', ''],
  ['currency', 'withdrawn', 'DEM'],
  ['issue_date', 'no such day', '2026-02-30'],
  ['issue_date', 'no leap year', '2025-02-29'],
  ['issue_date', 'a timestamp', '2026-01-01T00:00:00Z'],
  ['issue_date', 'a number', 20260101],
  ['issue_date', 'empty', ''],
  ['notes', 'a number', 7],
  ['notes', 'too long', long(10_001)],
  ['notes', 'with a NUL', 'a\u0000b'],
  ['terms', 'a list', ['x']],
  ['terms', 'too long', long(10_001)],
  ['terms', 'with a NUL', '\u0000'],
  ['template_type', 'unknown', 'fancy'],
  ['template_type', 'empty', ''],
];

/** The same for fields of the second line. */
export const BAD_LINE_FIELDS: readonly (readonly [string, string, unknown])[] = [
  ['description', 'missing', undefined],
  ['description', 'null', null],
  ['description', 'a number', 7],
  ['description', 'too long', long(2_001)],
  ['description', 'with a NUL', 'a\u0000b'],
  ['quantity', 'missing', undefined],
  ['quantity', 'null', null],
  ['quantity', 'a numeric string', '1'],
  ['quantity', 'zero', 0],
  ['quantity', 'negative', -1],
  ['quantity', 'a boolean', true],
  ['quantity', 'of seven decimals', 0.0000001],
  ['quantity', 'too large', 1_000_000_000],
  ['quantity', 'enormous', 1e300],
  ['unit_price', 'missing', undefined],
  ['unit_price', 'null', null],
  ['unit_price', 'a numeric string', '10'],
  ['unit_price', 'of seven decimals', 1.0000001],
  ['unit_price', 'too large', 1_000_000_000_000],
  ['unit_price', 'too far below zero', -1_000_000_000_000],
  ['tax_rate', 'a numeric string', '10'],
  ['tax_rate', 'negative', -0.0001],
  ['tax_rate', 'over one hundred', 100.0001],
  ['tax_rate', 'of five decimals', 1.00001],
  ['product_id', 'no UUID', 'sku-1'],
  ['product_id', 'a number', 7],
];

/** A body whose second line has one field replaced. */
export function withLineField(field: string, value: unknown): Fields {
  return { items: [line(), line({ [field]: value })] };
}

/** Lines whose totals are too large, although each field is valid. */
export const BAD_TOTALS: readonly (readonly [string, Fields[]])[] = [
  ['less than zero', [line({ unit_price: -0.01, tax_rate: 0 })]],
  ['a credit beyond the rest', [line({ unit_price: 10 }), line({ unit_price: -10.01 })]],
  [
    'ten million million in one line',
    [line({ quantity: 100, unit_price: 100_000_000_000, tax_rate: 0 })],
  ],
  [
    'ten million million by tax',
    [line({ quantity: 50, unit_price: 100_000_000_000, tax_rate: 100 })],
  ],
  [
    'ten million million in two lines',
    Array<Fields>(2).fill(line({ quantity: 50, unit_price: 100_000_000_000, tax_rate: 0 })),
  ],
  [
    'more than any column holds',
    [
      line({ quantity: 999_999_999, unit_price: 999_999_999_999 }),
      line({ quantity: 999_999_999, unit_price: -999_999_999_999 }),
    ],
  ],
];
