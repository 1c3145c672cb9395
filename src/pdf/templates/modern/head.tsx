import { View } from '@react-pdf/renderer';
import { tint } from '../../../domain/color';
import type { RenderContext } from '../../layout/render-context';
import type { Labelled, LabelledParty, Party } from '../../view-model';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { QUIET, TEXT, WrappedText } from '../parts/wrapped-text';
import type { PartProps } from '../template';

const SMALL = { size: 8, weight: 400 } as const;

function Sender({ context, width }: PartProps & { readonly width: number }) {
  const { logo, sender } = context.view;
  return (
    <View style={{ width }}>
      {logo ? (
        <View style={{ marginBottom: 10 }}>
          <Logo logo={logo} maxWidth={Math.min(width, 190)} maxHeight={58} />
        </View>
      ) : null}
      <PartyBlock context={context} party={sender} width={width} size={logo ? 10 : 13} />
    </View>
  );
}

interface PartyProps extends PartProps {
  readonly party: Party;
  readonly width: number;
  readonly size: number;
}

function PartyBlock({ context, party, width, size }: PartyProps) {
  const { name, lines } = party;
  return (
    <>
      <WrappedText
        context={context}
        text={name}
        style={{ size, weight: 600 }}
        width={width}
        leading={1.3}
        gap={2}
      />
      {lines.length > 0 ? (
        <WrappedText
          context={context}
          text={lines.join('\n')}
          style={{ size: 8.5, weight: 400 }}
          width={width}
          color="#4B5563"
          leading={1.45}
        />
      ) : null}
    </>
  );
}

function Title({ context, width }: PartProps & { readonly width: number }) {
  const { heading, number, stamp } = context.view;
  const size = context.text.fit(heading, { size: 28, weight: 600 }, width, 14);
  return (
    <View style={{ width, alignItems: 'flex-end' }}>
      <WrappedText
        context={context}
        text={heading}
        style={{ size, weight: 600 }}
        width={width}
        color={context.ink}
        align="right"
        leading={1.15}
      />
      {number ? (
        <WrappedText
          isFigure
          context={context}
          text={number}
          style={{ size: 10.5, weight: 400 }}
          width={width}
          color={QUIET}
          align="right"
        />
      ) : null}
      {stamp ? (
        <View style={{ marginTop: 8, alignSelf: 'flex-end' }}>
          <Stamp context={context} stamp={stamp} />
        </View>
      ) : null}
    </View>
  );
}

function Recipient({ context, party, width }: PartProps & { party: LabelledParty; width: number }) {
  return (
    <View style={{ width }}>
      <WrappedText
        context={context}
        text={party.label}
        style={{ size: 8, weight: 600 }}
        width={width}
        color={context.ink}
        gap={3}
      />
      <PartyBlock context={context} party={party} width={width} size={10} />
    </View>
  );
}

function Fact({ context, fact, width }: PartProps & { fact: Labelled; width: number }) {
  const label = Math.min(width * 0.48, context.text.width(fact.label, SMALL) + 2);
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 }}>
      <WrappedText context={context} text={fact.label} style={SMALL} width={label} color={QUIET} />
      <WrappedText
        isFigure
        context={context}
        text={fact.value}
        style={{ size: 8.5, weight: 600 }}
        width={width - label - 8}
        align="right"
      />
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
      <View style={{ marginTop: facts.length > 0 ? 6 : 0 }}>
        <WrappedText context={context} text={due.label} style={SMALL} width={inner} color={QUIET} />
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
        <Sender context={context} width={half} />
        <Title context={context} width={half} />
      </View>
      <Middle context={context} />
    </>
  );
}
