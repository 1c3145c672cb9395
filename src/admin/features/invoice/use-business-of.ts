import type { InvoiceRecord } from '../../../panel/answers';
import { useBusinessChoice } from '../../requests/chosen-business';
import { INVOICE } from '../../requests/content-manager';
import { fieldsOfModel } from '../../requests/custom-fields';

/** The facts that the business adds to an invoice, and its name where the operator sees several. */
export function useBusinessOf({ business }: InvoiceRecord) {
  const all = useBusinessChoice()?.businesses ?? [];
  const found = all.find(({ documentId }) => documentId === business);
  return {
    custom: fieldsOfModel(found, INVOICE),
    accounts: found?.bank_accounts ?? [],
    name: all.length > 1 ? found?.name : undefined,
  };
}
