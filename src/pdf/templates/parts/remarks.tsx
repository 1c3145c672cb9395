import { View } from '@react-pdf/renderer';
import type { RemarkColumns, RemarkPart } from '../../layout/pages';
import type { RenderContext } from '../../layout/render-context';
import { isRightToLeft } from '../../text/direction';
import { Tag } from '../../internals/tree';
import { BesideCode } from './code';
import { edgeOf, FixedText } from './fixed-text';

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
  /** The width of the column; by default that of the page. */
  readonly wide?: number | undefined;
}

const GUTTER = 24;

/** Beside a code, an account number needs more than half of the page for one line. */
const SHARE_WITH_CODE = 0.58;

/** The widths in points of two columns of remarks. @param hasCode whether the left one has a code */
export function columnWidths({ page }: RenderContext, hasCode: boolean): [number, number] {
  const left = (page.width - GUTTER) * (hasCode ? SHARE_WITH_CODE : 0.5);
  return [left, page.width - GUTTER - left];
}

/** Bank details, notes and terms side by side. */
export function RemarksBeside({
  columns,
  ...props
}: Omit<RemarksProps, 'parts' | 'wide'> & { readonly columns: RemarkColumns }) {
  const widths = columnWidths(
    props.context,
    columns[0].some(({ code }) => code),
  );
  return (
    <View style={{ flexDirection: 'row', columnGap: GUTTER }}>
      {columns.map((parts, index) => (
        <View key={index} style={{ width: widths[index] }}>
          <Remarks {...props} parts={parts} wide={widths[index]} />
        </View>
      ))}
    </View>
  );
}

export function Remarks({ context, parts, labelColor, color, ...props }: RemarksProps) {
  const width = (props.wide ?? context.page.width) + 1;
  return parts.map(({ label, lines, code }, index) => {
    // The label stands above the beginning of its text, whatever its own direction is.
    const align = edgeOf('start', context, isRightToLeft(lines.join('\n')));
    const text = { context, lines, leading: LEADING, style: REMARK.style, color, align } as const;
    return (
      <View key={index}>
        {label === undefined ? null : (
          <Tag as="H2">
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
          </Tag>
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
