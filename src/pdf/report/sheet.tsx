import { Page, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { FOOT, MARGIN, type TextContext } from '../layout/render-context';
import { Cells, type Cell } from '../templates/parts/cells';
import { FixedText } from '../templates/parts/fixed-text';
import { QUIET, RULE, TEXT, WrappedText } from '../templates/parts/wrapped-text';
import type { Party } from '../view-model';
import type { ReportPage, TablePart } from './pages';
import { GAP, LEADING, PADDING, type ReportTable, type TableRow } from './tables';
import type { ReportView } from './view';

export interface SheetContext extends TextContext {
  readonly view: ReportView;
  readonly size: [number, number];
  readonly width: number;
}

/** Above every page: the business at the left, the report at the right. */
export const STRIP = 32;
const HEADING = { size: 20, weight: 600 } as const;
const SMALL = { size: 9, weight: 400 } as const;
const NAME = { size: 10, weight: 600 } as const;
const LINE = 1.4;
/** The title of a table, with the space around it. */
export const TITLE = 34;

interface Props {
  readonly context: SheetContext;
}

function Strip({ context }: Props) {
  const { view, width } = context;
  const style = { size: 8.5, weight: 400 } as const;
  const half = (width - GAP) / 2;
  const cut = (text: string) => context.text.wrap(text, style, half).slice(0, 1);
  const right = `${view.heading} · ${view.subject}`;
  return (
    <View style={{ height: STRIP }}>
      <Cells
        context={context}
        style={style}
        leading={LINE}
        color={QUIET}
        cells={[
          { lines: cut(view.sender.name), width: half, align: 'left', gap: GAP },
          { lines: cut(right), width: half, align: 'right', gap: 0 },
        ]}
        box={{ paddingBottom: 5, borderBottomWidth: 0.75, borderBottomColor: RULE }}
      />
    </View>
  );
}

function PartyBlock({ context, party, width }: Props & { party: Party; width: number }) {
  return (
    <View style={{ width }}>
      <WrappedText context={context} text={party.name} style={NAME} width={width} gap={2} />
      {party.lines.length > 0 ? (
        <WrappedText
          context={context}
          text={party.lines.join('\n')}
          style={SMALL}
          width={width}
          color="#4B5563"
        />
      ) : null}
    </View>
  );
}

function linesHigh(context: SheetContext, party: Party, width: number): number {
  const { text } = context;
  const name = text.wrap(party.name, NAME, width).length * NAME.size * LINE + 2;
  if (party.lines.length === 0) return name;
  return name + text.wrap(party.lines.join('\n'), SMALL, width).length * SMALL.size * LINE;
}

const partyWidth = ({ width }: SheetContext) => (width - 2 * GAP) / 2;

/** The height of `ReportHead`, which has the same parts. */
export function headHeight(context: SheetContext): number {
  const { view, text, width } = context;
  const heading = text.wrap(view.heading, HEADING, width).length * HEADING.size * 1.2;
  const subject = text.wrap(subjectOf(view), SMALL, width).length * SMALL.size * LINE;
  const column = partyWidth(context);
  const parties = view.recipient
    ? 18 + Math.max(...[view.sender, view.recipient].map((one) => linesHigh(context, one, column)))
    : 0;
  return heading + 4 + subject + parties + 2;
}

const subjectOf = ({ subject, facts }: ReportView): string =>
  [subject, ...facts.map(({ label, value }) => `${label} ${value}`)].join('  ·  ');

/** On the first page: what it is, and of a statement the two parties. */
function ReportHead({ context }: Props) {
  const { view, width } = context;
  const { heading, sender, recipient } = view;
  const column = partyWidth(context);
  return (
    <View style={{ height: headHeight(context) }}>
      <WrappedText
        context={context}
        text={heading}
        style={HEADING}
        width={width}
        leading={1.2}
        gap={4}
      />
      <WrappedText
        context={context}
        text={subjectOf(view)}
        style={SMALL}
        width={width}
        color={QUIET}
      />
      {recipient ? (
        <View style={{ flexDirection: 'row', marginTop: 18 }}>
          <PartyBlock context={context} party={recipient} width={column} />
          <View style={{ width: 2 * GAP }} />
          <PartyBlock context={context} party={sender} width={column} />
        </View>
      ) : null}
    </View>
  );
}

function cellsOf({ columns }: ReportTable, row: TableRow): Cell[] {
  return columns.map(({ width, isFigure = false }, index): Cell => {
    const isLast = index === columns.length - 1;
    const align = isFigure ? 'right' : 'left';
    return { lines: row.cells[index] ?? [], width, align, gap: isLast ? 0 : GAP };
  });
}

const RULES = {
  head: { borderBottomWidth: 0.75, borderBottomColor: '#9CA3AF' },
  row: { borderBottomWidth: 0.5, borderBottomColor: RULE },
  sum: {},
} as const;

type Kind = keyof typeof RULES;

function Row({
  context,
  table,
  row,
  kind,
}: Props & { table: ReportTable; row: TableRow; kind: Kind }) {
  return (
    <Cells
      context={context}
      style={{ size: table.size, weight: kind === 'row' ? 400 : 600 }}
      leading={LEADING}
      color={kind === 'head' ? QUIET : TEXT}
      cells={cellsOf(table, row)}
      box={{ height: row.height, paddingTop: PADDING, ...RULES[kind] }}
    />
  );
}

function Part({ context, part: { table, rows } }: Props & { readonly part: TablePart }) {
  const { title } = table;
  return (
    <View>
      <View style={{ height: TITLE, paddingTop: 16 }}>
        <FixedText
          context={context}
          lines={[title]}
          style={{ size: 10, weight: 600 }}
          width={context.width}
          color={TEXT}
          leading={1.3}
        />
      </View>
      <Row context={context} table={table} row={table.head} kind="head" />
      {rows.map((row, index) => (
        <Row
          key={index}
          context={context}
          table={table}
          row={row}
          kind={row.isSum ? 'sum' : 'row'}
        />
      ))}
    </View>
  );
}

interface SheetProps extends Props {
  readonly page: ReportPage;
  readonly position: { readonly page: number; readonly of: number };
}

function PageNumber({ context, position: { page, of } }: Omit<SheetProps, 'page'>) {
  const text = {
    fontFamily: [...context.text.families],
    fontSize: 8,
    color: QUIET,
    ...({ position: 'absolute', bottom: 26, right: MARGIN, textAlign: 'right' } as const),
  };
  const [pageWord, ofWord] = context.view.pageWords;
  return <Text style={{ ...text, width: 160 }}>{`${pageWord} ${page} ${ofWord} ${of}`}</Text>;
}

/** One sheet. Its tables have been broken to it already. */
export function ReportSheet({ context, page, position }: SheetProps): ReactElement {
  const { view, size } = context;
  const isEmpty = view.sections.length === 0;
  return (
    <Page
      wrap={false}
      size={size}
      style={{
        // Without wrapping, react-pdf makes a page as tall as its content.
        minHeight: size[1],
        paddingTop: MARGIN,
        paddingHorizontal: MARGIN,
        paddingBottom: FOOT,
      }}
    >
      <Strip context={context} />
      {page.isFirst ? <ReportHead context={context} /> : null}
      {page.parts.map((part, index) => (
        <Part key={index} context={context} part={part} />
      ))}
      {isEmpty ? (
        <View style={{ marginTop: 24 }}>
          <WrappedText context={context} text={view.empty} style={SMALL} width={context.width} />
        </View>
      ) : null}
      <PageNumber context={context} position={position} />
    </Page>
  );
}
