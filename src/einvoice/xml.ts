/** An element. Its content is either a text or other elements. */
export interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly content: string | readonly Element[];
}

type Content = Element | readonly Element[] | null;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser would make another line break of it.
  '\r': '&#13;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"'\r]/g, (character) => ESCAPED[character] ?? character);

function attributeText(attributes: Readonly<Record<string, string | null>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escape(value)}"`))
    .join('');
}

/** An element with a text; none for null. */
export function leaf(
  name: string,
  text: string | null,
  attributes?: Readonly<Record<string, string | null>>,
): Element | null {
  if (text === null) return null;
  return { name, attributes: attributes ? attributeText(attributes) : '', content: escape(text) };
}

/** An element that stands there also when nothing is in it. */
export function group(name: string, ...parts: readonly Content[]): Element {
  const content = parts.flatMap((part): readonly Element[] => {
    if (part === null) return [];
    return 'name' in part ? [part] : part;
  });
  return { name, attributes: '', content };
}

/** An element; none when nothing is in it, since Peppol refuses empty ones (PEPPOL-EN16931-R008). */
export function node(name: string, ...parts: readonly Content[]): Element | null {
  const element = group(name, ...parts);
  return element.content.length === 0 ? null : element;
}

function lines({ name, attributes, content }: Element, indent: string): string {
  const start = `${indent}<${name}${attributes}`;
  if (typeof content === 'string') return `${start}>${content}</${name}>\n`;
  if (content.length === 0) return `${start}/>\n`;
  let inner = '';
  for (const child of content) inner += lines(child, `${indent}  `);
  return `${start}>\n${inner}${indent}</${name}>\n`;
}

/** The text of a document, with a line per element. @param namespaces by their prefix */
export function xmlText(root: Element, namespaces: Readonly<Record<string, string>>): string {
  const declared = attributeText(
    Object.fromEntries(
      Object.entries(namespaces).map(([prefix, uri]) => [
        prefix ? `xmlns:${prefix}` : 'xmlns',
        uri,
      ]),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines({ ...root, attributes: declared }, '')}`;
}
