import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { RenderContext } from '../../layout/render-context';
import type { Total } from '../../view-model';
import { mergeObjects } from '../../../domain/merge-objects';
import { WrappedText } from './wrapped-text';

interface TotalLook {
  readonly box?: Style;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly color: string;
  readonly labelColor?: string;
}

interface TotalsProps {
  readonly context: RenderContext;
  readonly looks: Readonly<Record<Total['kind'], TotalLook>>;
  readonly inset: number;
  readonly least: number;
}

/** The sums at the right, as wide as their longest figure needs. */
export function Totals({ context, looks, inset, least }: TotalsProps) {
  const { totals } = context.view;
  const figure = Math.max(
    ...totals.map(({ value, kind }) => context.text.width(value, looks[kind])),
  );
  const most = context.page.width - 2 * inset - figure - 16;
  const labels = totals.map(({ label, kind }) => context.text.width(label, looks[kind]) + 1);
  const label = Math.min(most, Math.max(least - figure - 16 - 2 * inset, ...labels));
  return (
    <View style={{ alignSelf: 'flex-end' }}>
      {totals.map((total, index) => {
        const look = looks[total.kind];
        const { color, labelColor = color } = look;
        const text = { context, style: look };
        const gap = {
          flexDirection: 'row',
          paddingHorizontal: inset,
          paddingVertical: 3.5,
        } as const;
        return (
          <View key={index} style={mergeObjects(gap, look.box ?? {})}>
            <WrappedText {...text} text={total.label} width={label} color={labelColor} />
            <View style={{ width: 14 }} />
            <WrappedText
              {...text}
              isFigure
              text={total.value}
              width={figure}
              color={color}
              align="right"
            />
          </View>
        );
      })}
    </View>
  );
}
