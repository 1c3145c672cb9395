import { View } from '@react-pdf/renderer';
import type { RenderContext } from '../../layout/render-context';
import type { Labelled, LabelledParty } from '../../view-model';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { QUIET, WrappedText } from '../parts/wrapped-text';
import type { PartProps } from '../template';

const NORMAL = { size: 9, weight: 400 } as const;
const STRONG = { size: 9, weight: 600 } as const;

/** Address lines side by side, as on a letterhead. A line that does not fit begins a new row. */
function inRows(context: RenderContext, lines: readonly string[], width: number): string {
  const style = { ...NORMAL, size: NORMAL.size * context.headScale };
  const rows: string[] = [];
  for (const line of lines.filter(Boolean)) {
    const longer = [...rows.slice(-1), line].join('  ·  ');
    const fits = rows.length > 0 && context.text.width(longer, style) <= width;
    if (fits) rows[rows.length - 1] = longer;
    else rows.push(line);
  }
  return rows.join('\n');
}

/** The sender as on printed letter paper: centred, over a double rule. */
function Letterhead({ context }: PartProps) {
  const { logo, sender } = context.view;
  const { width } = context.page;
  const centred = { context, align: 'center' } as const;
  const name = { size: 17, weight: 600 } as const;
  const column = width * 0.86;
  const address = inRows(context, sender.lines, column);
  return (
    <View style={{ alignItems: 'center', marginBottom: 22 }}>
      {logo ? (
        <View style={{ marginBottom: 8 }}>
          <Logo logo={logo} maxWidth={200} maxHeight={58} />
        </View>
      ) : null}
      <WrappedText
        {...centred}
        text={sender.name}
        style={name}
        width={width}
        color={context.ink}
        leading={1.25}
      />
      {address ? (
        <WrappedText {...centred} text={address} style={NORMAL} width={column} color="#4B5563" />
      ) : null}
      <DoubleRule color={context.ink} width={width} />
    </View>
  );
}

function DoubleRule({ color, width }: { readonly color: string; readonly width: number }) {
  const borders = { borderTopWidth: 1.5, borderBottomWidth: 0.5, borderColor: color };
  return <View style={{ width, marginTop: 10, height: 3.5, ...borders }} />;
}

interface RecipientProps extends PartProps {
  readonly party: LabelledParty;
  readonly width: number;
}

function Recipient({ context, party, width }: RecipientProps) {
  const { label, name, lines } = party;
  const column = { context, width: width - 1 };
  return (
    <>
      <WrappedText {...column} text={label} style={STRONG} color={context.ink} gap={2} />
      <WrappedText {...column} text={name} style={{ size: 10.5, weight: 600 }} leading={1.3} />
      <WrappedText
        {...column}
        text={lines.join('\n')}
        style={{ size: 9.5, weight: 400 }}
        color="#374151"
      />
    </>
  );
}

const GUTTER = 16;

function Recipients({ context, width }: PartProps & { readonly width: number }) {
  const { recipients } = context.view;
  const count = Math.max(1, recipients.length);
  const column = (width - GUTTER * (count - 1)) / count;
  return (
    <View style={{ width, flexDirection: 'row', columnGap: GUTTER }}>
      {recipients.map((party) => (
        <View key={party.label} style={{ width: column }}>
          <Recipient context={context} party={party} width={column} />
        </View>
      ))}
    </View>
  );
}

const FACT = {
  flexDirection: 'row',
  borderTopWidth: 0.5,
  borderColor: '#D1D5DB',
  paddingVertical: 2.5,
} as const;

/** The value gets the rest of the line after its label. */
function Fact({ context, fact, width }: PartProps & { fact: Labelled; width: number }) {
  const label = Math.min(width * 0.42, context.text.width(fact.label, NORMAL) + 6);
  return (
    <View style={FACT}>
      <WrappedText context={context} text={fact.label} style={NORMAL} width={label} color={QUIET} />
      <WrappedText
        isFigure
        context={context}
        text={fact.value}
        align="right"
        style={{ size: 9.5, weight: 600 }}
        width={width - label - 3}
      />
    </View>
  );
}

function Facts({ context, width }: PartProps & { readonly width: number }) {
  const { facts, number, numberLabel = 'No.', heading } = context.view;
  const rows = number ? [{ label: numberLabel, value: number }, ...facts] : facts;
  const size = context.text.fit(heading, { size: 22, weight: 600 }, width - 1, 13);
  const title = { size, weight: 600 } as const;
  const right = { context, align: 'right' } as const;
  return (
    <View style={{ width }}>
      <WrappedText
        {...right}
        text={heading}
        style={title}
        width={width - 1}
        leading={1.2}
        gap={4}
      />
      {rows.map((fact) => (
        <Fact key={fact.label} context={context} fact={fact} width={width} />
      ))}
    </View>
  );
}

const FACTS_WIDTH = 190;

export function Head({ context }: PartProps) {
  const { stamp } = context.view;
  const left = context.page.width - FACTS_WIDTH - 24;
  return (
    <>
      <Letterhead context={context} />
      <View style={{ flexDirection: 'row', columnGap: 24, marginBottom: 22 }}>
        <View style={{ width: left }}>
          <Recipients context={context} width={left} />
          {stamp ? (
            <View style={{ marginTop: 14, marginLeft: 2 }}>
              <Stamp context={context} stamp={stamp} />
            </View>
          ) : null}
        </View>
        <Facts context={context} width={FACTS_WIDTH} />
      </View>
    </>
  );
}

/** The same with the amount due below the dates. */
export function HeadWithDue({ context }: PartProps) {
  const { view } = context;
  return <Head context={{ ...context, view: { ...view, facts: [...view.facts, view.due] } }} />;
}
