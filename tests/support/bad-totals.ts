import { line, type Fields } from './records';

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
