import { File } from '@strapi/icons';
import { DOCUMENT_PAPERS, hasPaper } from '../../../domain/document-papers';
import type { DocumentAction, DocumentRow } from '../../kit/actions/document-actions';
import type { Kind } from '../../requests/document-kinds';
import { pdfWords } from '../../words';
import { useShowPdf } from './use-pdf-actions';

/** Other papers of a document, such as its delivery note. */
export function usePaperActions(
  { word, path }: Kind,
  { documentId, state }: DocumentRow,
  number: string,
): DocumentAction[] {
  const show = useShowPdf();
  return DOCUMENT_PAPERS[word]
    .filter((paper) => hasPaper(paper, state))
    .map((paper) => ({
      id: paper,
      label: pdfWords().papers[paper],
      icon: <File />,
      run: () =>
        show(
          `${paper.replace('_', '-')}-${number}.pdf`,
          `/invoicing/${path}/${documentId}/pdf?paper=${paper}`,
        ),
    }));
}
