/** Makes a PDF a Factur-X invoice: PDF/A-3b that carries the same invoice as XML. */
export interface FacturX {
  /** The invoice as XML in UTF-8. It is attached byte for byte. */
  readonly xml: Uint8Array;
  /** The only date within the PDF, so that the same document always gives the same bytes. */
  readonly date: Date;
}

/** Readers look for the invoice under this name (Factur-X 1.0, 6.2). */
export const FILE_NAME = 'factur-x.xml';
