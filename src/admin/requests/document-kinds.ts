import { INVOICE, QUOTATION } from './content-manager';

/** The names of a kind of document in routes, columns and sentences. */
export interface Kind {
  model: string;
  path: 'invoices' | 'quotations';
  numberField: 'invoice_number' | 'quotation_number';
  word: 'invoice' | 'quotation';
}

export const INVOICES: Kind = {
  model: INVOICE,
  path: 'invoices',
  numberField: 'invoice_number',
  word: 'invoice',
};

const KINDS: Readonly<Record<string, Kind>> = {
  [INVOICE]: INVOICES,
  [QUOTATION]: {
    model: QUOTATION,
    path: 'quotations',
    numberField: 'quotation_number',
    word: 'quotation',
  },
};

export function kindOf(model: string): Kind | undefined {
  return KINDS[model];
}
