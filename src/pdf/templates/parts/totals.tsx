import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { RenderContext } from '../../layout/render-context';
import type { Total } from '../../view-model';
import { mergeObjects } from '../../../domain/merge-objects';
import { Tag } from '../../internals/tree';
import { WrappedText } from './wrapped-text';

interface TotalLook {
  readonly box?: Style;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly color: string;
  readonly labelColor?: string;
}

/** How a template sets the sums. */
export interface TotalsLook {
  /** Around them, over the whole width of the page. */
  readonly box: Style;
  readonly rows: Readonly<Record<Total['kind'], TotalLook>>;
  readonly inset: number;
  readonly least: number;
}

interface TotalsProps {
  readonly context: RenderContext;
  readonly look: TotalsLook;
}

const GAP = 14;

/** As wide as the longest figure needs. */
function widthsOf({ context, look: { rows, inset, least } }: TotalsProps) {
  const { totals } = context.view;
  const figure = Math.max(
    ...totals.map(({ value, kind }) => context.text.width(value, rows[kind])),
  );
  const most = context.page.width - 2 * inset - figure - 16;
  const labels = totals.map(({ label, kind }) => context.text.width(label, rows[kind]) + 1);
  const label = Math.min(most, Math.max(least - figure - 16 - 2 * inset, ...labels));
  return { figure, label };
}

/** What the sums leave free at their left. */
export function roomBesideTotals(props: TotalsProps): number {
  const { label, figure } = widthsOf(props);
  // `WrappedText` is a point wider than its text.
  return props.context.page.width - (label + 1 + GAP + figure + 1 + 2 * props.look.inset);
}

/** The sums at the right. */
export function Totals({ context, look }: TotalsProps) {
  if (context.view.totals.length === 0) return null;
  const { label, figure } = widthsOf({ context, look });
  return (
    <View style={look.box}>
      <View style={{ alignSelf: 'flex-end' }}>
        {context.view.totals.map((total, index) => (
          <Row
            key={index}
            context={context}
            look={look}
            total={total}
            label={label}
            figure={figure}
          />
        ))}
      </View>
    </View>
  );
}

interface RowProps extends TotalsProps {
  readonly total: Total;
  readonly label: number;
  readonly figure: number;
}

function Row({ context, look: { rows, inset }, total, label, figure }: RowProps) {
  const look = rows[total.kind];
  const { color, labelColor = color } = look;
  const text = { context, style: look };
  const row = { flexDirection: 'row', paddingHorizontal: inset, paddingVertical: 3.5 } as const;
  return (
    <Tag as="TR" table="sums" cells={['TH', 'TD']}>
      <View style={mergeObjects(row, look.box ?? {})}>
        <WrappedText {...text} text={total.label} width={label} color={labelColor} />
        <View style={{ width: GAP }} />
        <WrappedText
          {...text}
          isFigure
          text={total.value}
          width={figure}
          color={color}
          align="figures"
        />
      </View>
    </Tag>
  );
}
