import { View } from '@react-pdf/renderer';
import type { LogoSide } from '../../../domain/document-look';
import type { RenderContext } from '../../layout/render-context';
import { beginsWithNumber, hasRightToLeft } from '../../text/direction';
import type { LabelledParty, LogoImage } from '../../view-model';
import { Tag } from '../../internals/tree';
import { Fact } from '../parts/fact';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { WrappedText } from '../parts/wrapped-text';
import type { PartProps } from '../template';

const NORMAL = { size: 9, weight: 400 } as const;
const STRONG = { size: 9, weight: 600 } as const;
const NAME = { style: { size: 17, weight: 600 }, leading: 1.25 } as const;
const LOGO = { maxWidth: 200, maxHeight: 58 } as const;

const isNumberBeside = (line: string, other: string) =>
  beginsWithNumber(line) && hasRightToLeft(other);

/**
 * Address lines side by side, as on a letterhead. A line that does not fit begins a new row, as does a telephone
 * number of a mirrored sheet.
 */
function inRows(context: RenderContext, lines: readonly string[], width: number): string {
  const style = { ...NORMAL, size: NORMAL.size * context.headScale };
  const rows: string[] = [];
  let before = '';
  for (const line of lines.filter(Boolean)) {
    const row = rows.at(-1);
    const longer = [...rows.slice(-1), line].join('  ·  ');
    const isApart = isNumberBeside(line, before) || isNumberBeside(row ?? '', line);
    const fits = row !== undefined && context.text.width(longer, style) <= width;
    if (fits && !(context.isMirrored && isApart)) rows[rows.length - 1] = longer;
    else rows.push(line);
    before = line;
  }
  return rows.join('\n');
}

interface BesideProps extends PartProps {
  readonly side: LogoSide;
  readonly logo: LogoImage;
}

/** The logo at one side, the sender at the other. */
function LetterheadBeside({ context, side, logo }: BesideProps) {
  const { sender } = context.view;
  const { width } = context.page;
  const align = side === 'left' ? 'right' : 'left';
  const column = width - LOGO.maxWidth - 24;
  const text = { context, width: column, align } as const;
  const address = inRows(context, sender.lines, column);
  return (
    <View style={{ marginBottom: 22 }}>
      <View
        style={{
          flexDirection: side === 'left' ? 'row' : 'row-reverse',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Logo of={sender.name} logo={logo} {...LOGO} />
        <View style={{ width: column + 1 }}>
          <WrappedText {...text} text={sender.name} {...NAME} color={context.ink} />
          {address ? <WrappedText {...text} text={address} style={NORMAL} color="#4B5563" /> : null}
        </View>
      </View>
      <DoubleRule color={context.ink} width={width} />
    </View>
  );
}

/** The sender as on printed letter paper: centred, over a double rule. */
function Letterhead({ context }: PartProps) {
  const { logo, sender } = context.view;
  const { width } = context.page;
  const centred = { context, align: 'center' } as const;
  const column = width * 0.86;
  const address = inRows(context, sender.lines, column);
  return (
    <View style={{ alignItems: 'center', marginBottom: 22 }}>
      {logo ? (
        <View style={{ marginBottom: 8 }}>
          <Logo of={sender.name} logo={logo} {...LOGO} />
        </View>
      ) : null}
      <WrappedText {...centred} {...NAME} text={sender.name} width={width} color={context.ink} />
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
      <Tag as="H2">
        <WrappedText {...column} text={label} style={STRONG} color={context.ink} gap={2} />
      </Tag>
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

const RULED_FACT = {
  label: NORMAL,
  value: { size: 9.5, weight: 600 },
  share: 0.42,
  after: 6,
  gap: 3,
  row: { flexDirection: 'row', borderTopWidth: 0.5, borderColor: '#D1D5DB', paddingVertical: 2.5 },
} as const;

function Facts({ context, width }: PartProps & { readonly width: number }) {
  const { facts, due, number, numberLabel = 'No.', heading } = context.view;
  const rows = [...(number ? [{ label: numberLabel, value: number }] : []), ...facts, due];
  const size = context.text.fit(heading, { size: 22, weight: 600 }, width - 1, 13);
  const title = { size, weight: 600 } as const;
  const right = { context, align: 'right' } as const;
  return (
    <View style={{ width }}>
      <Tag as="H1">
        <WrappedText
          {...right}
          text={heading}
          style={title}
          width={width - 1}
          leading={1.2}
          gap={4}
        />
      </Tag>
      {rows.map((fact) => (
        <Fact key={fact.label} context={context} fact={fact} width={width} style={RULED_FACT} />
      ))}
    </View>
  );
}

const FACTS_WIDTH = 190;

export function Head({ context }: PartProps) {
  const { stamp, logo, logoSide } = context.view;
  const left = context.page.width - FACTS_WIDTH - 24;
  return (
    <>
      {logo && logoSide ? (
        <LetterheadBeside context={context} side={logoSide} logo={logo} />
      ) : (
        <Letterhead context={context} />
      )}
      <View style={{ flexDirection: 'row-reverse', columnGap: 24, marginBottom: 22 }}>
        {/* Its title is the first heading that is read out. */}
        <Facts context={context} width={FACTS_WIDTH} />
        <View style={{ width: left }}>
          <Recipients context={context} width={left} />
          {stamp ? (
            <View style={{ marginTop: 14, marginLeft: 2 }}>
              <Stamp context={context} stamp={stamp} />
            </View>
          ) : null}
        </View>
      </View>
    </>
  );
}
