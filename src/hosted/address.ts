import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../domain/e-invoice-formats';

/** A file of the document, by its id. */
export type FilePart = `attachments/${string}`;

/** `pay` leads to a payment provider, which sends its payers back to `paid`. */
export type Part =
  'page' | 'pdf' | 'logo' | 'accept' | 'decline' | 'pay' | 'paid' | EInvoiceFormat | FilePart;

/** What a path below `/d/` names. */
export interface Address {
  /** The path of the page itself. */
  page: string;
  token: string;
  /** The end of a preview, by which an operator looks at the page; null for the customer. */
  until: string | null;
  part: Part;
}

const FORM = /^\/d\/([A-Za-z0-9_-]{1,64})(?:\.([0-9a-z]{1,9}))?(?:\/(.{1,60}))?$/;
const PARTS = new Map<string, Part>([
  ...(['pdf', 'logo', 'accept', 'decline', 'pay', 'paid'] as const).map(
    (part) => [part, part] as const,
  ),
  ...E_INVOICE_FORMATS.map((format) => [`e-invoice/${format}`, format] as const),
]);

export const isFilePart = (part: string): part is FilePart =>
  /^attachments\/[0-9a-f-]{36}$/.test(part);

/** The part of a document's page that a path below it names; undefined for every other text. */
export const partOf = (below: string): Part | undefined =>
  isFilePart(below) ? below : PARTS.get(below);

/** Reads a path; null for one that no page has. Nothing of it is proven yet. */
export function readAddress(path: string): Address | null {
  const [, token, until = null, below] = FORM.exec(path) ?? [];
  const part = below === undefined ? 'page' : partOf(below);
  if (token === undefined || !part) return null;
  return { page: `/d/${token}${until === null ? '' : `.${until}`}`, token, until, part };
}
