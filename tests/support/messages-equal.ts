import { Message } from '../../src/messages/message';

type Tester = (one: unknown, other: unknown) => boolean | undefined;

/** Jest's types lack it. */
const { addEqualityTesters } = expect as unknown as {
  addEqualityTesters: (testers: readonly Tester[]) => void;
};

const isPair = (one: unknown, other: unknown): boolean =>
  one instanceof Message && typeof other === 'string';

/** A message equals its English sentence, so tests of rules say what a caller reads. */
addEqualityTesters([
  (one, other) =>
    isPair(one, other) || isPair(other, one) ? String(one) === String(other) : undefined,
]);
