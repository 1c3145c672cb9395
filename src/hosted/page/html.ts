const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** Markup of ours; only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** The parts that a template takes. Null and false stand for nothing. */
export type Part = string | number | Markup | null | false | readonly Part[];

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escape(String(part));
}

/** Markup with its parts filled in. Text is escaped, so that it is safe between tags and in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const filled = strings.map((text, index) => text + textOf(parts[index] ?? null));
  return new Markup(filled.join(''));
}

const PLACEHOLDER = /\{(\w+)\}/;

/** A sentence of a catalogue with its placeholders, such as `{date}`, filled in. */
export function sentence(text: string, values: Readonly<Record<string, Part>>): Markup {
  // Splitting by a group keeps the names, at the odd places.
  const parts = text.split(PLACEHOLDER);
  return html`${parts.map((part, index) => (index % 2 ? (values[part] ?? null) : part))}`;
}
