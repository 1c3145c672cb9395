import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { RenderContext } from '../../layout/render-context';
import { SUMMARY, type SummaryLayout, type SummaryRow } from '../../layout/summary';
import { mergeObjects } from '../../../domain/merge-objects';
import { Cells, type Cell } from './cells';

export interface TaxSummaryLook {
  readonly header: Style;
  readonly headerText: string;
  readonly row: Style;
  readonly text: string;
  /** Its distance from the table where it stands beside the sums. */
  readonly top: number;
}

interface TaxSummaryProps {
  readonly context: RenderContext;
  readonly layout: SummaryLayout;
  readonly look: TaxSummaryLook;
  readonly inset: number;
  /** Those that stand on this page. */
  readonly rows: readonly SummaryRow[];
}

const cellsOf = ({ cells }: SummaryRow): Cell[] =>
  cells.map(({ key, lines, width }) => {
    return { lines, width, align: key === 'rate' ? 'left' : 'right', gap: 0 };
  });

/** Net and tax by rate. */
export function TaxSummary({ context, layout, look, inset, rows }: TaxSummaryProps) {
  const { size, header } = layout;
  const { leading, padding } = SUMMARY;
  const box = (row: SummaryRow, style: Style) =>
    mergeObjects({ height: row.height, paddingTop: padding, paddingHorizontal: inset }, style);
  return (
    <View style={{ width: layout.width + 2 * inset }}>
      <View style={box(header, look.header)}>
        <Cells
          context={context}
          leading={leading}
          style={{ size, weight: 600 }}
          color={look.headerText}
          cells={cellsOf(header)}
          box={{}}
        />
      </View>
      {rows.map((row, index) => (
        <Cells
          key={index}
          context={context}
          leading={leading}
          style={{ size, weight: 400 }}
          color={look.text}
          cells={cellsOf(row)}
          box={box(row, look.row)}
        />
      ))}
    </View>
  );
}
