import { forwardRef, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { InputProps } from './input-props';
import { useFormField } from './use-form-field';
import { useMessages } from './use-messages';

/** An entry, as its row of inputs needs it. */
export interface RowProps<Row> {
  /** The path of the row in the form. */
  name: string;
  row: Row;
  disabled: boolean;
  messageOf: (part: keyof Row & string) => string | undefined;
  onChange: (row: Row) => void;
  onRemove: () => void;
}

interface Props<Row> extends InputProps {
  words: { none: string; add: string };
  /** The entry that the button adds. */
  empty: Row;
  /** As many entries as there may be. */
  most: number;
  children: (props: RowProps<Row>, index: number) => ReactNode;
}

/** The entries of a field without any are null. */
function useRows<Row>(name: string, disabled: boolean) {
  const { value, change } = useFormField<readonly Row[] | null>(name);
  const messageAt = useMessages(name, value);
  const rows = value ?? [];
  const set = (next: readonly Row[]) => change(next.length === 0 ? null : next);
  const rowAt = (index: number, row: Row): Omit<RowProps<Row>, 'onRemove'> => ({
    name: `${name}.${index}`,
    row,
    disabled,
    messageOf: (part) => messageAt(String(index), part),
    onChange: (next) => set(rows.map((one, at) => (at === index ? next : one))),
  });
  return { rows, set, rowAt, error: messageAt() ?? false };
}

/** Moves the cursor into a row that was added, and to the button after a removal. @returns says what comes */
function useCursor(
  count: number,
  list: RefObject<HTMLDivElement | null>,
  button: RefObject<HTMLButtonElement | null>,
) {
  const next = useRef<'row' | 'button' | null>(null);
  useEffect(() => {
    if (next.current === 'row') list.current?.lastElementChild?.querySelector('input')?.focus();
    if (next.current === 'button') button.current?.focus();
    next.current = null;
  }, [count, list, button]);
  return (wanted: 'row' | 'button') => {
    next.current = wanted;
  };
}

interface AddProps {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

const AddButton = forwardRef<HTMLButtonElement, AddProps>(function AddButton(props, ref) {
  return (
    <Flex>
      <Button ref={ref} variant="tertiary" startIcon={<Plus />} {...props} />
    </Flex>
  );
});

/** A field that holds a list, with a row of inputs for each entry. */
export function RowsField<Row>(props: Props<Row>) {
  const { name, label, hint, disabled, words, empty, most, children } = props;
  const { rows, set, rowAt, error } = useRows<Row>(name, disabled);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const moveTo = useCursor(rows.length, list, button);
  const add = () => {
    moveTo('row');
    set([...rows, empty]);
  };
  const remove = (index: number) => {
    moveTo('button');
    set(rows.filter((_, at) => at !== index));
  };
  const row = (one: Row, index: number) =>
    children({ ...rowAt(index, one), onRemove: () => remove(index) }, index);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={4} paddingTop={2} paddingBottom={2}>
        {rows.length === 0 ? (
          <Typography textColor="neutral600">{words.none}</Typography>
        ) : (
          <Flex ref={list} direction="column" alignItems="stretch" gap={4}>
            {rows.map((one, index) => (
              <Box key={index}>{row(one, index)}</Box>
            ))}
          </Flex>
        )}
        <AddButton ref={button} disabled={disabled || rows.length >= most} onClick={add}>
          {words.add}
        </AddButton>
      </Flex>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
