import type { DatabaseObject, Step } from './step';

const keyOf = ({ kind, name, table = '' }: DatabaseObject) => `${kind} ${name} ${table}`;

/** The objects that are there once all steps have run, each with the step that made it last. */
export function objectsOf(steps: readonly Step[]): Map<DatabaseObject, Step> {
  const last = new Map<string, [DatabaseObject, Step]>();
  for (const step of steps) {
    for (const { makes = [], removes = [] } of step.parts) {
      for (const object of removes) last.delete(keyOf(object));
      for (const object of makes) last.set(keyOf(object), [object, step]);
    }
  }
  return new Map(last.values());
}

/** True when the database has steps of a version that is newer than this one. */
export function isOfNewerVersion(steps: readonly Step[], recorded: ReadonlySet<number>): boolean {
  const known = new Set(steps.map(({ number }) => number));
  return [...recorded].some((number) => !known.has(number));
}

/**
 * The steps that have not run yet. If objects of others are lost, all steps run again from the first of
 * those on, because a later step may have replaced something that an earlier one makes.
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
