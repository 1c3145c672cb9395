import type { Language } from '../../domain/languages';

export type Row = readonly [label: string, value: string];

/** Everything that a mail says, before it becomes a plain text and a page. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** Each may have several lines. */
  readonly paragraphs: readonly string[];
  /** The document at a glance. The last row is the one that matters most. */
  readonly facts: readonly Row[];
  /** Buttons, in the order of their weight. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** The colour of the buttons, `#RRGGBB` or `#RGB`. */
  readonly color: string;
  /** The account to pay to, below the sentence that introduces it. */
  readonly account: { readonly text: string; readonly rows: readonly Row[] } | null;
  /** Null in a notice, which nobody signs. */
  readonly closing: string | null;
  /** The name of the business, and below it the lines of its address. */
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly footer: string | null;
}

/** A mail as it is stored. */
export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
