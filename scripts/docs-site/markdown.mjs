import { posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { GUIDES } from './guides.mjs';

/** The anchor of a heading, as GitHub makes it, so that links work in the repository, too. */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

export const escapeHtml = (text) => new MarkdownIt().utils.escapeHtml(String(text));

const addressOf = (source) => {
  const guide = GUIDES.find((one) => one.source === source);
  return guide && `/docs/${guide.slug}`;
};

/** Where a link of a guide leads; undefined for a file that is no page of the site. */
function targetOf(href, source) {
  if (/^(https?:|#|\/)/.test(href)) return href;
  const [file, anchor] = href.split('#');
  const address = addressOf(posix.join(posix.dirname(source), file));
  return address && (anchor ? `${address}#${anchor}` : address);
}

/** A link to a file that is no page becomes its text. */
function mendLinks(children, source) {
  let isDropped = false;
  return children.filter((token) => {
    if (token.type === 'link_open') {
      const target = targetOf(token.attrGet('href'), source);
      isDropped = target === undefined;
      if (!isDropped) token.attrSet('href', target);
      return !isDropped;
    }
    if (token.type !== 'link_close' || !isDropped) return true;
    isDropped = false;
    return false;
  });
}

const markdown = new MarkdownIt({ linkify: false });
markdown.renderer.rules.table_open = () =>
  '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.fence = ([...tokens], index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index].content)}</code></pre>`;

const plain = (inline) => inline.children.map(({ content }) => content).join('');

/** @returns the HTML, the title, and the sections with their texts for the search */
export function readMarkdown(text, source) {
  const tokens = markdown.parse(text, {});
  const sections = [];
  const anchors = new Map();
  tokens.forEach((token, index) => {
    if (token.type === 'inline') {
      token.children = mendLinks(token.children, source);
      if (tokens[index - 1].type === 'heading_open') {
        const title = plain(token);
        const base = anchorOf(title);
        const count = anchors.get(base) ?? 0;
        anchors.set(base, count + 1);
        const anchor = count === 0 ? base : `${base}-${count}`;
        tokens[index - 1].attrSet('id', anchor);
        sections.push({ title, anchor, level: Number(tokens[index - 1].tag.slice(1)), text: '' });
      } else if (sections.length > 0) sections.at(-1).text += `${plain(token)} `;
    } else if (token.type === 'fence' && sections.length > 0) {
      sections.at(-1).text += `${token.content} `;
    }
  });
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { html, title: sections[0]?.title ?? source, sections };
}
