import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { cellValue } from './cell-values';
import { decideKey, type Key } from './cell-keys';
import { gridOf, isGrid } from '../../../domain/clipboard-grid';
import type { ColumnKey, Line, Place } from './line';
import { isBlank } from './line-changes';
import { pasted } from './paste';
import { focusCell, type RowActions } from './use-row-actions';
import { newKey, type LineActions } from './use-lines';
import type { useSuggestions } from './use-suggestions';
import { lineWords } from '../../words';

interface Options {
  table: RefObject<HTMLElement>;
  read: () => readonly Line[];
  actions: LineActions;
  rows: RowActions;
  goTo: (row: number, column: ColumnKey) => void;
  suggestions: ReturnType<typeof useSuggestions>;
}

/** The cell of an event; null for one outside the cells. */
export function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement)) return null;
  const { column } = target.dataset;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (column === undefined || row === undefined) return null;
  return { row: Number(row), column: column as ColumnKey };
}

const textIn = (target: EventTarget): string => (target as HTMLTextAreaElement).value;

/** A pressed key, as `decideKey` takes it. */
export const asKey = (event: KeyboardEvent): Key => ({
  key: event.key,
  altKey: event.altKey,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  shiftKey: event.shiftKey,
  isComposing: event.nativeEvent.isComposing,
});

function onKey(event: KeyboardEvent, { table, read, rows, suggestions }: Options): void {
  const place = placeOf(event.target);
  if (place === null) return;
  const key = asKey(event);
  const lines = read();
  const isText = place.column === 'description' && !key.isComposing;
  if (isText && suggestions.press(key, place.row, textIn(event.target))) {
    event.preventDefault();
    return;
  }
  const line = lines[place.row];
  const cell = { ...place, lines: lines.length, isBlank: line === undefined || isBlank(line) };
  const decision = decideKey(key, cell);
  if (decision === null) return;
  event.preventDefault();
  if (decision.does === 'go') focusCell(table.current, decision.to);
  if (decision.does === 'move') rows.move(place.row, decision.by);
  if (decision.does === 'remove') rows.remove(place.row);
}

function onPasted(event: ClipboardEvent, { read, actions, goTo }: Options): void {
  const place = placeOf(event.target);
  const text = event.clipboardData.getData('text/plain');
  if (place === null || !isGrid(text, event.clipboardData.getData('text/html'))) return;
  event.preventDefault();
  const lines = read();
  const { lines: next, count } = pasted(lines, place, gridOf(text), { read: cellValue, newKey });
  actions.replace(next, lineWords().pasted(count));
  goTo(place.row < lines.length ? place.row : next.length, place.column);
}

/** The keys, the clipboard and the focus of the whole table, as in a spreadsheet. */
export function useTableEvents(options: Options) {
  const { suggestions } = options;
  return {
    onKeyDown: (event: KeyboardEvent) => onKey(event, options),
    onPaste: (event: ClipboardEvent) => onPasted(event, options),
    onInput: ({ target }: { target: EventTarget }) => {
      const place = placeOf(target);
      if (place?.column === 'description') suggestions.ask(place.row, textIn(target));
    },
    onFocus: ({ target }: FocusEvent) => {
      // Typing replaces the number, as in a spreadsheet.
      if (target instanceof HTMLInputElement && placeOf(target)) target.select();
    },
    onBlur: suggestions.close,
  };
}
