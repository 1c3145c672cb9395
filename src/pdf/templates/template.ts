import type { ComponentType, ReactNode } from 'react';
import type { TableMeasures } from '../layout/columns';
import type { DocumentFont } from '../../domain/document-look';
import type { RenderContext } from '../layout/render-context';
import type { RemarkColors } from './parts/remarks';
import type { TableLook } from './parts/table';
import type { TaxSummaryLook } from './parts/tax-summary';
import type { TotalsLook } from './parts/totals';

export interface PartProps {
  readonly context: RenderContext;
}

/** What makes one template different from another; the flow over pages is common to all. */
export interface Template {
  /** Where the view names none. */
  readonly typeface: DocumentFont;
  readonly measures: TableMeasures;
  readonly look: (context: RenderContext) => TableLook;
  /** Everything above the table. */
  readonly Head: ComponentType<PartProps>;
  readonly sums: (context: RenderContext) => TotalsLook;
  readonly taxSummary: (context: RenderContext) => TaxSummaryLook;
  readonly remarkColors: (context: RenderContext) => RemarkColors;
  readonly backdrop?: (context: RenderContext) => ReactNode;
}
