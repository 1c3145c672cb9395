import { View } from '@react-pdf/renderer';
import { tint } from '../../../domain/color';
import type { LogoSide } from '../../../domain/document-look';
import type { RenderContext } from '../../layout/render-context';
import type { LabelledParty, Party } from '../../view-model';
import { Tag } from '../../internals/tree';
import { Fact } from '../parts/fact';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { QUIET, TEXT, WrappedText } from '../parts/wrapped-text';
import type { PartProps } from '../template';

const SMALL = { size: 8, weight: 400 } as const;

interface HalfProps extends PartProps {
  readonly width: number;
  readonly align: LogoSide;
}

const edge = (align: LogoSide) => (align === 'left' ? 'flex-start' : 'flex-end');

function Sender({ context, width, align }: HalfProps) {
  const { logo, sender } = context.view;
  return (
    <View style={align === 'left' ? { width } : { width, alignItems: 'flex-end' }}>
      {logo ? (
        <View style={{ marginBottom: 10 }}>
          <Logo of={sender.name} logo={logo} maxWidth={Math.min(width, 190)} maxHeight={58} />
        </View>
      ) : null}
      <PartyBlock
        context={context}
        party={sender}
        width={width}
        size={logo ? 10 : 13}
        align={align}
      />
    </View>
  );
}

interface PartyProps extends PartProps {
  readonly party: Party;
  readonly width: number;
  readonly size: number;
  readonly align?: LogoSide;
}

function PartyBlock({ context, party, width, size, align = 'left' }: PartyProps) {
  const { name, lines } = party;
  return (
    <>
      <WrappedText
        context={context}
        text={name}
        style={{ size, weight: 600 }}
        width={width}
        align={align}
        leading={1.3}
        gap={2}
      />
      {lines.length > 0 ? (
        <WrappedText
          context={context}
          text={lines.join('\n')}
          style={{ size: 8.5, weight: 400 }}
          width={width}
          align={align}
          color="#4B5563"
          leading={1.45}
        />
      ) : null}
    </>
  );
}

function Title({ context, width, align }: HalfProps) {
  const { heading, number, stamp } = context.view;
  const size = context.text.fit(heading, { size: 28, weight: 600 }, width, 14);
  return (
    <View style={{ width, alignItems: edge(align) }}>
      <Tag as="H1">
        <WrappedText
          context={context}
          text={heading}
          style={{ size, weight: 600 }}
          width={width}
          color={context.ink}
          align={align}
          leading={1.15}
        />
      </Tag>
      {number ? (
        <WrappedText
          isFigure
          context={context}
          text={number}
          style={{ size: 10.5, weight: 400 }}
          width={width}
          color={QUIET}
          align={align}
        />
      ) : null}
      {stamp ? (
        <View style={{ marginTop: 8, alignSelf: edge(align) }}>
          <Stamp context={context} stamp={stamp} />
        </View>
      ) : null}
    </View>
  );
}

function Recipient({ context, party, width }: PartProps & { party: LabelledParty; width: number }) {
  return (
    <View style={{ width }}>
      <Tag as="H2">
        <WrappedText
          context={context}
          text={party.label}
          style={{ size: 8, weight: 600 }}
          width={width}
          color={context.ink}
          gap={3}
        />
      </Tag>
      <PartyBlock context={context} party={party} width={width} size={10} />
    </View>
  );
}

/** Dates and the amount due, on a card in a tint of the theme colour. */
function Card({ context, width }: PartProps & { readonly width: number }) {
  const { facts, due } = context.view;
  const inner = width - 24;
  const size = context.text.fit(due.value, { size: 17, weight: 600 }, inner, 8);
  return (
    <View
      style={{ width, padding: 12, borderRadius: 6, backgroundColor: tint(context.color, 0.07) }}
    >
      {facts.map((fact) => (
        <Fact key={fact.label} context={context} fact={fact} width={inner} />
      ))}
      <Tag as="P">
        <View style={{ marginTop: facts.length > 0 ? 6 : 0 }}>
          <WrappedText
            context={context}
            text={due.label}
            style={SMALL}
            width={inner}
            color={QUIET}
          />
          <WrappedText
            isFigure
            context={context}
            text={due.value}
            style={{ size, weight: 600 }}
            width={inner}
            color={TEXT}
            leading={1.25}
          />
        </View>
      </Tag>
    </View>
  );
}

const CARD = 186;
const GUTTER = 22;

function Middle({ context }: { readonly context: RenderContext }) {
  const { recipients } = context.view;
  const width =
    (context.page.width - CARD - GUTTER * recipients.length) / Math.max(1, recipients.length);
  return (
    <View style={{ flexDirection: 'row', marginBottom: 24, alignItems: 'flex-start' }}>
      {recipients.map((party) => (
        <View key={party.label} style={{ marginRight: GUTTER }}>
          <Recipient context={context} party={party} width={width - 1} />
        </View>
      ))}
      <View style={{ flexGrow: 1 }} />
      <Card context={context} width={CARD} />
    </View>
  );
}

export function Head({ context }: PartProps) {
  const half = context.page.width / 2 - 12;
  const isLeft = context.view.logoSide !== 'right';
  const sender = <Sender context={context} width={half} align={isLeft ? 'left' : 'right'} />;
  const title = <Title context={context} width={half} align={isLeft ? 'right' : 'left'} />;
  return (
    <>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          marginTop: 8,
          marginBottom: 28,
        }}
      >
        {isLeft ? sender : title}
        {isLeft ? title : sender}
      </View>
      <Middle context={context} />
    </>
  );
}
