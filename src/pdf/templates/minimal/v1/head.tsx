import { View } from '@react-pdf/renderer';
import { Logo } from '../../parts/logo';
import { Stamp } from '../../parts/paper';
import { QUIET, Words } from '../../parts/wrapped-text';
import type { PartProps } from '../../template';

const LABEL = { size: 7.5, weight: 400 } as const;

interface CellProps extends PartProps {
  readonly label: string;
  readonly strong: string;
  readonly text?: string;
  readonly width: number;
  /** A number, a date or an amount. */
  readonly isFigure?: boolean;
}

/** A small grey label over its value: the only ornament of this template. */
function Cell({ press, label, strong, text, width, isFigure = false }: CellProps) {
  return (
    <View style={{ width }}>
      <Words press={press} text={label} style={LABEL} width={width - 1} color={QUIET} gap={3} />
      <Words
        isFigure={isFigure}
        press={press}
        text={strong}
        style={{ size: 9.5, weight: 600 }}
        width={width - 1}
        leading={1.35}
      />
      {text ? (
        <Words
          press={press}
          text={text}
          style={{ size: 8.5, weight: 400 }}
          width={width - 1}
          color="#4B5563"
          leading={1.5}
        />
      ) : null}
    </View>
  );
}

function Top({ press }: PartProps) {
  const { logo, heading, number, stamp } = press.view;
  const width = press.page.width - 200;
  const size = press.type.fit(heading, { size: 20, weight: 600 }, width - 1, 12);
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 40 }}>
      <View style={{ width }}>
        <Words
          press={press}
          text={heading}
          style={{ size, weight: 600 }}
          width={width - 1}
          color={press.ink}
          leading={1.2}
        />
        {number ? (
          <Words
            isFigure
            press={press}
            text={number}
            style={{ size: 10, weight: 400 }}
            width={width - 1}
            color={QUIET}
          />
        ) : null}
      </View>
      <View style={{ width: 180, alignItems: 'flex-end' }}>
        {logo ? <Logo logo={logo} maxWidth={180} maxHeight={52} /> : null}
        {stamp ? (
          <View style={{ marginTop: logo ? 10 : 0, alignSelf: 'flex-end' }}>
            <Stamp press={press} stamp={stamp} />
          </View>
        ) : null}
      </View>
    </View>
  );
}

const GUTTER = 20;

function Grid({ press }: PartProps) {
  const { sender, recipients, facts, due } = press.view;
  const parties = [{ label: '', ...sender }, ...recipients];
  const width = (press.page.width - GUTTER * 2) / 3;
  const fact = (press.page.width - GUTTER * 3) / 4;
  return (
    <>
      <View style={{ flexDirection: 'row', columnGap: GUTTER, marginBottom: 26 }}>
        {parties.map(({ label, name, lines }) => (
          <Cell
            key={label}
            press={press}
            label={label || ' '}
            strong={name}
            text={lines.join('\n')}
            width={width}
          />
        ))}
      </View>
      <View
        style={{
          flexDirection: 'row',
          columnGap: GUTTER,
          rowGap: 14,
          flexWrap: 'wrap',
          marginBottom: 30,
        }}
      >
        {[...facts, due].map(({ label, value }) => (
          <Cell key={label} press={press} label={label} strong={value} width={fact} isFigure />
        ))}
      </View>
    </>
  );
}

export function Head({ press }: PartProps) {
  return (
    <>
      <Top press={press} />
      <Grid press={press} />
    </>
  );
}
