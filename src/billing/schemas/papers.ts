import { z } from 'zod';
import { DOCUMENT_PAPERS, type DocumentPaper } from '../../domain/document-papers';
import { DOCS, oneOf, optional } from '../../validation/fields';

const queryOf = (papers: readonly DocumentPaper[], what: string) =>
  z.object({ paper: optional(oneOf(papers), DOCS.oneOf(papers, what)) });

/** The query of GET …/{id}/pdf: another paper that is printed of the document. */
export const PAPER_QUERY = {
  invoice: queryOf(DOCUMENT_PAPERS.invoice, 'Its quantities, without amounts.'),
  quotation: queryOf(
    DOCUMENT_PAPERS.quotation,
    'It refers to the quotation, which stays as it is.',
  ),
};
