import type { DocumentFont, LogoSide } from '../domain/document-look';
import type { Paper } from '../domain/paper';
import { LINE_BREAK } from '../domain/line-break';
import type { TemplateName } from '../domain/templates';

/**
 * The words and figures of a document, decided and formatted. The public generator, stored invoices
 * and stored quotations share this shape; templates only place it on paper.
 */
export interface DocumentView {
  readonly template: TemplateName;
  /** The version of the template that the document was issued with; of a draft, the current one. */
  readonly templateVersion: number;
  readonly paper: Paper;
  /** BCP 47, for the PDF's language entry. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** Of a stored document: the only date in its file. */
  readonly date?: Date | undefined;
  /** `#RRGGBB` or `#RGB`. */
  readonly color: string;
  readonly logo?: LogoImage | undefined;
  /** By default that of the template. */
  readonly font?: DocumentFont | undefined;
  /** By default where the template has it. */
  readonly logoSide?: LogoSide | undefined;
  /** Whether the address of the recipient stands in the window of an envelope (DIN 5008). */
  readonly hasWindow?: boolean | undefined;
  /**
   * Whether most of what its author wrote is right to left: names of both parties, descriptions, notes
   * and terms. Its sheets are mirrored then, where the version of the template has it.
   */
  readonly isMirrored: boolean;
  /** The large word: INVOICE, QUOTATION or a label of the caller. */
  readonly heading: string;
  readonly number?: string | undefined;
  /** Before the number, where a template has a word there. */
  readonly numberLabel?: string | undefined;
  readonly sender: Party;
  readonly recipients: readonly LabelledParty[];
  /** Dates, purchase order number and the like. */
  readonly facts: readonly Labelled[];
  /** The amount that a reader looks for first: the last of the totals. */
  readonly due: Labelled;
  readonly columns: readonly Column[];
  /** Before the sum of the lines of earlier pages. */
  readonly carriedLabel?: string | undefined;
  readonly lines: readonly Line[];
  /** None on a paper without amounts. */
  readonly totals: readonly Total[];
  /** Net and tax by rate and category. */
  readonly taxSummary?: TaxSummary | undefined;
  /** Bank details, notes and terms, in full. */
  readonly remarks: readonly Remark[];
  /** At the foot of each page, in columns of lines. */
  readonly footer?: readonly (readonly string[])[] | undefined;
  readonly stamp?: Stamp | undefined;
  /** Printed large and pale across every page, under its content. */
  readonly watermark?: string | undefined;
  /** The same over the content, so that no band or card of a template covers it. */
  readonly mark?: string | undefined;
}

export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** A text below the sums. */
export interface Remark extends Labelled {
  readonly code?: PrintedCode;
}

/** A QR code beside a text. */
export interface PrintedCode {
  readonly content: string;
  readonly caption: string;
}

/** Name, and the lines under it. */
export interface Party {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface LabelledParty extends Party {
  readonly label: string;
}

export type ColumnKey = 'item' | 'quantity' | 'rate' | 'discount' | 'tax' | 'amount';

export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
}

export type Line = Readonly<Partial<Record<ColumnKey, string>>> & {
  readonly item: string;
  /** The amounts up to and with this line, for the page after it. */
  readonly sumSoFar?: string | undefined;
};

export interface Total extends Labelled {
  /** `total` closes the sum, `due` is what remains to be paid. */
  readonly kind: 'part' | 'total' | 'due';
}

export interface TaxSummaryRow {
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
}

export interface TaxSummary {
  readonly labels: TaxSummaryRow;
  readonly rows: readonly TaxSummaryRow[];
}

export interface Stamp {
  readonly text: string;
  readonly tone: 'good' | 'warning' | 'neutral';
}

export interface LogoImage {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Choices of the operator or the request; they are no part of the document. */
export interface PrintOptions {
  readonly paper?: Paper;
  readonly logo?: LogoImage | undefined;
  readonly watermark?: string | undefined;
  /** Leaves the bank details out: the caller shows them elsewhere. */
  readonly bankDetails?: 'apart';
  /** The page of the document, where it can be paid online. */
  readonly payPage?: string | null;
}

/** Text as lines, without the blank ones at its ends; every kind of line break counts. */
export function linesOf(text: string): string[] {
  return text
    .trim()
    .split(LINE_BREAK)
    .map((line) => line.trimEnd());
}

/** Later lines are joined in one, because an address could fill the page. */
const MOST_ADDRESS_LINES = 14;

/** The first line is the name. */
export function partyOf(text: string): Party {
  const [name = '', ...lines] = linesOf(text);
  const rest = lines.slice(MOST_ADDRESS_LINES - 1).filter(Boolean);
  const shown = lines.slice(0, MOST_ADDRESS_LINES - 1);
  return { name, lines: rest.length > 0 ? [...shown, rest.join(', ')] : shown };
}
