import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import { Tag } from '../../internals/tree';
import type { TextStyle } from '../../text/text-measure';
import type { Labelled } from '../../view-model';
import type { PartProps } from '../template';
import { QUIET, WrappedText } from './wrapped-text';

/** How facts are set. Lengths are in points. */
interface FactStyle {
  readonly label: TextStyle;
  readonly value: TextStyle;
  /** The most of the line that a label takes. */
  readonly share: number;
  /** Room after a label. */
  readonly after: number;
  /** Between label and value. */
  readonly gap: number;
  readonly row: Style;
}

const PLAIN_FACT: FactStyle = {
  label: { size: 8, weight: 400 },
  value: { size: 8.5, weight: 600 },
  share: 0.48,
  after: 2,
  gap: 8,
  row: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 },
};

interface FactProps extends PartProps {
  readonly fact: Labelled;
  readonly width: number;
  readonly style?: FactStyle;
}

/** A number or a date beside its label. The value gets the rest of the line. */
export function Fact({ context, fact, width, style = PLAIN_FACT }: FactProps) {
  const ofLabel = context.text.width(fact.label, style.label) + style.after;
  const label = Math.min(width * style.share, ofLabel);
  return (
    <Tag as="P">
      <View style={style.row}>
        <WrappedText
          context={context}
          text={fact.label}
          style={style.label}
          width={label}
          color={QUIET}
        />
        <WrappedText
          isFigure
          context={context}
          text={fact.value}
          style={style.value}
          width={width - label - style.gap}
          align="right"
        />
      </View>
    </Tag>
  );
}
