/** A field of a customer or a product. */
export interface RecordField {
  /** Its name in the table, the form and the API. */
  readonly name: string;
  /** `list` is JSON, too; answers show an empty one in place of none, and of an `object` null. */
  readonly type: 'text' | 'decimal' | 'whole' | 'flag' | 'json' | 'list' | 'object';
  /** The API has no part in it. */
  readonly ofPanel?: true;
  /** The list of the panel finds a record by it: by the text, by its digits alone, or by names and addresses in it. */
  readonly found?: 'text' | 'digits' | 'contacts';
  /** It tells of a person, so an erasure empties it. */
  readonly personal?: true;
  /** A history shows it before this field; without, in the order of the answers. */
  readonly toldBefore?: string;
}

/** The fields of a customer, in the order of the answers. */
export const CUSTOMER_FIELDS = [
  { name: 'name', type: 'text', found: 'text' },
  { name: 'customer_number', type: 'text', found: 'text' },
  { name: 'email', type: 'text', found: 'text', personal: true },
  { name: 'phone', type: 'text', found: 'digits', personal: true },
  { name: 'address', type: 'text', found: 'text', personal: true },
  { name: 'city', type: 'text', found: 'text', personal: true },
  { name: 'state', type: 'text', personal: true },
  { name: 'country', type: 'text', personal: true },
  { name: 'country_code', type: 'text' },
  { name: 'postal_code', type: 'text', found: 'text', personal: true },
  { name: 'tax_id', type: 'text', found: 'text', personal: true },
  { name: 'vat_id', type: 'text', found: 'text', personal: true },
  { name: 'delivery_address', type: 'object', personal: true },
  { name: 'buyer_reference', type: 'text', found: 'text', personal: true },
  { name: 'language', type: 'text' },
  { name: 'default_tax_rate', type: 'decimal', ofPanel: true },
  { name: 'payment_term_days', type: 'whole', ofPanel: true },
  { name: 'registration_id', type: 'text', personal: true },
  { name: 'registration_scheme', type: 'text' },
  { name: 'electronic_address', type: 'text', found: 'text', personal: true },
  { name: 'electronic_address_scheme', type: 'text' },
  { name: 'notes', type: 'text', personal: true, toldBefore: 'registration_id' },
  { name: 'e_invoice_format', type: 'text', ofPanel: true },
  { name: 'contacts', type: 'list', found: 'contacts', personal: true },
  { name: 'metadata', type: 'json', personal: true },
] as const satisfies readonly RecordField[];

/** Those that the API has, too. */
export const CUSTOMER_API_FIELDS = CUSTOMER_FIELDS.filter(
  (field): field is Exclude<typeof field, { ofPanel: true }> => !('ofPanel' in field),
);

/** All that a save writes. The panel alone says whether a customer is reminded. */
export const SAVED_CUSTOMER_FIELDS = [
  ...CUSTOMER_FIELDS,
  { name: 'no_reminders', type: 'flag', ofPanel: true },
] as const satisfies readonly RecordField[];

/** The fields of a product, in the order of the answers. */
export const PRODUCT_FIELDS = [
  { name: 'name', type: 'text', found: 'text' },
  { name: 'description', type: 'text', found: 'text' },
  { name: 'sku', type: 'text', found: 'text' },
  { name: 'unit_price', type: 'decimal' },
  { name: 'currency', type: 'text' },
  { name: 'tax_rate', type: 'decimal' },
  { name: 'tax_category', type: 'text' },
  { name: 'unit_code', type: 'text' },
  { name: 'active', type: 'flag' },
  { name: 'metadata', type: 'json' },
] as const satisfies readonly RecordField[];
