/** A value within a sentence. It may be long, so the page may shorten it. */
export interface Value {
  value: string;
}

/** A part of a sentence. */
export type Part = string | Value;

/** The types whose records keep a history. */
export type Thing =
  | 'invoice'
  | 'quotation'
  | 'customer'
  | 'product'
  | 'payment'
  | 'creditNote'
  | 'refund'
  | 'business'
  | 'endpoint';

export interface HistoryWords {
  title: string;
  loading: string;
  unreadable: string;
  empty: string;
  earlier: string;
  showAll: string;
  showFirst: string;
  /** A record as the object of a sentence, such as `this invoice`. */
  things: Readonly<Record<Thing, string>>;
  /** These follow the name of the author. */
  created: (thing: string) => string;
  imported: (thing: string) => string;
  recorded: (thing: string) => string;
  savedUnseen: string;
  mailedUnseen: string;
  erased: string;
  mailed: (mail: Value) => Part[];
  /** The kinds of mails by the words with which the server stored them. */
  mails: Readonly<Record<string, string>>;
  mailTo: (mail: string, addresses: string) => string;
  cleared: (label: string, before: Part) => Part[];
  set: (label: string, after: Part) => Part[];
  changed: (label: string, before: Part, after: Part) => Part[];
  /** A change within a line. Places count from 1. */
  inLine: (place: number, sentence: readonly Part[]) => Part[];
  removed: (place: number, name: Part | undefined) => Part[];
  added: (place: number, name: Part | undefined) => Part[];
  moved: string;
  value: (label: string, value: Part) => Part[];
  line: (place: number, name: Part | undefined) => Part[];
  service: string;
  aKey: string;
  key: (name: string) => string;
  operator: string;
  customer: string;
  nothing: string;
  none: string;
  yes: string;
  no: string;
  hiddenCustomer: string;
}
