import type { DatabaseObject, Step } from './step';

const keyOf = ({ kind, name, table = '' }: DatabaseObject) => `${kind} ${name} ${table}`;

/** The objects that exist after all steps have run, each with the last step that made it. */
export function objectsOf(steps: readonly Step[]): Map<DatabaseObject, Step> {
  const last = new Map<string, [DatabaseObject, Step]>();
  for (const step of steps) {
    for (const { object, isRemoved } of step.changes) {
      last.delete(keyOf(object));
      if (!isRemoved) last.set(keyOf(object), [object, step]);
    }
  }
  return new Map(last.values());
}

/** True when a newer version of the service has run steps on this database. */
export function isOfNewerVersion(steps: readonly Step[], recorded: Iterable<number>): boolean {
  return Math.max(0, ...recorded) > Math.max(...steps.map(({ number }) => number));
}

/**
 * The steps that have not run yet. If objects of earlier steps are lost, the first of these steps
 * and all later ones run again, because a later step may replace an object of an earlier one.
 * @param lost objects that the database does not have
 */
export function stepsToRun(
  steps: readonly Step[],
  recorded: ReadonlySet<number>,
  lost: readonly DatabaseObject[],
): readonly Step[] {
  const makers = objectsOf(steps);
  const incomplete = new Set(lost.map((object) => makers.get(object)));
  const first = steps.findIndex((step) => recorded.has(step.number) && incomplete.has(step));
  return steps.filter(
    ({ number }, place) => !recorded.has(number) || (first >= 0 && place >= first),
  );
}
