import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Slots {
  above: HTMLElement;
  beside: HTMLElement;
  below: HTMLElement;
}

/**
 * Strapi has a place for parts of ours only among the buttons of a list. This makes more: above and below
 * the row of search, filters and buttons, and beside the filters.
 * @returns a mark to put among the buttons, and the places once they are there
 */
export function useSlots(): { mark: RefObject<HTMLSpanElement>; slots: Slots | null } {
  const mark = useRef<HTMLSpanElement>(null);
  const [slots, setSlots] = useState<Slots | null>(null);
  useLayoutEffect(() => {
    const row = mark.current?.parentElement?.parentElement;
    if (!row?.parentElement) return undefined;
    const made = {
      above: document.createElement('div'),
      beside: document.createElement('div'),
      below: document.createElement('div'),
    };
    row.before(made.above);
    row.firstElementChild?.append(made.beside);
    row.after(made.below);
    setSlots(made);
    return () => Object.values(made).forEach((slot) => slot.remove());
  }, []);
  return { mark, slots };
}
