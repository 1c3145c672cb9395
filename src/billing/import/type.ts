import Big from 'big.js';
import type { Contact } from '../../domain/contacts';
import { folded } from '../../domain/folded';
import type { DeliveryAddress } from '../../domain/delivery-address';
import type { Metadata } from '../../domain/metadata';
import { decimalText } from '../../domain/money';
import { parse } from '../../validation/parse';
import { newProduct } from '../product';
import { CUSTOMER_RECORD } from '../schemas/customer';
import { PRODUCT_CREATE } from '../schemas/product';
import { CONTACT_CELLS, withContact, withContactList } from './contact';
import { wholeCustomer } from './customer-row';
import { CUSTOMER_IMPORT_FIELDS, PRODUCT_IMPORT_FIELDS, type ImportField } from './fields';
import type { TypedColumn } from './insert-rows';
import { withDeliveryAddress } from './delivery-address';
import { withMetadata } from './metadata';
import { textOf, type ImportValues } from './rows';

/** A value of a column; a decimal as exact text. */
type Stored = string | number | boolean | null | readonly Contact[] | DeliveryAddress | Metadata;

export type ImportRecord = Readonly<Record<string, Stored>>;

/** A type whose records are imported. Names of tables and columns are constants, never input. */
export interface ImportType {
  table: 'customers' | 'products';
  word: 'customer' | 'product';
  fields: readonly ImportField[];
  columns: readonly TypedColumn[];
  /** A field whose value no two records of a business share. */
  unique: 'customer_number' | 'sku';
  /** SQL of the keys of record `d`, in lower case: at least all records with one of the same `keysOf`. */
  keySql: readonly string[];
  /** Tell which record is meant, the surest first; none when the values name none. */
  keysOf(values: ImportValues): string[];
  /** The values of a row, with those that several cells come to. */
  whole(values: ImportValues): ImportValues;
  /** The checked record of all its values. @throws ApiError `validation_failed` */
  check(values: ImportValues): ImportRecord;
}

const TYPES: Readonly<Record<string, TypedColumn['type']>> = {
  decimal: 'numeric',
  rate: 'numeric',
  whole: 'integer',
  flag: 'boolean',
};

const METADATA: TypedColumn = { name: 'metadata', type: 'jsonb' };

/** All but the id, by which a record is found. */
const columnsOf = (fields: readonly ImportField[]): TypedColumn[] =>
  fields
    .filter(({ name, of }) => name !== 'id' && of === undefined)
    .map(({ name, type }) => ({ name, type: TYPES[type] ?? 'text' }));

/** Decimals as exact text; the rest is stored as it is. */
function storable(checked: object): ImportRecord {
  const entries = Object.entries(checked) as [string, Stored | Big][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Big ? decimalText(value) : value]),
  );
}

const CUSTOMER_ROW = CUSTOMER_RECORD.extend(CONTACT_CELLS);

/** A customer of all its values; the cells of a contact change its stored ones. */
function customerOf({ contacts, contact_list: list, ...values }: ImportValues): ImportRecord {
  const checked = parse(CUSTOMER_ROW, withDeliveryAddress(withMetadata(values)));
  const stored = withContactList((contacts ?? null) as readonly Contact[] | null, list);
  return storable({ ...checked, contacts: withContact(stored, checked) });
}

export const CUSTOMER_IMPORT: ImportType = {
  table: 'customers',
  word: 'customer',
  fields: CUSTOMER_IMPORT_FIELDS,
  columns: [
    ...columnsOf(CUSTOMER_IMPORT_FIELDS),
    { name: 'contacts', type: 'jsonb' },
    { name: 'delivery_address', type: 'jsonb' },
    METADATA,
  ],
  unique: 'customer_number',
  keySql: [
    `'number' || E'\\n' || invoicing_folded(d.customer_number)`,
    `lower(trim(d.name) || E'\\n' || coalesce(d.email, ''))`,
  ],
  keysOf: ({ customer_number: number, name, email }) => [
    ...(textOf(number) === '' ? [] : [`number\n${folded(textOf(number))}`]),
    ...(textOf(name) === '' ? [] : [`${textOf(name)}\n${textOf(email)}`.toLowerCase()]),
  ],
  whole: wholeCustomer,
  check: customerOf,
};

export const PRODUCT_IMPORT: ImportType = {
  table: 'products',
  word: 'product',
  fields: PRODUCT_IMPORT_FIELDS,
  columns: [...columnsOf(PRODUCT_IMPORT_FIELDS), METADATA],
  unique: 'sku',
  keySql: [
    `CASE WHEN d.sku IS NULL THEN E'name\\n' || lower(trim(d.name))
      ELSE E'sku\\n' || invoicing_folded(d.sku) END`,
  ],
  keysOf: ({ sku, name }) => {
    if (textOf(sku) !== '') return [`sku\n${folded(textOf(sku))}`];
    return textOf(name) === '' ? [] : [`name\n${textOf(name).toLowerCase()}`];
  },
  whole: (values) => values,
  check: (values) => storable(newProduct(parse(PRODUCT_CREATE, withMetadata(values)))),
};
