import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { dateProblem, EARLIEST, formDate, LATEST } from './typed-date';
import { unreadableText } from './unreadable-text';

type Day = string | null | undefined;

/**
 * A day in the browser's own input: the operator types it in the order of their language.
 * @param value `2026-05-01`, or an unreadable text
 * @returns the props of the input, and why its text is no day; undefined while somebody types
 */
export function useDayInput(name: string, value: Day, change: (next: string | null) => void) {
  const [typing, setTyping] = useState(false);
  const text = unreadableText(value);
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = formDate(currentTarget);
    if (next !== (value ?? null)) change(next);
  };
  return {
    isUnreadable: text !== null,
    problem: text === null || typing ? undefined : dateProblem(text),
    input: {
      type: 'date',
      name,
      min: EARLIEST,
      max: LATEST,
      value: text ?? value ?? '',
      // Focus does not count as typing: Strapi's form focuses the field that it refused.
      onKeyDown: ({ key }: KeyboardEvent) => (key === 'Tab' ? undefined : setTyping(true)),
      onChange: read,
      onKeyUp: read,
      onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
        read(event);
        setTyping(false);
      },
    },
  };
}
