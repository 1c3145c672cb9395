import { useLayoutEffect, useRef } from 'react';

/**
 * Hides its widget with the frame. Strapi itself cannot hide a widget for a time. The frame comes back
 * as soon as the widget has something to show.
 */
export function HiddenWidget() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = mark.current?.closest('section')?.parentElement;
    if (!cell) return undefined;
    cell.style.display = 'none';
    return () => void (cell.style.display = '');
  }, []);
  return <span ref={mark} hidden />;
}
