import type { ChangeEvent } from 'react';
import { cellText, isLong } from './cell-values';
import { isNumberColumn, type ColumnKey, type Line } from './line';

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The attributes that the inputs of all columns share. */
export interface CellInput {
  name: string;
  disabled: boolean;
  'aria-label': string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'data-column': ColumnKey;
  tabIndex?: number;
  onChange: (event: Typing) => void;
  onBlur: () => void;
}

interface Props extends CellInput {
  line: Line;
  currency: string;
  /** The text while it is typed. Then the cell shows the value that it read. */
  typed: string | undefined;
  placeholder: string;
}

/** A number or the unit of a line. */
export function LineCell({ line, currency, typed, placeholder, ...input }: Props) {
  const column = input['data-column'];
  const isNumber = isNumberColumn(column);
  const text = typed ?? cellText(column, line[column], currency);
  return (
    <input
      {...input}
      value={text}
      data-long={isLong(column, text) || undefined}
      placeholder={placeholder}
      autoComplete="off"
      {...(isNumber ? { inputMode: 'decimal' } : { list: 'invoicing-units' })}
    />
  );
}
