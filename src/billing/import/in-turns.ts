import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work at a stretch; other requests run in between. */
const STRETCH_MS = 8;

/** When other requests last had a turn. It is one for all lists: many short ones make a long stretch, too. */
let turned = 0;

/** The same elements. Other requests run whenever the work with them has taken its time. */
export async function* inTurns<T>(list: Iterable<T>): AsyncGenerator<T> {
  for (const one of list) {
    if (performance.now() - turned > STRETCH_MS) {
      await nextTurn();
      turned = performance.now();
    }
    yield one;
  }
}

/** `Array.from(list, make)`, in turns. */
export async function mapInTurns<T, R>(list: Iterable<T>, make: (one: T) => R): Promise<R[]> {
  const made: R[] = [];
  for await (const one of inTurns(list)) made.push(make(one));
  return made;
}

type Compare<T> = (one: T, other: T) => number;

function* merged<T>(one: readonly T[], other: readonly T[], compare: Compare<T>): Generator<T> {
  let at = 0;
  for (const second of other) {
    for (let first = one[at]; first !== undefined && compare(first, second) <= 0; first = one[at]) {
      yield first;
      at += 1;
    }
    yield second;
  }
  yield* one.slice(at);
}

/** Elements that are sorted at a stretch. */
const RUN = 200;

/** The elements in order, in turns. Equal ones keep theirs. */
export async function sortedInTurns<T extends object>(
  list: readonly T[],
  compare: Compare<T>,
): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(list.length / RUN) }, (_, at) =>
    list.slice(at * RUN, (at + 1) * RUN),
  );
  let runs = await mapInTurns(parts, (part) => part.sort(compare));
  while (runs.length > 1) {
    const next: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const both = merged(runs[at] ?? [], runs[at + 1] ?? [], compare);
      next.push(await mapInTurns(both, (one) => one));
    }
    runs = next;
  }
  return runs[0] ?? [];
}
