import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { RenderContext } from '../../layout/render-context';
import { SUMMARY, type SummaryLayout, type SummaryRow } from '../../layout/summary';
import { mergeObjects } from '../../../domain/merge-objects';
import { Tag } from '../../internals/tree';
import { Cells, figuresCell, type Cell } from './cells';

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

const cellsOf = ({ cells }: SummaryRow, context: RenderContext): Cell[] =>
  cells.map(({ key, lines, width }) => {
    if (key === 'rate') return { lines, width, gap: 0 };
    return figuresCell(context, { lines, width, gap: SUMMARY.columnGap });
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
        <Tag as="TR" table="taxes" cells="TH">
          <Cells
            context={context}
            leading={leading}
            style={{ size, weight: 600 }}
            color={look.headerText}
            cells={cellsOf(header, context)}
            box={{}}
          />
        </Tag>
      </View>
      {rows.map((row, index) => (
        <Tag key={index} as="TR" table="taxes" cells="TD">
          <Cells
            context={context}
            leading={leading}
            style={{ size, weight: 400 }}
            color={look.text}
            cells={cellsOf(row, context)}
            box={box(row, look.row)}
          />
        </Tag>
      ))}
    </View>
  );
}
