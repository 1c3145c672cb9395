import { useId, useMemo, useRef, type RefObject } from 'react';
import { Button, Flex, TextButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { shownNumber } from '../../kit/typed/form-number';
import { useUsual } from '../inputs/use-chosen';
import { useLiveTotals } from './use-live-totals';
import { liveAmounts } from './line-amounts';
import { errorPaths } from './line-errors';
import { LineRow } from './LineRow';
import { LinesHead } from './LinesHead';
import { useBlocked } from './use-blocked';
import { useDrag } from './use-drag';
import { useKeptFocus } from './use-kept-focus';
import { useLines } from './use-lines';
import { focusCell, useRowActions } from './use-row-actions';
import { useSuggestions } from './use-suggestions';
import { useTableEvents } from './use-table-events';
import { lineWords } from '../../words';

/** The error of all lines together, such as that there is none. */
function LinesError() {
  const { error } = useField('items');
  const id = useId();
  return error ? (
    <Typography variant="pi" textColor="danger600" id={id} data-strapi-field-error>
      {error}
    </Typography>
  ) : null;
}

/** The defaults of the document that the table shows. */
function useShown() {
  const { slug: model = '' } = useParams<{ slug: string }>();
  const usual = useUsual(model);
  const totals = useLiveTotals(usual);
  const amounts = useMemo(() => liveAmounts(totals), [totals]);
  const { currency } = totals;
  return { amounts, currency, usualRate: shownNumber(usual.taxRate ?? 0) };
}

/** All parts of the edited table: its lines, its keys, its products and its handles. */
function useTable(table: RefObject<HTMLTableElement>) {
  const lines = useLines();
  const { rows, goTo, said } = useRowActions(table, lines.actions, lines);
  useKeptFocus(table, lines.lines);
  const suggestions = useSuggestions(lines.actions);
  const { read, actions } = lines;
  const events = useTableEvents({ table, read, actions, rows, goTo, suggestions });
  return { lines, rows, said, suggestions, events, drag: useDrag(rows.move) };
}

type TableState = ReturnType<typeof useTable>;

function Rows({ lines: { lines, spareKey, judged }, rows, suggestions, drag }: TableState) {
  const { amounts, currency, usualRate } = useShown();
  const blocked = useBlocked();
  const all = [...lines, { __temp_key__: spareKey }];
  return all.map((line, index) => (
    <LineRow
      key={line.__temp_key__ ?? index}
      index={index}
      line={line}
      currency={currency}
      isSpare={index === lines.length}
      isLast={index === lines.length - 1}
      amount={amounts[index] ?? ''}
      usualRate={usualRate}
      errors={errorPaths(judged, line)}
      blocked={blocked}
      suggestions={suggestions.of(index)}
      notice={suggestions.noticeOf(index)}
      fills={suggestions.fillsOf(index)}
      drop={drag.dropOf(index)}
      actions={rows}
    />
  ));
}

function Foot({ lines: { undo, takeBack }, said, add }: TableState & { add: () => void }) {
  return (
    <Flex gap={4} wrap="wrap" paddingTop={2}>
      <Button variant="tertiary" size="S" startIcon={<Plus />} onClick={add}>
        {lineWords().add}
      </Button>
      {undo ? (
        <Flex gap={2} role="status">
          <Typography variant="pi">{undo.text}</Typography>
          <TextButton onClick={takeBack}>{lineWords().undo}</TextButton>
        </Flex>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Flex>
  );
}

/** The lines of a document as a table that is filled in like a spreadsheet. */
export function EditedLines() {
  const table = useRef<HTMLTableElement>(null);
  const state = useTable(table);
  const count = state.lines.lines.length;
  const add = () => focusCell(table.current, { row: count, column: 'description' });
  return (
    <>
      <table
        ref={table}
        aria-label={lineWords().table}
        data-testid="lines"
        {...state.events}
        {...state.drag.events}
      >
        <LinesHead />
        <Rows {...state} />
      </table>
      <datalist id="invoicing-units">
        {Object.values(lineWords().units).map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <LinesError />
      <Foot {...state} add={add} />
    </>
  );
}
