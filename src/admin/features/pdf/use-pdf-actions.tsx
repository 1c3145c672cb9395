import { Download, Eye } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { useNotify } from '../../requests/use-notify';
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

/** The two actions with the PDF of a document. */
export function usePdfActions({
  path,
  documentId,
  number,
}: Printed): InvoicingAction<'preview' | 'download'>[] {
  const { get } = useFetchClient();
  const notify = useNotify();
  const name = `${number}.pdf`;
  /** Not by RTK Query: a file has no place in the store. */
  const read = async (query = ''): Promise<Blob> => {
    const url = `/invoicing/${path}/${documentId}/pdf${query}`;
    return (await get<Blob>(url, { responseType: 'blob' })).data;
  };
  /** Read anew, since the service notes that it leaves. */
  const save = () =>
    read()
      .then((file) => saveFile(name, file))
      .catch(notify.failed);
  return [
    {
      id: 'preview',
      label: pdfWords().previewPdf,
      icon: <Eye />,
      run: () =>
        read('?preview')
          .then((file) => showPdf({ name, file, save }))
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
