import type { Change, DatabaseObject, Step } from '../../../src/database/step';
import { isOfNewerVersion, objectsOf, stepsToRun } from '../../../src/database/steps-to-run';

const index = (name: string): DatabaseObject => ({ kind: 'index', name });
const makes = (object: DatabaseObject): Change => ({ object, isRemoved: false });
const step = (number: number, ...changes: Change[]): Step => ({
  number,
  name: `s${number}`,
  texts: [],
  changes,
});

const a = index('a');
const b = index('b');
const older: DatabaseObject = { kind: 'function', name: 'f', body: 'older' };
const newer: DatabaseObject = { kind: 'function', name: 'f', body: 'newer' };
const STEPS = [step(1, makes(a), makes(older)), step(2, makes(b)), step(3, makes(newer))];

const numbers = (recorded: number[], lost: DatabaseObject[] = []) =>
  stepsToRun(STEPS, new Set(recorded), lost).map(({ number }) => number);

test('steps that are not recorded run, in order', () => {
  expect(numbers([])).toEqual([1, 2, 3]);
  expect(numbers([1])).toEqual([2, 3]);
  expect(numbers([1, 3])).toEqual([2]);
  expect(numbers([1, 2, 3])).toEqual([]);
});

test('a lost object runs its step again, and all later ones', () => {
  expect(numbers([1, 2, 3], [a])).toEqual([1, 2, 3]);
  expect(numbers([1, 2, 3], [b])).toEqual([2, 3]);
  expect(numbers([1, 2, 3], [newer])).toEqual([3]);
});

test('an object of a step that has not run does not count as lost', () => {
  expect(numbers([1, 2], [newer])).toEqual([3]);
});

test('the last step that makes an object decides its content', () => {
  expect([...objectsOf(STEPS).keys()]).toEqual([a, b, newer]);
  expect(objectsOf(STEPS).get(newer)?.number).toBe(3);
});

test('an object that a later step removes does not count as lost', () => {
  const removed = [...STEPS, step(4, { object: index('b'), isRemoved: true })];
  expect([...objectsOf(removed).keys()]).toEqual([a, newer]);
});

test('a database with unknown steps belongs to a newer version', () => {
  expect(isOfNewerVersion(STEPS, new Set([1, 2, 3]))).toBe(false);
  expect(isOfNewerVersion(STEPS, new Set([1, 2, 3, 4]))).toBe(true);
});
