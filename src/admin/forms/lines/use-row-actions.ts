import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ColumnKey, Line, Place } from './line';
import type { LineActions } from './use-lines';
import { lineWords } from '../../words';

/** The table's actions for a line. */
export interface RowActions {
  type: (row: number, column: ColumnKey, value: unknown) => void;
  insert: (row: number) => void;
  duplicate: (row: number) => void;
  move: (row: number, by: number) => void;
  remove: (row: number) => void;
}

/** Puts the cursor into a cell. */
export function focusCell(table: HTMLElement | null, { row, column }: Place): void {
  table?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)?.focus();
}

/** Puts the cursor into a cell, once the changed lines are drawn. Strapi's form tells of them later. */
function useGoTo(table: RefObject<HTMLElement>, lines: readonly Line[]) {
  const wanted = useRef<Place | null>(null);
  useEffect(() => {
    if (wanted.current) focusCell(table.current, wanted.current);
    wanted.current = null;
  }, [table, lines]);
  return useMemo(
    () => (row: number, column: ColumnKey) => {
      wanted.current = { row: Math.max(0, row), column };
    },
    [],
  );
}

/** The changes of lines with what follows from them: the cursor, and words for screen readers. */
export function useRowActions(
  table: RefObject<HTMLElement>,
  actions: LineActions,
  { read, lines }: { read: () => readonly Line[]; lines: readonly Line[] },
) {
  const [said, say] = useState('');
  const goTo = useGoTo(table, lines);
  const rows = useMemo<RowActions>(
    () => ({
      type: (row, column, value) => actions.change(row, { [column]: value }),
      insert: (row) => {
        actions.insert(row);
        goTo(row, 'description');
      },
      duplicate: (row) => {
        actions.duplicate(row);
        goTo(row + 1, 'description');
      },
      move: (row, by) => {
        const to = Math.min(Math.max(row + by, 0), read().length - 1);
        if (to === row) return;
        actions.move(row, to);
        goTo(to, columnInFocus() ?? 'description');
        say(lineWords().moved(row + 1, to + 1));
      },
      remove: (row) => {
        actions.remove(row);
        goTo(row - 1, 'description');
      },
    }),
    [actions, goTo, read],
  );
  return { rows, goTo, said };
}

/** The column of the cell with the cursor. */
function columnInFocus(): ColumnKey | undefined {
  const { activeElement } = document;
  const { column } = activeElement instanceof HTMLElement ? activeElement.dataset : {};
  return column as ColumnKey | undefined;
}
