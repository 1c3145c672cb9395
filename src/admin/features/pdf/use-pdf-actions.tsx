import { Download, Eye } from '@strapi/icons';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { saveFile } from '../../requests/save-file';
import { showPdf } from './shown-pdf';
import { useReadPdf } from './use-read-pdf';
import { pdfWords } from '../../words';

interface Printed {
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
  /** Names the file. */
  number: string;
}

/** The two actions with the PDF of a document. */
export function usePdfActions({
  path,
  documentId,
  number,
}: Printed): InvoicingAction<'preview' | 'download'>[] {
  const readPdf = useReadPdf();
  const notify = useNotify();
  const name = `${number}.pdf`;
  const read = () => readPdf(path, documentId);
  return [
    {
      id: 'preview',
      label: pdfWords().previewPdf,
      icon: <Eye />,
      run: () =>
        read()
          .then((file) => showPdf({ name, file }))
          .catch(notify.failed),
    },
    {
      id: 'download',
      label: pdfWords().downloadPdf,
      icon: <Download />,
      run: () =>
        read()
          .then((file) => saveFile(name, file))
          .catch(notify.failed),
    },
  ];
}
