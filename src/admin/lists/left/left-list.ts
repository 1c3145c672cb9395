import type { ListName } from '../../../domain/list-views';
import type { NewListChoice } from '../../../panel/answers';
import { choicesOf, sendChoice } from './choices-api';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Remembers parts of the way in which the operator leaves a list. */
export function leaveList(name: ListName, choice: NewListChoice): void {
  const before = choicesOf(name) ?? {};
  const changes = Object.entries(choice).filter(
    ([part, value]) => !isSame(value, before[part as keyof NewListChoice]),
  );
  if (changes.length > 0) sendChoice({ name, choice: Object.fromEntries(changes) });
}

interface Columns {
  shown: readonly string[];
  /** Those of an operator who has chosen none. Strapi calls them the layout of the list. */
  usual: readonly string[];
}

/** The columns of each list in this window. The storage of the browser has those of all its windows. */
const drawn = new Map<ListName, Columns>();

/** Tells the columns of a list while it is drawn. A list that is still read has none. */
export function noteColumns(name: ListName, columns: Columns): void {
  if (columns.shown.length > 0 && columns.usual.length > 0) drawn.set(name, columns);
}

/** Remembers the columns. The usual ones are no choice: they follow "Configure the view". */
export function leaveColumns(name: ListName): void {
  const columns = drawn.get(name);
  if (!columns) return;
  const { shown, usual } = columns;
  leaveList(name, { columns: isSame(shown, usual) ? null : [...shown] });
}
