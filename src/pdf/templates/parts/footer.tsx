import { View } from '@react-pdf/renderer';
import { FOOTER, type FooterLayout } from '../../layout/footer';
import { MARGIN, type RenderContext } from '../../layout/render-context';
import { Tag } from '../../internals/tree';
import { FixedText } from './fixed-text';
import { QUIET, RULE } from './wrapped-text';

interface FooterProps {
  readonly context: RenderContext;
  readonly layout: FooterLayout;
  /** Whether an earlier page has it. */
  readonly isRepeated: boolean;
}

/** Its distance from the edge of the paper; the page number stands below it. */
const BOTTOM = 42;

/** The data of the company at the foot of a page. */
export function Footer({ context, layout, isRepeated }: FooterProps) {
  const { style, leading, gap, top } = FOOTER;
  const { columns, width, height } = layout;
  const footer = (
    <View
      style={{
        position: 'absolute',
        bottom: BOTTOM,
        left: MARGIN,
        width: context.page.width,
        height,
        paddingTop: top,
        borderTopWidth: 0.5,
        borderTopColor: RULE,
        flexDirection: 'row',
        columnGap: gap,
      }}
    >
      {columns.map((lines, index) => (
        <FixedText
          key={index}
          context={context}
          lines={lines}
          style={style}
          leading={leading}
          width={width}
          color={QUIET}
          align="start"
        />
      ))}
    </View>
  );
  return isRepeated ? <Tag as="Artifact">{footer}</Tag> : footer;
}
