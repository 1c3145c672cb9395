import { EN } from './en';

export type MessageKey = keyof typeof EN;

export const isMessageKey = (key: string | undefined): key is MessageKey =>
  key !== undefined && Object.hasOwn(EN, key);

/** A sentence for each key. A language that lacks one fails the types. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

type Places<Text extends string> = Text extends `${string}[${infer Place}]${infer Rest}`
  ? Place | Places<Rest>
  : never;

type Value = string | number;
type PlacesOf<Key extends MessageKey> = Places<(typeof EN)[Key]>;
type ValuesOf<Key extends MessageKey> = [PlacesOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<PlacesOf<Key>, Value>>];

const PLACE = /\[(\w+)\]/g;

/** Puts the values of a message into a sentence with places such as `[max]`. */
export const filled = (
  sentence: string,
  values: Readonly<Record<string, Value>>,
  shown: (value: string) => string,
): string => sentence.replace(PLACE, (_place, name: string) => shown(String(values[name] ?? '')));

/** Something that the service says, before it is said in a language. As a text it is English. */
export class Message {
  constructor(
    readonly key: MessageKey,
    readonly values: Readonly<Record<string, Value>>,
    /** The rule of e-invoices that a finding is about, such as `BR-S-02`. */
    readonly rule?: string,
  ) {}

  /** The same as a finding of a rule. */
  of(rule: string): Message {
    return new Message(this.key, this.values, rule);
  }

  toString(): string {
    return this.withRule(filled(EN[this.key], this.values, (value) => value));
  }

  withRule(text: string): string {
    return this.rule === undefined ? text : `${text} (${this.rule})`;
  }
}

/** A message, or a plain English sentence that no page of the panel shows. */
export type Sentence = Message | string;

/** @param values in English, such as `1,234.50`; days as `2026-05-01` */
export const say = <Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message =>
  new Message(key, values ?? {});
