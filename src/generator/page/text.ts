import { html, type Html } from '../../domain/html';
import { LANGUAGES, type Language } from '../../domain/languages';
import { UNITS } from '../../domain/units';
import type { DocumentWords, LabelWords } from '../../words/document';
import { unitIn } from '../../words/format';
import { LANGUAGE_NAMES } from '../../words/language-names';
import type { PageWords } from '../../words/catalogue';

/** The texts of the page in one language. */
export interface PageText {
  readonly language: Language;
  readonly words: PageWords['html'];
  /** The words that the document has unless its writer changes them. */
  readonly labels: LabelWords;
  readonly units: DocumentWords['units'];
  readonly deliveryDate: string;
}

/** A label of the document; the page shows it as the document will have it. */
export const label = ({ labels }: PageText, key: keyof LabelWords): Html =>
  html`<span data-label-text="${key}">${labels[key]}</span>`;

/** Text with what stands in brackets drawn by `draw`, in order. */
export function drawn(text: string, draw: (inner: string, place: number) => Html): Html[] {
  const pieces = text.split(/[[\]]/);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? html`${piece}` : draw(piece, (index - 1) / 2),
  );
}

/** A choice of languages, each by its own name. */
export const languageOptions = (selected?: Language): Html[] =>
  LANGUAGES.map((one) => {
    const name = LANGUAGE_NAMES[one];
    return one === selected
      ? html`<option value="${one}" lang="${one}" selected>${name}</option>`
      : html`<option value="${one}" lang="${one}">${name}</option>`;
  });

/** A choice of units by their names; without one at first. */
export function unitOptions({ language, units }: PageText): Html[] {
  const name = unitIn(language, units, 'long');
  const codes = Object.keys(UNITS);
  return [
    html`<option value="">–</option>`,
    ...codes.map((code) => html`<option value="${code}">${name('1', code) ?? code}</option>`),
  ];
}
