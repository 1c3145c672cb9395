import { useEffect, useState } from 'react';

/** Long enough for the next key, and short enough to seem at once. */
const PAUSE_MS = 250;

/** A text as it was before the last pause in typing. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
