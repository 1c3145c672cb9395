import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { decideKey } from '../../forms/lines/cell-keys';
import { asKey } from '../../forms/lines/use-table-events';

const columnOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLInputElement ? target.dataset['column'] : undefined;

/**
 * The keys of the lines of a document, in a table whose lines are given: Enter and the arrows go to the
 * same column of another line. Lines without a cell in this column are passed over.
 */
export function useNumberKeys(table: RefObject<HTMLElement>) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const column = columnOf(event.target);
      if (column === undefined) return;
      const found = table.current?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`);
      const cells = [...(found ?? [])];
      const row = cells.indexOf(event.target as HTMLElement);
      const cell = { row, column: 'quantity', lines: cells.length, isBlank: false } as const;
      const decision = decideKey(asKey(event), cell);
      if (decision === null) return;
      event.preventDefault();
      if (decision.does === 'go') cells[decision.to.row]?.focus();
    },
    onFocus: ({ target }: FocusEvent) => {
      // Typing replaces the number, as in a spreadsheet.
      if (target instanceof HTMLInputElement) target.select();
    },
  };
}
