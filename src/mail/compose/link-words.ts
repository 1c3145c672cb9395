import { escapeHtml } from '../../domain/html';
import type { Composed } from './letter';

/** Stands for the link of the document in all that is stored: a page opens for whoever has its link. */
export const LINK_WORDS = '[link to this document]';

/** The path of a link as this service makes it; the group is the token. */
const PATH = /\/d\/([\w-]{44})(?![\w-])/g;
/** No address has one of these in it. */
const OUTSIDE = /[\s"<>]/;

interface Link {
  start: number;
  end: number;
  token: string;
}

/**
 * The links in a text, whatever their host. A pattern with the host in front of the path would take the square of
 * the text's length, so this looks back from each path, and never behind the link before.
 */
function linksIn(text: string): Link[] {
  const links: Link[] = [];
  for (const { index, 0: path, 1: token = '' } of text.matchAll(PATH)) {
    const least = links.at(-1)?.end ?? 0;
    let begin = index;
    while (begin > least && !OUTSIDE.test(text.charAt(begin - 1))) begin -= 1;
    const host = text.slice(begin, index).search(/https?:\/\//);
    links.push({ start: host < 0 ? index : begin + host, end: index + path.length, token });
  }
  return links;
}

/** The text with words in the place of links, so that it can be stored. */
export function withoutLinks(text: string): string {
  const links = linksIn(text);
  const kept = links.map(
    ({ start }, at) => text.slice(links[at - 1]?.end ?? 0, start) + LINK_WORDS,
  );
  return kept.join('') + text.slice(links.at(-1)?.end ?? 0);
}

/** The tokens of the links in a text. */
export const tokensIn = (text: string): string[] => linksIn(text).map(({ token }) => token);

/** A mail as its reader gets it, with the link in its place. */
export const withLink = <T extends Pick<Composed, 'text' | 'html'>>(mail: T, link: string): T => ({
  ...mail,
  text: mail.text.replaceAll(LINK_WORDS, () => link),
  html: mail.html.replaceAll(LINK_WORDS, () => escapeHtml(link)),
});
