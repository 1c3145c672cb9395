import type { Place } from './line';

/** A pressed key, as the browser tells of it. */
export interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  /** An input method is composing a character: the key belongs to it. */
  isComposing: boolean;
}

export type Decision =
  | { does: 'go'; to: Place }
  | { does: 'move'; by: -1 | 1 }
  | { does: 'remove' }
  /** Nothing happens, not even what the browser would do. */
  | { does: 'nothing' };

interface Cell extends Place {
  /** The number of lines, without the empty row below them. */
  lines: number;
  /** Nothing stands in this line yet. */
  isBlank: boolean;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function enter({ row, column, lines }: Cell, shift: boolean): Decision | null {
  if (shift && column === 'description') return null;
  if (shift) return row === 0 ? { does: 'nothing' } : { does: 'go', to: { row: row - 1, column } };
  if (row >= lines) return { does: 'nothing' };
  const next = row + 1;
  return {
    does: 'go',
    to: { row: next, column: next === lines ? 'description' : column },
  };
}

function arrow(step: -1 | 1, alt: boolean, { row, column, lines }: Cell): Decision | null {
  if (alt) return row < lines ? { does: 'move', by: step } : { does: 'nothing' };
  // The arrows move within the text of these two.
  if (column === 'description' || column === 'unit_code') return null;
  const next = row + step;
  return next < 0 || next > lines ? { does: 'nothing' } : { does: 'go', to: { row: next, column } };
}

/**
 * The meaning of a key in a cell, as in a spreadsheet: Enter goes down and begins a line below the last,
 * Alt with an arrow moves the line. Null leaves the key to the browser, as Tab and Shift+Enter in a text.
 */
export function decideKey(key: Key, cell: Cell): Decision | null {
  if (key.isComposing || key.ctrlKey || key.metaKey) return null;
  if (key.key === 'Enter' && !key.altKey) return enter(cell, key.shiftKey);
  const step = STEPS[key.key];
  if (step !== undefined && !key.shiftKey) return arrow(step, key.altKey, cell);
  const empties = key.key === 'Backspace' && cell.column === 'description';
  return empties && cell.isBlank && cell.row < cell.lines ? { does: 'remove' } : null;
}
