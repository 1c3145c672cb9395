import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { MARGIN, type RenderContext } from '../../layout/render-context';
import { Tag } from '../../internals/tree';
import type { Stamp as StampView } from '../../view-model';
import { FixedText } from './fixed-text';
import { Footer } from './footer';
import { QUIET } from './wrapped-text';

interface SheetProps {
  readonly context: RenderContext;
  /** Drawn to the paper's edges on every page, under the text. */
  readonly backdrop?: ReactNode;
  readonly position: { readonly page: number; readonly of: number };
  readonly children: ReactNode;
}

export function Sheet({ context, backdrop, position, children }: SheetProps) {
  const { view, page, footer } = context;
  return (
    <Page
      wrap={false}
      size={page.size}
      style={{
        // Without wrapping, react-pdf makes a page as tall as its content.
        minHeight: page.size[1],
        paddingTop: MARGIN,
        paddingHorizontal: MARGIN,
        paddingBottom: page.size[1] - MARGIN - page.height,
      }}
    >
      {backdrop}
      <Tag as="Artifact">
        {view.watermark === undefined ? null : (
          <Watermark context={context} text={view.watermark} />
        )}
      </Tag>
      {children}
      <Tag as="Artifact">
        {view.mark === undefined ? null : <Watermark context={context} text={view.mark} />}
      </Tag>
      {footer ? <Footer context={context} layout={footer} isRepeated={position.page > 1} /> : null}
      <Tag as="Artifact">
        {position.of > 1 ? <PageNumber context={context} {...position} /> : null}
      </Tag>
    </Page>
  );
}

export const RUNNING = { height: 30, size: 8 } as const;

/** On the second page and on: the sender at the left, document and recipient at the right. */
export function RunningHead({ context }: { readonly context: RenderContext }) {
  // The title of a paper has the number that it refers to.
  const { sender, title, number = title, recipients } = context.view;
  const style = { size: RUNNING.size, weight: 400 } as const;
  const half = context.page.width / 2 - 8;
  const cut = (parts: readonly (string | undefined)[]) =>
    context.text.wrap(parts.filter(Boolean).join('  ·  '), style, half).slice(0, 1);
  const text = { context, style, color: QUIET, leading: 1.4, width: half } as const;
  return (
    <Tag as="Artifact">
      <View
        style={{ height: RUNNING.height, flexDirection: 'row', justifyContent: 'space-between' }}
      >
        <FixedText {...text} lines={cut([sender.name])} />
        <FixedText {...text} lines={cut([number, recipients[0]?.name])} align="right" />
      </View>
    </Tag>
  );
}

interface PageNumberProps {
  readonly context: RenderContext;
  readonly page: number;
  readonly of: number;
}

/** At the foot. The small head of later pages has the number of the document. */
function PageNumber({ context, page, of }: PageNumberProps) {
  const fontFamily = [...context.text.families];
  const type = { fontFamily, fontSize: 8, color: QUIET } as const;
  return (
    <Text
      style={{
        ...type,
        position: 'absolute',
        bottom: 26,
        right: MARGIN,
        width: 80,
        textAlign: 'right',
      }}
    >
      {`${page} / ${of}`}
    </Text>
  );
}

function Watermark({ context, text }: { readonly context: RenderContext; readonly text: string }) {
  const [width, height] = context.page.size;
  const size = Math.min(
    120,
    (width * 0.9) / Math.max(0.1, context.text.width(text, { size: 1, weight: 600 })),
  );
  return (
    <View style={{ position: 'absolute', top: height / 2 - size, left: 0, width }}>
      <Text
        style={{
          fontFamily: [...context.text.families],
          fontSize: size,
          fontWeight: 600,
          color: '#9CA3AF',
          opacity: 0.18,
          textAlign: 'center',
          transform: 'rotate(-35deg)',
        }}
      >
        {text}
      </Text>
    </View>
  );
}

const TONES = { good: '#15803D', warning: '#B91C1C', neutral: '#6B7280' } as const;

/** PAID and the like, as a rubber stamp would set it. */
export function Stamp({
  context,
  stamp,
}: {
  readonly context: RenderContext;
  readonly stamp: StampView;
}) {
  const color = TONES[stamp.tone];
  const fontFamily = [...context.text.families];
  // Not letter-spaced: copied, spread letters come out as letters with gaps.
  const type = { fontFamily, fontSize: 12, fontWeight: 600 } as const;
  return (
    <View
      style={{
        alignSelf: 'flex-start',
        borderWidth: 1.5,
        borderColor: color,
        borderRadius: 4,
        paddingHorizontal: 9,
        paddingTop: 3,
        paddingBottom: 2,
        transform: 'rotate(-4deg)',
      }}
    >
      <Text style={{ ...type, color, lineHeight: 1.2 }}>{stamp.text}</Text>
    </View>
  );
}
