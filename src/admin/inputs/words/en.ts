import { TAX_CATEGORY_NAMES } from '../../../domain/tax';

/** A price that a line cannot take over. */
export interface OtherCurrency {
  product: string;
  ofPrice: string;
  ofDocument: string;
}

export const EN = {
  loading: 'Loading …',
  /** The button that empties a choice. */
  clear: 'Clear',
  loadingList: 'Loading content...',
  businesses: {
    choose: 'Choose a business',
    first: 'Choose the business first',
    none: 'There is no business yet',
    notFound: 'No business of this name',
    new: 'New business',
  },
  customers: {
    choose: 'Choose a customer',
    none: 'This business has no customer yet',
    notFound: 'No customer of this name',
    new: 'New customer',
    open: (name: string) => `Open ${name}`,
  },
  products: {
    choose: 'Choose a product',
    none: 'This business has no product yet',
    notFound: 'No product of this name',
    new: 'New product',
    otherCurrency: ({ product, ofPrice, ofDocument }: OtherCurrency) =>
      `The price of ${product} is in ${ofPrice}, and this document is in ${ofDocument}. Enter the unit price.`,
  },
  lists: { choose: 'Choose or type', notFound: 'Nothing of this name' },
  logo: { upload: 'Upload a picture', picture: 'Picture for the logo' },
  yes: 'Yes',
  no: 'No',
  numbers: {
    none: 'This is not a number.',
    alone: 'Type the number alone, without % or a currency.',
    twoReadings: (readings: readonly string[]) =>
      `This can be ${readings.join(' or ')}. Type it without a mark for thousands.`,
    whole: 'This must be a whole number.',
    decimals: (most: number) => `At most ${most} decimals.`,
    digits: (most: number) => `At most ${most} digits.`,
  },
  dates: {
    incomplete: 'This date is not complete, or not in the calendar.',
    year: 'Type the year with four digits.',
  },
  /** The values of choices, by field. */
  choices: {
    tax_rounding: { line: 'For each line', rate: 'For each tax rate' },
    tax_category: TAX_CATEGORY_NAMES,
    lock_documents: { when_sent: 'Locked when sent', never: 'May be corrected' },
    reason: {
      return: 'Goods came back',
      price: 'Price reduced',
      duplicate: 'Invoiced twice',
      order_change: 'Order changed',
      other: 'Other',
    },
    template_type: { modern: 'Modern', classic: 'Classic', minimal: 'Minimal' },
    kind: { document: 'Document', reminder: 'Reminder', decision: 'Decision' },
  },
};

export type InputWords = typeof EN;
