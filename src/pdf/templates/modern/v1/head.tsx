import { View } from '@react-pdf/renderer';
import { tint } from '../../../layout/color';
import type { RenderContext } from '../../../layout/render-context';
import type { Labelled, LabelledParty, Party } from '../../../view-model';
import { Logo } from '../../parts/logo';
import { Stamp } from '../../parts/paper';
import { QUIET, TEXT, Words } from '../../parts/wrapped-text';
import type { PartProps } from '../../template';

const SMALL = { size: 8, weight: 400 } as const;

function Sender({ press, width }: PartProps & { readonly width: number }) {
  const { logo, sender } = press.view;
  return (
    <View style={{ width }}>
      {logo ? (
        <View style={{ marginBottom: 10 }}>
          <Logo logo={logo} maxWidth={Math.min(width, 190)} maxHeight={58} />
        </View>
      ) : null}
      <PartyBlock press={press} party={sender} width={width} size={logo ? 10 : 13} />
    </View>
  );
}

interface PartyProps extends PartProps {
  readonly party: Party;
  readonly width: number;
  readonly size: number;
}

function PartyBlock({ press, party, width, size }: PartyProps) {
  const { name, lines } = party;
  return (
    <>
      <Words
        press={press}
        text={name}
        style={{ size, weight: 600 }}
        width={width}
        leading={1.3}
        gap={2}
      />
      {lines.length > 0 ? (
        <Words
          press={press}
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

function Title({ press, width }: PartProps & { readonly width: number }) {
  const { heading, number, stamp } = press.view;
  const size = press.type.fit(heading, { size: 28, weight: 600 }, width, 14);
  return (
    <View style={{ width, alignItems: 'flex-end' }}>
      <Words
        press={press}
        text={heading}
        style={{ size, weight: 600 }}
        width={width}
        color={press.ink}
        align="right"
        leading={1.15}
      />
      {number ? (
        <Words
          isFigure
          press={press}
          text={number}
          style={{ size: 10.5, weight: 400 }}
          width={width}
          color={QUIET}
          align="right"
        />
      ) : null}
      {stamp ? (
        <View style={{ marginTop: 8, alignSelf: 'flex-end' }}>
          <Stamp press={press} stamp={stamp} />
        </View>
      ) : null}
    </View>
  );
}

function Recipient({ press, party, width }: PartProps & { party: LabelledParty; width: number }) {
  return (
    <View style={{ width }}>
      <Words
        press={press}
        text={party.label}
        style={{ size: 8, weight: 600 }}
        width={width}
        color={press.ink}
        gap={3}
      />
      <PartyBlock press={press} party={party} width={width} size={10} />
    </View>
  );
}

function Fact({ press, fact, width }: PartProps & { fact: Labelled; width: number }) {
  const label = Math.min(width * 0.48, press.type.width(fact.label, SMALL) + 2);
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 3 }}>
      <Words press={press} text={fact.label} style={SMALL} width={label} color={QUIET} />
      <Words
        isFigure
        press={press}
        text={fact.value}
        style={{ size: 8.5, weight: 600 }}
        width={width - label - 8}
        align="right"
      />
    </View>
  );
}

/** Dates and the amount due, on a card in a tint of the theme colour. */
function Card({ press, width }: PartProps & { readonly width: number }) {
  const { facts, due } = press.view;
  const inner = width - 24;
  const size = press.type.fit(due.value, { size: 17, weight: 600 }, inner, 8);
  return (
    <View style={{ width, padding: 12, borderRadius: 6, backgroundColor: tint(press.color, 0.07) }}>
      {facts.map((fact) => (
        <Fact key={fact.label} press={press} fact={fact} width={inner} />
      ))}
      <View style={{ marginTop: facts.length > 0 ? 6 : 0 }}>
        <Words press={press} text={due.label} style={SMALL} width={inner} color={QUIET} />
        <Words
          isFigure
          press={press}
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

function Middle({ press }: { readonly press: RenderContext }) {
  const { recipients } = press.view;
  const width =
    (press.page.width - CARD - GUTTER * recipients.length) / Math.max(1, recipients.length);
  return (
    <View style={{ flexDirection: 'row', marginBottom: 24, alignItems: 'flex-start' }}>
      {recipients.map((party) => (
        <View key={party.label} style={{ marginRight: GUTTER }}>
          <Recipient press={press} party={party} width={width - 1} />
        </View>
      ))}
      <View style={{ flexGrow: 1 }} />
      <Card press={press} width={CARD} />
    </View>
  );
}

export function Head({ press }: PartProps) {
  const half = press.page.width / 2 - 12;
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
        <Sender press={press} width={half} />
        <Title press={press} width={half} />
      </View>
      <Middle press={press} />
    </>
  );
}
