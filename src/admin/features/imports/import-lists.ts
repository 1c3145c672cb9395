import { CUSTOMER, INVOICE, PRODUCT } from '../../requests/content-manager';
import type { ListWord } from '../../words/en/records';

/** A list that can be imported. */
export interface ImportedList {
  model: string;
  /** Names it in the route, and its words. */
  name: ListWord;
  /** True when the import can make missing customers. */
  makesCustomers: boolean;
}

/** By their names in the route. */
export const IMPORTED_LISTS: Readonly<Record<string, ImportedList>> = {
  customers: { model: CUSTOMER, name: 'customers', makesCustomers: false },
  products: { model: PRODUCT, name: 'products', makesCustomers: false },
  invoices: { model: INVOICE, name: 'invoices', makesCustomers: true },
};

/** The first part of the pages' paths. */
export const IMPORT_PATH = 'invoicing-import';
