import type { DocumentFont } from '../../domain/document-look';
import type { Features } from './copyable-font';

/** One npm package of font files cut into slices by Unicode range, as fontsource publishes them. */
export interface FontPackage {
  readonly package: string;
  /** How its file names begin: `<prefix>-<slice>-<weight or wght>-normal.woff2`. */
  readonly prefix: string;
  /** The weights it has as files; `variable` fonts are instanced at any weight. */
  readonly weights: readonly number[] | 'variable';
  readonly features?: Features;
  /** A text containing one of these characters moves the package to the front of the fallbacks. */
  readonly preferredFor?: RegExp;
}

/** Figures of one width stand in columns; contextual alternates cost time and change little. */
const FIGURES = { tnum: true, calt: false };

export const SANS: FontPackage = {
  package: '@fontsource/inter',
  prefix: 'inter',
  weights: [400, 600],
  features: FIGURES,
};

const source = (name: string): FontPackage => ({
  package: `@fontsource/${name}`,
  prefix: name,
  weights: [400, 600],
  features: FIGURES,
});

/** The typefaces of documents. */
export const TYPEFACES: Readonly<Record<DocumentFont, FontPackage>> = {
  inter: SANS,
  source_sans: source('source-sans-3'),
  source_serif: source('source-serif-4'),
};

const noto = (script: string, weights: readonly number[] = [400, 700]): FontPackage => ({
  package: `@fontsource/noto-${script}`,
  prefix: `noto-${script}`,
  weights,
});

/**
 * Tried in this order for what the typeface itself lacks. The CJK packages are variable fonts,
 * because the same glyphs as static files take 200 MB instead of 14 MB. Han characters are shared
 * by Chinese, Japanese and Korean and drawn differently: kana or hangul in the document decide.
 */
export const FALLBACKS: readonly FontPackage[] = [
  noto('sans-hebrew'),
  noto('sans-arabic'),
  noto('sans-devanagari'),
  noto('sans-thai'),
  {
    package: '@fontsource-variable/noto-sans-sc',
    prefix: 'noto-sans-sc',
    weights: 'variable',
  },
  {
    package: '@fontsource-variable/noto-sans-jp',
    prefix: 'noto-sans-jp',
    weights: 'variable',
    preferredFor: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  {
    package: '@fontsource-variable/noto-sans-kr',
    prefix: 'noto-sans-kr',
    weights: 'variable',
    preferredFor: /\p{Script=Hangul}/u,
  },
  ...['bengali', 'gurmukhi', 'gujarati', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala'].map(
    (script) => noto(`sans-${script}`),
  ),
  ...['lao', 'myanmar', 'khmer', 'georgian', 'armenian', 'ethiopic', 'thaana', 'syriac'].map(
    (script) => noto(`sans-${script}`),
  ),
  noto('serif-tibetan'),
  noto('sans-nko', [400]),
  noto('sans-symbols-2', [400]),
  { package: '@fontsource-variable/noto-emoji', prefix: 'noto-emoji', weights: 'variable' },
];
