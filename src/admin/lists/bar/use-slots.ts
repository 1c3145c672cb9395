import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Slots {
  above: HTMLElement;
  below: HTMLElement;
}

/**
 * Strapi has a place for parts of ours only among the buttons of a list. This makes two more, above and
 * below the row of search, filters and buttons.
 * @returns a mark to put among the buttons, and the places once they are there
 */
export function useSlots(): { mark: RefObject<HTMLSpanElement>; slots: Slots | null } {
  const mark = useRef<HTMLSpanElement>(null);
  const [slots, setSlots] = useState<Slots | null>(null);
  useLayoutEffect(() => {
    const row = mark.current?.parentElement?.parentElement;
    if (!row?.parentElement) return undefined;
    const above = document.createElement('div');
    const below = document.createElement('div');
    row.before(above);
    row.after(below);
    setSlots({ above, below });
    return () => {
      above.remove();
      below.remove();
    };
  }, []);
  return { mark, slots };
}
