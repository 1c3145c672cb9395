import { E_INVOICE_FORMATS, type EInvoiceFormat } from '../domain/e-invoice-formats';

export type Part = 'page' | 'pdf' | 'logo' | 'accept' | 'decline' | EInvoiceFormat;

/** What a path below `/d/` names. */
export interface Address {
  /** The path of the page itself. */
  page: string;
  token: string;
  /** Proves that an operator looks at the page, and not the customer. */
  preview: string | null;
  part: Part;
}

const FORM = /^\/d\/([A-Za-z0-9_-]{1,64})(?:\.([A-Za-z0-9_.-]{1,64}))?(?:\/(.{1,40}))?$/;
const PARTS = new Map<string, Part>([
  ...(['pdf', 'logo', 'accept', 'decline'] as const).map((part) => [part, part] as const),
  ...E_INVOICE_FORMATS.map((format) => [`e-invoice/${format}`, format] as const),
]);

/** Reads a path; null for one that no page has. Nothing of it is proven yet. */
export function readAddress(path: string): Address | null {
  const [, token, preview = null, below] = FORM.exec(path) ?? [];
  const part = below === undefined ? 'page' : PARTS.get(below);
  if (token === undefined || !part) return null;
  return { page: `/d/${token}${preview === null ? '' : `.${preview}`}`, token, preview, part };
}
