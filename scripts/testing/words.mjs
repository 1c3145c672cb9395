import { basename } from 'node:path';

/** The words in a file's name, without the s of a plural: `void` and `payment` of `payments-void.test.ts`. */
export const wordsOf = (file) =>
  basename(file)
    .replace(/\..*$/, '')
    .split('-')
    .map((word) => word.replace(/s$/, ''));
