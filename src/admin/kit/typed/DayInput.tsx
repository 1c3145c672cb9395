import { useRef, useState } from 'react';
import { IconButton, TextInput } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { styled } from 'styled-components';
import { inputWords } from '../../words';
import { shortDate } from '../../words/dates';
import { dateProblem, EARLIEST, formDay, LATEST } from './typed-date';
import { unreadableText } from './unreadable-text';

type Day = string | null | undefined;

interface DayInputProps {
  name: string;
  /** `2026-05-01`, or an unreadable text. */
  value: Day;
  onChange: (day: string | null) => void;
  disabled?: boolean | undefined;
  size?: 'S' | 'M';
  'aria-label'?: string;
  /** Told while somebody types, when it is too early to speak of a problem. */
  onTyping?: (typing: boolean) => void;
}

/** The browser's own input opens its calendar only. Typed there, a day is read in the order of the browser. */
const NativeDay = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 1px;
  height: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

function CalendarButton({
  name,
  value,
  onChange,
}: Pick<DayInputProps, 'name' | 'value' | 'onChange'>) {
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        variant="ghost"
        size="XS"
        label={inputWords().dates.calendar}
        onClick={() => native.current?.showPicker()}
      >
        <Calendar />
      </IconButton>
      <NativeDay
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        data-calendar-of={name}
        min={EARLIEST}
        max={LATEST}
        value={value && unreadableText(value) === null ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      />
    </>
  );
}

/** Why the text of a day is no day; undefined for a day, for none, and while somebody types. */
export function useDayProblem(value: Day) {
  const [typing, onTyping] = useState(false);
  const text = unreadableText(value);
  return { problem: text === null || typing ? undefined : dateProblem(text), text, onTyping };
}

/**
 * A day as people type it, `5.12.2026` or `5 Dec`, in the order of the panel's language whatever the browser
 * has. It is shown with the name of its month, so that nobody takes it for another day.
 */
export function DayInput({ name, value, onChange, disabled, onTyping, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = unreadableText(value) ?? (value ? shortDate(value) : '');
  const settle = () => {
    setTyped(null);
    onTyping?.(false);
  };
  const type = (text: string) => {
    setTyped(text);
    onTyping?.(true);
    const day = formDay(text);
    if (day !== (value ?? null)) onChange(day);
  };
  return (
    <TextInput
      {...rest}
      name={name}
      value={typed ?? shown}
      placeholder={inputWords().dates.example}
      autoComplete="off"
      disabled={disabled}
      style={{ position: 'relative' }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        // Enter ends the typing. The form is not sent before the day is shown as it was read.
        if (event.key !== 'Enter' || typed === null) return;
        event.preventDefault();
        settle();
      }}
      endAction={
        disabled ? undefined : <CalendarButton name={name} value={value} onChange={onChange} />
      }
    />
  );
}
