/**
 * The names of identifier schemes by their English ones, without a country in brackets. Names that are in
 * no list stay as they are: `SIREN` is called so in every language.
 */
export type SchemeWords = Readonly<Record<string, string>>;

export const EN: SchemeWords = {};
