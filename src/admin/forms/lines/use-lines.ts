import { useCallback, useMemo, useState } from 'react';
import { useForm } from '@strapi/strapi/admin';
import { changed, duplicated, inserted, moved, removed } from './line-changes';
import type { Judged } from './line-errors';
import { linesIn, type Line } from './line';
import { lineWords } from '../../words';

type Change = (path: string, value: unknown) => void;

/** A change that can be taken back, and the words for it. */
interface Undo {
  text: string;
  restore: (lines: readonly Line[]) => readonly Line[];
}

let made = 0;

/** Strapi's own keys look different, so none comes twice. */
export function newKey(): string {
  made += 1;
  return `line-${made}`;
}

/** The key of the empty row below the lines. It stays when the row becomes a line, so the cursor does. */
function useSpareKey(lines: readonly Line[]): string {
  const [key, setKey] = useState(newKey);
  const isUsed = lines.some(({ __temp_key__: used }) => used === key);
  if (isUsed) setKey(newKey());
  return key;
}

/** The errors of the last save, with the lines as they were then. */
function useJudged(lines: readonly Line[]): Judged {
  const errors: unknown = useForm('useJudged', (form) => form.errors);
  const [judged, setJudged] = useState({ errors, lines });
  if (judged.errors !== errors) setJudged({ errors, lines });
  return judged;
}

/** The last change of lines that can be taken back, until the form is saved. */
function useUndo(write: (lines: readonly Line[]) => void, read: () => readonly Line[]) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const stored: unknown = useForm('useUndo', (form) => form.initialValues);
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setUndo(null);
  }
  const takeBack = () => {
    if (undo) write(undo.restore(read()));
    setUndo(null);
  };
  return { undo, setUndo, takeBack };
}

function removedWords({ description }: Line): string {
  const words = lineWords();
  return typeof description === 'string' && description !== ''
    ? words.removed(description)
    : words.removedUnnamed;
}

/**
 * The lines of the form, and the ways to change them. Strapi's form holds them, so its checks, its Save
 * and its question about unsaved changes go on working.
 */
export function useLines() {
  const values = useForm('useLines', (form) => form.values);
  const getValues = useForm('useLines', (form) => form.getValues);
  const onChange = useForm('useLines', (form) => form.onChange) as Change;
  const lines = linesIn(values);
  const read = useCallback(() => linesIn(getValues()), [getValues]);
  const write = useCallback((next: readonly Line[]) => onChange('items', next), [onChange]);
  const { undo, setUndo, takeBack } = useUndo(write, read);
  const spareKey = useSpareKey(lines);
  const actions = useMemo(
    () => ({
      change: (row: number, fields: Partial<Line>) => write(changed(read(), row, fields, spareKey)),
      insert: (row: number) => write(inserted(read(), row, changed([], 0, {}, newKey())[0] ?? {})),
      duplicate: (row: number) => write(duplicated(read(), row, newKey())),
      move: (from: number, to: number) => write(moved(read(), from, to)),
      remove: (row: number) => {
        const line = read()[row];
        if (line === undefined) return;
        write(removed(read(), row));
        setUndo({
          text: removedWords(line),
          restore: (now) => inserted(now, Math.min(row, now.length), line),
        });
      },
      replace: (next: readonly Line[], text: string) => {
        const before = read();
        write(next);
        setUndo({ text, restore: () => before });
      },
    }),
    [read, write, setUndo, spareKey],
  );
  return { lines, read, spareKey, actions, undo, takeBack, judged: useJudged(lines) };
}

export type LineActions = ReturnType<typeof useLines>['actions'];
