import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { INVOICE } from '../../requests/content-manager';
import { countryWords, eInvoiceWords } from '../../words';
import { useInvoicingEInvoiceCheckQuery } from '../e-invoices/e-invoice-api';
import { Problems } from '../e-invoices/Problems';

/** Beside the form of a draft: the demands of the law that its sheet does not meet. */
export const SheetPanel: PanelComponent = ({ model, documentId = '', document }) => {
  const skip = model !== INVOICE || documentId === '' || document?.['state'] !== 'draft';
  const { data } = useInvoicingEInvoiceCheckQuery(
    { model, path: 'invoices', documentId },
    { skip },
  );
  if (skip || !data || data.sheet.length === 0) return null;
  const note = eInvoiceWords().invoice.mendDraft;
  return {
    title: countryWords().sheet,
    content: <Problems testId="sheet-gaps" problems={data.sheet} note={note} />,
  };
};
