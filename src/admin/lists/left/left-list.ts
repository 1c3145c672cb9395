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
