import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Change, DatabaseObject, Step } from './step';

/**
 * The forms of a statement that makes or removes an object. Each begins its line, and the text of a function
 * stands between `$$`, so nothing in it is read as a statement.
 */
const FORMS = [
  String.raw`CREATE TABLE IF NOT EXISTS (?<table>\w+)`,
  String.raw`ALTER TABLE (?<of>\w+) ADD COLUMN IF NOT EXISTS (?<column>\w+)`,
  String.raw`CREATE (?:UNIQUE )?INDEX IF NOT EXISTS (?<index>\w+)`,
  String.raw`CREATE OR REPLACE FUNCTION (?<function>\w+)[^$]*\$\$(?<body>[^]*?)\$\$;`,
  String.raw`CREATE OR REPLACE TRIGGER (?<trigger>\w+)[^;]*?\sON (?<on>\w+)`,
  String.raw`DROP (?<dropped>TABLE|INDEX|FUNCTION) IF EXISTS (?<name>\w+)`,
  String.raw`DROP TRIGGER IF EXISTS (?<droppedTrigger>\w+) ON (?<droppedOn>\w+)`,
];
// eslint-disable-next-line regexp/no-super-linear-backtracking -- it reads the files of /database alone
const STATEMENT = new RegExp(`^(?:${FORMS.join('|')})`, 'gm');

const KINDS = { TABLE: 'table', INDEX: 'index', FUNCTION: 'function' } as const;

function changeOf(groups: Record<string, string | undefined>): Change {
  const { dropped, name = '', droppedTrigger, droppedOn } = groups;
  if (dropped) {
    return { object: { kind: KINDS[dropped as keyof typeof KINDS], name }, isRemoved: true };
  }
  if (droppedTrigger) {
    const object = { kind: 'trigger', name: droppedTrigger, table: droppedOn } as DatabaseObject;
    return { object, isRemoved: true };
  }
  return { object: madeBy(groups), isRemoved: false };
}

function madeBy(groups: Record<string, string | undefined>): DatabaseObject {
  const { table, of, column, index, body, trigger, on } = groups;
  if (table) return { kind: 'table', name: table };
  if (column) return { kind: 'column', name: column, table: of };
  if (index) return { kind: 'index', name: index };
  if (trigger) return { kind: 'trigger', name: trigger, table: on };
  return { kind: 'function', name: groups['function'] ?? '', body };
}

/** The objects that SQL makes and removes, in its order. */
export function changesIn(text: string): Change[] {
  return [...text.matchAll(STATEMENT)].map(({ groups = {} }) => changeOf(groups));
}

/** The SQL of a file, or of each file in a folder, by their names. */
function sqlIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [readFileSync(place, 'utf8')];
  return readdirSync(place)
    .sort()
    .map((name) => readFileSync(path.join(place, name), 'utf8'));
}

/**
 * The steps in `database/` of a project, the oldest first: files such as `0101-name.sql`, and folders of
 * them.
 */
export function readSteps(root: string): Step[] {
  const folder = path.join(root, 'database');
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const [, number, name] = /^(\d{4})-([\w-]+?)(?:\.sql)?$/.exec(entry) ?? [];
      if (number === undefined || name === undefined) return [];
      const texts = sqlIn(path.join(folder, entry));
      return [{ number: Number(number), name, texts, changes: texts.flatMap(changesIn) }];
    });
}
