import { html } from './html';
import type { Composed, Letter } from './letter';
import { plainText } from './plain-text';

/** A letter as a mail. */
export const compose = (letter: Letter): Composed => ({
  subject: letter.subject,
  text: plainText(letter),
  html: html(letter),
});
