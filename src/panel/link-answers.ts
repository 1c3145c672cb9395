/**
 * GET …/:id/link and POST …/:id/link/revoke: the page of a document for its customer. In its place stands
 * null before the document is issued.
 */
export interface PageLink {
  /**
   * The URL for the customer; null where the operator may not change the document: whoever holds it may
   * accept a quotation. Null also where the operator's role hides a part of the document.
   */
  url: string | null;
  /** The path at which the operator sees the page for a quarter of an hour; null for such a role. */
  preview: string | null;
  /** When the customer opened it first and last, ISO 8601; null before that. */
  opened_at: string | null;
  last_opened_at: string | null;
}
