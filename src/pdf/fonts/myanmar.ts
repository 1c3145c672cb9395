/** A consonant or vowel of its own, with the consonants below it. */
const LETTERS =
  '[\\u1000-\\u102a\\u103f\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e](?:\\u1039[\\u1000-\\u1021])*';

/** Kinzi, the letters, their medials, and the vowel E that stands before them. */
const SYLLABLE = new RegExp(
  `(\\u1004\\u103a\\u1039)?(${LETTERS})([\\u103b-\\u103e]*)(\\u1031)?`,
  'gu',
);

/** It goes round the consonant that it follows. */
const MEDIAL_RA = '\u103c';

/** OpenType's features of Myanmar (Microsoft, "Developing OpenType Fonts for Myanmar Script"). */
export const MYANMAR: Readonly<Record<string, boolean>> = Object.fromEntries(
  ['rphf', 'pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'].map((tag) => [tag, true]),
);

export const isMyanmar = (text: string): boolean => /\p{Script=Myanmar}/u.test(text);

/**
 * Myanmar in the order in which its signs are drawn, as the shaping rules of OpenType have it. fontkit has none for
 * this script, so vowels would stand behind the consonants that they precede.
 */
export const asDrawn = (text: string): string =>
  text.replace(SYLLABLE, (_, kinzi = '', letters: string, medials: string, vowel = '') => {
    const around = medials.includes(MEDIAL_RA) ? MEDIAL_RA : '';
    const [base = '', ...below] = letters;
    return [vowel, around, base, kinzi, ...below, medials.replace(MEDIAL_RA, '')].join('');
  });
