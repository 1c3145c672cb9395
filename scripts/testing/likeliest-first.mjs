import Sequencer from '@jest/test-sequencer';
import { wordsOf } from './words.mjs';

/** Runs first the test files whose names share most words with the changed files: they fail likeliest. */
export default class LikeliestFirst extends Sequencer {
  sort(tests) {
    const words = new Set((process.env.TESTS_LIKE ?? '').split(' '));
    const likeness = ({ path }) => wordsOf(path).filter((word) => words.has(word)).length;
    return [...super.sort(tests)].sort((one, other) => likeness(other) - likeness(one));
  }
}
