/* The answers of the panel's own routes about e-invoices, like those of `answers`. */

import type { EInvoiceFormat } from '../domain/e-invoice-formats';

/** A field that an e-invoice or the sheet lacks, or that breaks one of its rules. */
export interface EInvoiceProblem {
  /** As the API names it, such as `/business/vat_id`. */
  pointer: string;
  /** The field as forms call it, such as `Business: VAT number`. */
  field: string;
  /** Reads on from the field: `is needed (BR-S-02)`. */
  message: string;
  /** The page of the record that holds it. Null for the document itself, or one that is not shown. */
  page: string | null;
}

export interface EInvoiceFormatCheck {
  format: EInvoiceFormat;
  /** Its file is kept and can be had again. */
  handed_out: boolean;
  problems: EInvoiceProblem[];
  /** Why the document has no such e-invoice, whatever is filled in. */
  refusal: { path: (string | number)[]; message: string }[] | null;
  /** Rounding the tax of the document for each rate helps. */
  rounded_by_line: boolean;
}

/** Whether an invoice was supplied on its issue date, as its operator can answer. */
export interface SupplyQuestion {
  issue_date: string;
  /** The version of the invoice. */
  updatedAt: string;
  /** The business, where the operator may answer for all its invoices. */
  business: string | null;
}

/** GET …/:id/e-invoice/check */
export interface EInvoiceCheck {
  issued: boolean;
  /** The demands of the law that the sheet of a draft does not meet. */
  sheet: EInvoiceProblem[];
  /** The question before a draft is issued; null for none. */
  supply: SupplyQuestion | null;
  /** The format that the customer wants, or that its data suggest. */
  preferred: EInvoiceFormat | null;
  /** Where `preferred` is null: the format whose gaps are worth showing. Nothing is sent in it unasked. */
  base: EInvoiceFormat | null;
  formats: EInvoiceFormatCheck[];
}
