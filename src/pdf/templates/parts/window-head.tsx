import { View } from '@react-pdf/renderer';
import { Tag } from '../../internals/tree';
import { AS_ON_PAPER } from '../../layout/mirror';
import { MARGIN, type RenderContext } from '../../layout/render-context';
import type { PartProps } from '../template';
import { Fact } from './fact';
import { Logo } from './logo';
import { Stamp } from './paper';
import { QUIET, WrappedText } from './wrapped-text';

/** Points in a millimetre. */
const MM = 72 / 25.4;

/** The field of the address by DIN 5008, form B, from the edges of the paper, in points. */
const WINDOW = { left: 25 * MM, top: 45 * MM, width: 80 * MM, height: 45 * MM } as const;
/** Where the block of dates begins, from the left edge of the paper. */
const FACTS_LEFT = 125 * MM;

const SMALL = { size: 8, weight: 400 } as const;
const RETURN_LINE = { size: 6.5, weight: 400 } as const;
const ADDRESS = { size: 9.5, leading: 1.3 } as const;
const GAP = 6;

const joined = (lines: readonly string[]) => lines.filter(Boolean).join('  ·  ');

/** The sender and its logo, above the window. */
function Letterhead({ context }: PartProps) {
  const { logo, sender, logoSide = 'right' } = context.view;
  const width = context.page.width * 0.58;
  const align = logoSide === 'left' ? 'right' : 'left';
  const text = { context, width: width - 1, align } as const;
  return (
    <View
      style={{
        height: WINDOW.top - MARGIN,
        flexDirection: logoSide === 'left' ? 'row-reverse' : 'row',
        justifyContent: 'space-between',
      }}
    >
      <View style={{ width }}>
        <WrappedText
          {...text}
          text={sender.name}
          style={{ size: 13, weight: 600 }}
          color={context.ink}
          gap={2}
        />
        <WrappedText {...text} text={joined(sender.lines)} style={SMALL} color="#4B5563" />
      </View>
      {logo ? <Logo of={sender.name} logo={logo} maxWidth={180} maxHeight={58} /> : null}
    </View>
  );
}

/** Smaller type for an address that would run out of the window. */
function sizeOf(context: RenderContext, lines: readonly string[]): number {
  const room = WINDOW.height - GAP - RETURN_LINE.size * 1.4 - GAP;
  const sizes = [ADDRESS.size, 9, 8.5, 8, 7.5, 7, 6.5, 6];
  const fits = (size: number) => {
    const style = { size, weight: 600 } as const;
    const count = lines.flatMap((line) => context.text.wrap(line, style, WINDOW.width)).length;
    return count * size * ADDRESS.leading <= room;
  };
  return sizes.find(fits) ?? 5.5;
}

/** The recipient in the window, under the address of the sender in one small line. */
function Address({ context }: PartProps) {
  const { sender, recipients } = context.view;
  const [to] = recipients;
  if (!to) return null;
  const size = sizeOf(context, [to.name, ...to.lines]);
  const from = joined([sender.name, ...sender.lines.slice(0, 2)]);
  const text = { context, width: WINDOW.width, leading: ADDRESS.leading } as const;
  return (
    <View
      style={{
        width: WINDOW.width,
        height: WINDOW.height,
        paddingTop: GAP,
        marginLeft: WINDOW.left - MARGIN,
      }}
    >
      <WrappedText
        context={context}
        text={context.text.wrap(from, RETURN_LINE, WINDOW.width)[0] ?? ''}
        style={RETURN_LINE}
        width={WINDOW.width}
        color={QUIET}
        gap={GAP}
      />
      <WrappedText {...text} text={to.name} style={{ size, weight: 600 }} />
      <WrappedText {...text} text={to.lines.join('\n')} style={{ size, weight: 400 }} />
    </View>
  );
}

/** The kind of the document, its dates and the amount due. */
function Facts({ context, width }: PartProps & { readonly width: number }) {
  const { heading, number, facts, due, stamp } = context.view;
  const size = context.text.fit(heading, { size: 20, weight: 600 }, width - 2, 12);
  const title = { size, weight: 600 } as const;
  return (
    <View style={{ width }}>
      <Tag as="H1">
        <WrappedText
          context={context}
          text={heading}
          style={title}
          width={width - 2}
          color={context.ink}
          leading={1.2}
          gap={number ? 0 : 8}
        />
      </Tag>
      {number ? (
        <WrappedText
          isFigure
          context={context}
          text={number}
          style={{ size: 10, weight: 400 }}
          width={width - 2}
          color={QUIET}
          gap={8}
        />
      ) : null}
      {[...facts, due].map((fact) => (
        <Fact key={fact.label} context={context} fact={fact} width={width} />
      ))}
      {stamp ? <Stamp context={context} stamp={stamp} /> : null}
    </View>
  );
}

/** The head of a letter for an envelope with a window, in the type and the colours of each template. */
export function WindowHead({ context }: PartProps) {
  const left = FACTS_LEFT - MARGIN;
  return (
    <>
      <Letterhead context={context} />
      {/* No envelope is mirrored, so its window stays where it is. */}
      <View id={AS_ON_PAPER} style={{ flexDirection: 'row', marginBottom: 22 }}>
        <View id={AS_ON_PAPER} style={{ width: left }}>
          <Address context={context} />
        </View>
        <Facts context={context} width={context.page.width - left} />
      </View>
    </>
  );
}
