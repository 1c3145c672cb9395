import { View } from '@react-pdf/renderer';
import { Tag } from '../../internals/tree';
import { Logo } from '../parts/logo';
import { Stamp } from '../parts/paper';
import { QUIET, WrappedText } from '../parts/wrapped-text';
import type { PartProps } from '../template';

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
function Cell({ context, label, strong, text, width, isFigure = false }: CellProps) {
  return (
    <View style={{ width }}>
      <WrappedText
        context={context}
        text={label}
        style={LABEL}
        width={width - 1}
        color={QUIET}
        gap={3}
      />
      <WrappedText
        isFigure={isFigure}
        context={context}
        text={strong}
        style={{ size: 9.5, weight: 600 }}
        width={width - 1}
        leading={1.35}
      />
      {text ? (
        <WrappedText
          context={context}
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

type Align = 'left' | 'right';

interface HalfProps extends PartProps {
  readonly align: Align;
}

function Title({ context, align }: HalfProps) {
  const { heading, number } = context.view;
  const width = context.page.width - 200;
  const size = context.text.fit(heading, { size: 20, weight: 600 }, width - 1, 12);
  const text = { context, align, width: width - 1 } as const;
  return (
    <View style={{ width }}>
      <Tag as="H1">
        <WrappedText
          {...text}
          text={heading}
          style={{ size, weight: 600 }}
          color={context.ink}
          leading={1.2}
        />
      </Tag>
      {number ? (
        <WrappedText
          {...text}
          isFigure
          text={number}
          style={{ size: 10, weight: 400 }}
          color={QUIET}
        />
      ) : null}
    </View>
  );
}

function LogoAndStamp({ context, align }: HalfProps) {
  const { logo, stamp, sender } = context.view;
  const edge = align === 'left' ? 'flex-start' : 'flex-end';
  return (
    <View style={{ width: 180, alignItems: edge }}>
      {logo ? <Logo of={sender.name} logo={logo} maxWidth={180} maxHeight={52} /> : null}
      {stamp ? (
        <View style={{ marginTop: logo ? 10 : 0, alignSelf: edge }}>
          <Stamp context={context} stamp={stamp} />
        </View>
      ) : null}
    </View>
  );
}

function Top({ context }: PartProps) {
  const isLeft = context.view.logoSide === 'left';
  const title = <Title context={context} align={isLeft ? 'right' : 'left'} />;
  const logo = <LogoAndStamp context={context} align={isLeft ? 'left' : 'right'} />;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 40 }}>
      {isLeft ? logo : title}
      {isLeft ? title : logo}
    </View>
  );
}

const GUTTER = 20;

function Grid({ context }: PartProps) {
  const { sender, recipients, facts, due } = context.view;
  const parties = [{ label: '', ...sender }, ...recipients];
  const width = (context.page.width - GUTTER * 2) / 3;
  const fact = (context.page.width - GUTTER * 3) / 4;
  return (
    <>
      <View style={{ flexDirection: 'row', columnGap: GUTTER, marginBottom: 26 }}>
        {parties.map(({ label, name, lines }) => (
          <Cell
            key={label}
            context={context}
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
          <Cell key={label} context={context} label={label} strong={value} width={fact} isFigure />
        ))}
      </View>
    </>
  );
}

export function Head({ context }: PartProps) {
  return (
    <>
      <Top context={context} />
      <Grid context={context} />
    </>
  );
}
