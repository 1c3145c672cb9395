import { View } from '@react-pdf/renderer';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { QUIET, TEXT, Words } from '../parts/words';
import type { PartProps } from '../template';

/** The sender as on printed letter paper: centred, over a double rule. */
function Letterhead({ press }: PartProps) {
  const { logo, sender } = press.view;
  const { width } = press.page;
  return (
    <View style={{ alignItems: 'center', marginBottom: 22 }}>
      {logo ? (
        <View style={{ marginBottom: 8 }}>
          <Logo logo={logo} maxWidth={200} maxHeight={58} />
        </View>
      ) : null}
      <Words
        press={press}
        text={sender.name}
        style={{ size: 17, weight: 600 }}
        width={width}
        color={press.ink}
        align="center"
        leading={1.25}
      />
      {sender.lines.length > 0 ? (
        <Words
          press={press}
          text={inOneRow(sender.lines)}
          style={{ size: 9, weight: 400 }}
          width={width * 0.86}
          color="#4B5563"
          align="center"
        />
      ) : null}
      <View
        style={{
          width,
          marginTop: 10,
          height: 3.5,
          borderTopWidth: 1.5,
          borderBottomWidth: 0.5,
          borderColor: press.ink,
        }}
      />
    </View>
  );
}

/** Address lines side by side, as a letterhead sets them. */
const inOneRow = (lines: readonly string[]) => lines.filter(Boolean).join('  ·  ');

function Recipients({ press, width }: PartProps & { readonly width: number }) {
  const { recipients } = press.view;
  const column = (width - 16 * (recipients.length - 1)) / Math.max(1, recipients.length);
  return (
    <View style={{ width, flexDirection: 'row' }}>
      {recipients.map(({ label, name, lines }, index) => (
        <View key={label} style={{ width: column, marginLeft: index === 0 ? 0 : 16 }}>
          <Words
            press={press}
            text={label}
            style={{ size: 9, weight: 600 }}
            width={column - 1}
            color={press.ink}
            gap={2}
          />
          <Words
            press={press}
            text={name}
            style={{ size: 10.5, weight: 600 }}
            width={column - 1}
            leading={1.3}
          />
          <Words
            press={press}
            text={lines.join('\n')}
            style={{ size: 9.5, weight: 400 }}
            width={column - 1}
            color="#374151"
          />
        </View>
      ))}
    </View>
  );
}

function Facts({ press, width }: PartProps & { readonly width: number }) {
  const { facts, number, heading } = press.view;
  const rows = number ? [{ label: 'No.', value: number }, ...facts] : facts;
  const size = Math.max(
    13,
    Math.min(22, (22 * width) / press.type.width(heading, { size: 22, weight: 600 })),
  );
  return (
    <View style={{ width }}>
      <Words
        press={press}
        text={heading}
        style={{ size, weight: 600 }}
        width={width - 1}
        align="right"
        leading={1.2}
        gap={4}
      />
      {rows.map(({ label, value }) => (
        <View
          key={label}
          style={{
            flexDirection: 'row',
            borderTopWidth: 0.5,
            borderColor: '#D1D5DB',
            paddingVertical: 2.5,
          }}
        >
          <Words
            press={press}
            text={label}
            style={{ size: 9, weight: 400 }}
            width={width * 0.42}
            color={QUIET}
          />
          <Words
            press={press}
            text={value}
            style={{ size: 9.5, weight: 600 }}
            width={width * 0.58 - 3}
            color={TEXT}
            align="right"
          />
        </View>
      ))}
    </View>
  );
}

export function Head({ press }: PartProps) {
  const { stamp } = press.view;
  const right = 190;
  return (
    <>
      <Letterhead press={press} />
      <View style={{ flexDirection: 'row', marginBottom: 22 }}>
        <View style={{ width: press.page.width - right - 24, marginRight: 24 }}>
          <Recipients press={press} width={press.page.width - right - 24} />
          {stamp ? (
            <View style={{ marginTop: 14, marginLeft: 2 }}>
              <Stamp stamp={stamp} />
            </View>
          ) : null}
        </View>
        <Facts press={press} width={right} />
      </View>
    </>
  );
}
