const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Markup of ours, which templates take as it is. */
export class Html {
  constructor(readonly html: string) {}
}

/** The parts that a template takes. Null and false stand for nothing. */
export type Part = string | number | Html | null | false | readonly Part[];

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.html;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

/** Markup with its parts filled in. Strings in it are text: they are escaped, in attributes too. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const filled = strings.map((text, index) => text + textOf(parts[index] ?? null));
  return new Html(filled.join(''));
}

const PLACEHOLDER = /\{(\w+)\}/;

/** A sentence of a catalogue with its placeholders, such as `{date}`, filled in. */
export function sentence(text: string, values: Readonly<Record<string, Part>>): Html {
  // Splitting by a group keeps the names, at the odd places.
  const parts = text.split(PLACEHOLDER);
  return html`${parts.map((part, index) => (index % 2 ? (values[part] ?? null) : part))}`;
}

/** Data for a script of the page. The browser does not run this element. */
export function embeddedJson(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html`<script type="application/json" id="${id}">
    ${new Html(json)}
  </script>`;
}
