import { counted, shownCount } from '../../words/catalogues';

/** The counts of an import before or after it is stored. */
export interface Counts {
  list: ListWord;
  created: number;
  changed: number;
  same: number;
  /** New customers that an import of invoices makes. */
  customers: number;
  stored: boolean;
}

/** A list that can be imported. */
export type ListWord = 'customers' | 'products' | 'invoices';

const NOUNS: Readonly<Record<ListWord, { one: string; other: string }>> = {
  customers: { one: 'customer', other: 'customers' },
  products: { one: 'product', other: 'products' },
  invoices: { one: 'invoice', other: 'invoices' },
};

const REPEATED = 'A repeated import makes no second one. An empty cell leaves a field as it is.';

export const EN = {
  import: 'Import',
  subtitle: 'From a CSV file, all rows or none.',
  lists: {
    customers: {
      title: 'Import customers',
      all: 'All customers',
      help: `A row means the customer of its id, as in an export. Otherwise it means the one with its name and e-mail. ${REPEATED}`,
    },
    products: {
      title: 'Import products',
      all: 'All products',
      help: `A row means the product of its id, as in an export. Otherwise it means the one with its article number, or, without an article number, with its name. ${REPEATED}`,
    },
    invoices: {
      title: 'Import invoices',
      all: 'All invoices',
      help: 'For invoices from another program. A row is a line: rows with the same number make one invoice. A file with one amount per invoice has one row for each. Invoices keep their numbers, and one that is already here stays as it is. No webhook tells of them.',
    },
  },
  business: 'Business',
  file: 'File',
  fileHint: 'CSV, at most 20 MB and 100,000 rows.',
  makeCustomers: 'Make customers that are missing',
  reading: {
    encoding: 'Characters',
    separator: 'Separator',
    separators: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' },
    decimal: 'Decimals',
    decimals: { '.': 'Point: 1,234.50', ',': 'Comma: 1.234,50' },
    dates: 'Dates with slashes',
    orders: { dmy: 'Day first: 31/12/2026', mdy: 'Month first: 12/31/2026' },
    chooseOrder: 'Choose the order',
  },
  mapping: {
    columns: 'Columns of the file',
    column: 'Column of the file',
    firstValues: 'First values',
    field: 'Field',
    fieldFor: (column: string) => `Field for ${column}`,
    none: 'Not imported',
    /** The names of fields. Without one here, a field has the name that the service gives it. */
    fields: {} as Readonly<Record<string, string>>,
  },
  progress: {
    reading: 'Reading the file …',
    checked: (done: number, of: number) => `${shownCount(done)} of ${shownCount(of)} checked …`,
    stored: (done: number, of: number) => `${shownCount(done)} of ${shownCount(of)} stored …`,
  },
  problems: {
    title: 'Problems',
    row: 'Row',
    column: 'Column',
    problem: 'Problem',
    first: (shown: number, all: number) => `The first ${shownCount(shown)} of ${shownCount(all)}.`,
    count: (count: number) =>
      `${counted(count, { one: 'problem', other: 'problems' })}. Nothing is imported until the file has none.`,
  },
  outcome: ({ list, created, changed, same, customers, stored }: Counts) => {
    const will = stored ? '' : 'will be ';
    const first = `${counted(created, NOUNS[list])} ${will}created`;
    if (list !== 'invoices')
      return `${first}, ${shownCount(changed)} ${will}changed, ${shownCount(same)} without changes.`;
    const made = counted(customers, { one: 'new customer', other: 'new customers' });
    return `${first}${customers > 0 ? ` with ${made}` : ''}, ${shownCount(same)} already here.`;
  },
  sums: (currency: string, total: string, paid: string) =>
    `${currency}: ${total} in total, ${paid} paid.`,
  skipped: (count: number, ranges: string) =>
    `New invoices go on after the imported ones, so ${counted(count, { one: 'free number is', other: 'free numbers are' })} skipped for good: ${ranges}.`,
  importThese: (list: ListWord, count: number) => `Import ${counted(count, NOUNS[list])}`,
};

export type ImportWords = typeof EN;
