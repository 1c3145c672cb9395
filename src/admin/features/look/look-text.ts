import type { DocumentFont, DocumentLook } from '../../../domain/document-look';
import type { Language } from '../../../domain/languages';
import { choiceOf, LISTS } from '../../forms/inputs/choices';
import { designerWords, historyWords, inputWords } from '../../words';

/** Typefaces have their names in every language. */
export const FONT_NAMES: Readonly<Record<DocumentFont, string>> = {
  inter: 'Inter',
  source_sans: 'Source Sans',
  source_serif: 'Source Serif',
};

/** The look of a business in words, such as `Typeface: Inter; Not shown: Bank details`. */
export function lookText(look: DocumentLook): string {
  const words = designerWords();
  const { template, logo_side: side, address_window: window, font, hidden, labels = {} } = look;
  const own = (Object.keys(labels) as Language[]).map((language): [string, string] => [
    `${words.groups.words}, ${choiceOf(LISTS.language, language).label}`,
    Object.values(labels[language] ?? {}).join(', '),
  ]);
  const parts: [string, string | undefined][] = [
    [words.template, template && inputWords().choices.template_type[template]],
    [words.font, font && FONT_NAMES[font]],
    [words.logoSide, side && words.sides[side]],
    [words.addressWindow, window && words.windows[window]],
    [words.notShown, hidden?.map((part) => words.parts[part]).join(', ')],
    ...own,
  ];
  return parts
    .filter(([, text]) => text)
    .map(([label, text]) =>
      historyWords()
        .value(label, text ?? '')
        .join(''),
    )
    .join('; ');
}
