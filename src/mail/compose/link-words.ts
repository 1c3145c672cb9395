import { escapeHtml } from '../../domain/html';
import type { Composed } from './letter';

/** Stands for the link of the document in all that is stored: a page opens for whoever has its link. */
export const LINK_WORDS = '[link to this document]';

/** A link as this service makes it, whatever its host; the group is the token. */
const LINK = /(?:https?:\/\/[^\s"<>]*)?\/d\/([\w-]{44})(?![\w-])/g;

/** The text with words in the place of links, so that it can be stored. */
export const withoutLinks = (text: string): string => text.replace(LINK, LINK_WORDS);

/** The tokens of the links in a text. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, token = '']) => token);

/** A mail as its reader gets it, with the link in its place. */
export const withLink = <T extends Pick<Composed, 'text' | 'html'>>(mail: T, link: string): T => ({
  ...mail,
  text: mail.text.replaceAll(LINK_WORDS, () => link),
  html: mail.html.replaceAll(LINK_WORDS, () => escapeHtml(link)),
});
