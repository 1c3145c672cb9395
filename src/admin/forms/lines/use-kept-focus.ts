import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Line, Place } from './line';
import { focusCell } from './use-row-actions';
import { placeOf } from './use-table-events';

/**
 * A save gives the lines other keys, so their rows are drawn anew and the cell with the cursor is gone.
 * This puts the cursor back, unless somebody has left the table.
 */
export function useKeptFocus(table: RefObject<HTMLElement>, lines: readonly Line[]): void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const isInside = target instanceof Node && table.current?.contains(target);
      place.current = isInside ? placeOf(target) : null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [table]);
  useLayoutEffect(() => {
    if (place.current && document.activeElement === document.body)
      focusCell(table.current, place.current);
  }, [table, lines]);
}
