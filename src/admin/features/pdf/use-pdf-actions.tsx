import { Download, Eye } from '@strapi/icons';
import { useAuth } from '@strapi/strapi/admin';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
import { panelFetch } from '../../requests/panel-fetch';
import { saveFile } from '../../requests/save-file';
import { showPdf } from './shown-pdf';
import { pdfWords } from '../../words';

interface Printed {
  /** The first part of the paths of its kind, such as `invoices`. */
  path: string;
  documentId: string;
  /** Names the file. */
  number: string;
}

/** Reads a PDF of a record. Not by RTK Query: a file has no place in the store. */
function useReadPdf() {
  const token = useAuth('useReadPdf', (auth) => auth.token);
  return async (url: string) => {
    const answer = await panelFetch(url, token, { method: 'GET' });
    return { file: await answer.blob(), unprintable: answer.headers.get('X-Unprintable') };
  };
}

/** Shows a PDF that hands nothing out. It is saved from the side panel. */
export function useShowPdf(): (name: string, url: string) => Promise<void> {
  const read = useReadPdf();
  const notify = useNotify();
  return (name, url) =>
    read(url)
      .then((pdf) => {
        const save = () => Promise.resolve(saveFile(name, pdf.file));
        showPdf({ name, save, ...pdf });
      })
      .catch(notify.failed);
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
  const read = (query = '') => readPdf(`/invoicing/${path}/${documentId}/pdf${query}`);
  /** Read anew, since the service notes that it leaves. */
  const save = () =>
    read()
      .then(({ file }) => saveFile(name, file))
      .catch(notify.failed);
  return [
    {
      id: 'preview',
      label: pdfWords().previewPdf,
      icon: <Eye />,
      run: () =>
        read('?preview')
          .then((read) => showPdf({ name, save, ...read }))
          .catch(notify.failed),
    },
    {
      id: 'download',
      label: pdfWords().downloadPdf,
      icon: <Download />,
      run: save,
    },
  ];
}
