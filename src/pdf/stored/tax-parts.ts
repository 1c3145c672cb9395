import Big from 'big.js';
import type { LineRow } from '../../billing/sql/rows';
import type { TaxSummary, Total } from '../view-model';

/** What a document says about its tax, and where. */
export interface TaxParts {
  /** In the tax column; undefined when the table has none. */
  readonly cell?: (line: LineRow) => string;
  /** Between subtotal and total. */
  readonly rows: readonly Total[];
  readonly summary?: TaxSummary;
  /** Why lines bear no tax. */
  readonly remark: string | null;
}

export const netOf = (line: LineRow): Big => new Big(line.amount).minus(line.tax_amount);
