import type { ListName } from '../../domain/list-views';
import { ImportButton } from '../features/imports/ImportButton';
import { RecordButton } from '../features/payments/RecordButton';
import { PdfSidePanel } from '../features/pdf/PdfSidePanel';
import { RepriceButton } from '../features/recurring/RepriceButton';
import { ListPage } from '../lists/page/ListPage';
import { LIST_PAGES } from '../requests/content-manager';
import { rowActions } from './list-actions';

/** The names of the records, as Strapi has them. */
const TITLES: Readonly<Record<ListName, string>> = {
  invoices: 'Invoices',
  quotations: 'Quotations',
  'recurring-invoices': 'Recurring invoices',
  'credit-notes': 'Credit notes',
  payments: 'Payments',
  refunds: 'Refunds',
  customers: 'Customers',
  products: 'Products',
};

const BUTTONS = (
  <>
    <ImportButton />
    <RepriceButton />
    <RecordButton />
  </>
);

/** The page of a list, for the router: another list is another page. */
export function ownList(name: ListName) {
  const model = LIST_PAGES[name];
  const useActions = rowActions(model);
  return function OwnList() {
    return (
      <>
        <ListPage model={model} title={TITLES[name]} useActions={useActions} more={BUTTONS} />
        <PdfSidePanel />
      </>
    );
  };
}
