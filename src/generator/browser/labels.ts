import type { Language } from '../../domain/languages';
import { DOCUMENT as DE } from '../../words/de/document';
import type { LabelWords } from '../../words/document';
import { DOCUMENT as EN } from '../../words/en/document';
import { DOCUMENT as ES } from '../../words/es/document';
import { DOCUMENT as FR } from '../../words/fr/document';
import { DOCUMENT as IT } from '../../words/it/document';
import { DOCUMENT as NL } from '../../words/nl/document';
import { DOCUMENT as PL } from '../../words/pl/document';
import { DOCUMENT as PT } from '../../words/pt/document';

/**
 * The labels on the page at /: those that the service prints. Bundled for the browser as
 * public/generator/labels.js (scripts/setup/page-scripts.mjs), without the words of other pages.
 */
export const LABELS: Readonly<Record<Language, LabelWords>> = {
  en: EN.labels,
  de: DE.labels,
  fr: FR.labels,
  es: ES.labels,
  it: IT.labels,
  nl: NL.labels,
  pt: PT.labels,
  pl: PL.labels,
};

export { COLUMN_LABELS } from '../columns';
