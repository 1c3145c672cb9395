import { UNITS, type UnitCode } from '../../../domain/units';
import { counted } from '../../words/catalogues';

/** Other spellings of units, in lower case, without accents and without a point at the end. */
const NO_SPELLINGS: Readonly<Record<string, UnitCode>> = {};

export const EN = {
  fields: {
    description: 'Description',
    quantity: 'Quantity',
    unit_code: 'Unit',
    unit_price: 'Unit price',
    discount_rate: 'Discount %',
    tax_rate: 'Tax %',
    product_id: 'Product',
    tax_category: 'Tax category',
    tax_exemption_reason: 'Reason for no tax',
  },
  units: UNITS,
  /** English ones are in `domain/units`. */
  unitSpellings: NO_SPELLINGS,
  netAmount: 'Net amount',
  table: 'Lines',
  line: 'Line',
  place: (line: number) => `Line ${line}`,
  of: (line: number, text: string) => `Line ${line}: ${text}`,
  ofNew: (text: string) => `New line: ${text}`,
  products: 'Products',
  descriptionExample: 'Description or product',
  fromProduct: 'From a product',
  productHint: 'Fills the line.',
  categoryHint: 'If empty, by the rate.',
  reasonExample: 'Reverse charge',
  drag: 'Drag to move the line. Alt with an arrow key moves it, too.',
  add: 'Add a line',
  undo: 'Undo',
  removed: (description: string) => `“${description}” was removed.`,
  removedUnnamed: 'A line was removed.',
  pasted: (count: number) => `${counted(count, { one: 'line', other: 'lines' })} pasted.`,
  moved: (from: number, to: number) => `Line ${from} is now line ${to}.`,
  menu: {
    label: (line: number) => `Line ${line}: more`,
    unfold: 'Product, tax category …',
    fold: 'Hide details',
    insert: 'Insert a line above',
    duplicate: 'Duplicate',
    up: 'Move up',
    down: 'Move down',
    remove: 'Delete',
  },
};

export type LineWords = typeof EN;
