import { useBusinessChoice } from '../../requests/chosen-business';
import { fieldsOfModel } from '../../requests/custom-fields';

/** The facts that a business adds to a record, and its name where the operator sees several. */
export function useBusinessOf(business: string | null, model: string) {
  const all = useBusinessChoice()?.businesses ?? [];
  const found = all.find(({ documentId }) => documentId === business);
  return {
    custom: fieldsOfModel(found, model),
    accounts: found?.bank_accounts ?? [],
    name: all.length > 1 ? found?.name : undefined,
  };
}
