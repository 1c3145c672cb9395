import type { Sentence } from '../messages/message';

/** An error of Strapi's classes that says this, in the language of whoever gets it. */
export const saying = <Kind extends Error>(
  Kind: new (message: string, details: object) => Kind,
  said: Sentence,
  details: object = {},
): Kind => Object.assign(new Kind(String(said), details), { cause: said });
