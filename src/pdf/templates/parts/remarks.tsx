import { View } from '@react-pdf/renderer';
import type { RemarkPart } from '../../layout/pages';
import type { RenderContext } from '../../layout/render-context';
import { isRightToLeft } from '../../text/direction';
import { BesideCode } from './code';
import { FixedText } from './fixed-text';

const SIZE = 8.5;
const LEADING = 1.5;
const GAP = 16;

/** Notes and terms are all set alike, so that their height is known before they are laid out. */
export const REMARK = {
  style: { size: SIZE, weight: 400 },
  labelHeight: GAP + SIZE * LEADING + 2,
  lineHeight: SIZE * LEADING,
} as const;

export interface RemarkColors {
  readonly labelColor: string;
  readonly color: string;
}

interface RemarksProps extends RemarkColors {
  readonly context: RenderContext;
  readonly parts: readonly RemarkPart[];
}

export function Remarks({ context, parts, labelColor, color }: RemarksProps) {
  const width = context.page.width + 1;
  return parts.map(({ label, lines, code }, index) => {
    const align = isRightToLeft(lines.join('\n')) ? 'right' : 'left';
    const text = { context, lines, leading: LEADING, style: REMARK.style, color, align } as const;
    return (
      <View key={index}>
        {label === undefined ? null : (
          <FixedText
            context={context}
            lines={[label]}
            width={width}
            leading={LEADING}
            style={{ size: SIZE, weight: 600 }}
            color={labelColor}
            align={align}
            box={{ marginTop: GAP, marginBottom: 2 }}
          />
        )}
        {code ? (
          <BesideCode code={code} {...text} width={width} />
        ) : (
          <FixedText {...text} width={width} />
        )}
      </View>
    );
  });
}
