/** The fields of a customer that its own people may want changed. */
export const REQUESTABLE_FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postal_code',
  'country',
  'vat_id',
  'tax_id',
] as const;

export type RequestableField = (typeof REQUESTABLE_FIELDS)[number];

/** Fields with their wanted values; null empties one. */
export type Changes = Partial<Record<RequestableField, string | null>>;
