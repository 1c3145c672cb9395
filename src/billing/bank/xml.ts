import { SaxesParser } from 'saxes';
import { say } from '../../messages/message';
import { invalid, RefusedFile } from './read-statement';

const MOST_LEVELS = 100;

/** An element with what stands in it. */
export interface Element {
  name: string;
  text: string;
  currency: string | null;
  children: Element[];
}

/** Takes the elements of a file, as they are read. */
export interface XmlReader {
  /** The root. @param namespace empty for none */
  root(name: string, namespace: string): void;
  /** An element of the third level begins or ends. */
  begins(name: string): void;
  ends(name: string): void;
  /** A whole element of the fourth level, which is forgotten afterwards. */
  part(element: Element): void;
}

const KEPT_FROM = 4;

/**
 * Reads XML without keeping the whole of it. Only the entities of XML itself are known.
 * @throws RefusedFile for what is no XML, for a DOCTYPE, and for elements in too many levels
 */
export function readXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: Element[] = [];
  const refuse = (key: 'bank_not_xml' | 'bank_doctype') =>
    invalid(['lines', parser.line], say(key));
  parser.on('error', () => {
    throw refuse('bank_not_xml');
  });
  parser.on('doctype', () => {
    throw refuse('bank_doctype');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const currency = attributes['Ccy']?.value ?? null;
    const element: Element = { name: local, text: '', currency, children: [] };
    if (open.length >= MOST_LEVELS)
      throw invalid(['lines', parser.line], say('bank_too_deep', { max: MOST_LEVELS }));
    if (open.length === 0) reader.root(local, uri);
    if (open.length >= KEPT_FROM) open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length === KEPT_FROM - 1) reader.begins(local);
  });
  const addText = (part: string) => {
    const last = open.at(-1);
    if (last && open.length >= KEPT_FROM) last.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && open.length === KEPT_FROM - 1) reader.part(element);
    if (element && open.length === KEPT_FROM - 2) reader.ends(element.name);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof RefusedFile ? error : refuse('bank_not_xml');
  }
}

/** The first elements of a path such as `['Refs', 'EndToEndId']`. */
export function childrenOf(element: Element | undefined, ...path: string[]): Element[] {
  const [name, ...rest] = path;
  if (name === undefined) return element ? [element] : [];
  const found = element?.children.filter((child) => child.name === name) ?? [];
  return rest.length === 0 ? found : found.slice(0, 1).flatMap((one) => childrenOf(one, ...rest));
}

export const childOf = (element: Element | undefined, ...path: string[]): Element | undefined =>
  childrenOf(element, ...path)[0];

/** The text of the element at a path, without blanks around it; null for none. */
export const textOf = (element: Element | undefined, ...path: string[]): string | null =>
  childOf(element, ...path)?.text.trim() || null;
