import { CUSTOMER, INVOICE, PRODUCT } from '../content-manager';

/** A list that can be imported, by its name in the route. */
export interface ImportedList {
  model: string;
  one: string;
  many: string;
  /** How a row finds the record that it means, and what becomes of one that is here. */
  help: string;
  /** True when the import can make missing customers. */
  makesCustomers?: true;
}

const REPEATED = 'A repeated import makes no second one. An empty cell leaves a field as it is.';

export const IMPORTED_LISTS: Readonly<Record<string, ImportedList>> = {
  customers: {
    model: CUSTOMER,
    one: 'customer',
    many: 'customers',
    help: `A row means the customer of its id, as in an export. Otherwise it means the one with its name and e-mail. ${REPEATED}`,
  },
  products: {
    model: PRODUCT,
    one: 'product',
    many: 'products',
    help: `A row means the product of its id, as in an export. Otherwise it means the one with its article number, or, without an article number, with its name. ${REPEATED}`,
  },
  invoices: {
    model: INVOICE,
    one: 'invoice',
    many: 'invoices',
    help: 'For invoices from another program. A row is a line: rows with the same number make one invoice. A file with one amount per invoice has one row for each. Invoices keep their numbers, and one that is already here stays as it is. No webhook tells of them.',
    makesCustomers: true,
  },
};

/** The first part of the pages' paths. */
export const IMPORT_PATH = 'invoicing-import';
