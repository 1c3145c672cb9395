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

/** The columns of each list for operators who have chosen none. */
const usual = new Map<ListName, readonly string[]>();

/** Tells the columns that the list has without a choice. Strapi calls them its layout. */
export function setUsualColumns(name: ListName, columns: readonly string[]): void {
  if (columns.length > 0) usual.set(name, columns);
}

/** The columns that the operator has chosen; null for the usual ones. */
export const leftColumns = (name: ListName): string[] | null => choicesOf(name)?.columns ?? null;

/** The usual columns are no choice: they follow "Configure the view". */
export function leaveColumns(name: ListName, columns: string[]): void {
  if (columns.length > 0)
    leaveList(name, { columns: isSame(columns, usual.get(name)) ? null : columns });
}
