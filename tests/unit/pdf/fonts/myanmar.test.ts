import { asDrawn } from '../../../../src/pdf/fonts/myanmar';

test.each([
  ['the vowel E before its consonant', 'ခေ', 'ေခ'],
  ['the medial ra round its consonant', 'မြ', 'ြမ'],
  ['both, with another medial behind', 'မြွေ', 'ေြမွ'],
  ['kinzi on the consonant that follows it', 'အင်္ဂ', 'အဂင်္'],
  ['consonants below the first one', 'ပုဂ္ဂလ', 'ပုဂ္ဂလ'],
  ['the vowel E before consonants one below the other', 'သတ္တေ', 'သေတ္တ'],
  ['other letters where they are', 'Rangoon 12', 'Rangoon 12'],
])('Myanmar is drawn with %s', (_what, written, drawn) => {
  expect(asDrawn(written)).toBe(drawn);
});
