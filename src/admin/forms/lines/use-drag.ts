import { useEffect, useState, type PointerEvent } from 'react';
import { placeAt } from './line-changes';

interface Dragged {
  from: number;
  to: number;
  /** The heights of the lines' middles when the drag began. */
  middles: readonly number[];
}

function middlesOf(table: Element): number[] {
  const rows = [...table.querySelectorAll('tbody[data-row]:not([data-spare])')];
  return rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}

/** The row whose handle an event is at; undefined elsewhere. */
function handled({ target, button }: PointerEvent): { handle: Element; row: number } | undefined {
  const handle = target instanceof Element ? target.closest('[data-drag]') : null;
  const row = handle?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return handle && row !== undefined && button === 0 ? { handle, row: Number(row) } : undefined;
}

/**
 * Moves a line by dragging its handle with mouse, pen or finger. The lines stay where they are until it is
 * dropped. Escape leaves it where it was.
 */
export function useDrag(move: (from: number, by: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => (key === 'Escape' ? setDragged(null) : undefined);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);
  const dropOf = (row: number): 'above' | 'below' | undefined => {
    if (dragged === null || dragged.to === dragged.from || row !== dragged.to) return undefined;
    return dragged.to < dragged.from ? 'above' : 'below';
  };
  const events = {
    onPointerDown: (event: PointerEvent) => {
      const found = handled(event);
      if (!found) return;
      event.preventDefault();
      found.handle.setPointerCapture(event.pointerId);
      setDragged({ from: found.row, to: found.row, middles: middlesOf(event.currentTarget) });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!dragged) return;
      const to = placeAt(dragged.middles, dragged.from, clientY);
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onPointerUp: () => {
      if (dragged && dragged.to !== dragged.from) move(dragged.from, dragged.to - dragged.from);
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
  };
  return { events, dropOf };
}
