type Fields = Record<string, unknown>;

/** The fields that Strapi itself keeps, and an amount that no form shows. */
const NOT_SHOWN = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'status',
  'amount_paid_before',
  'tax_rounding',
];

/** A form cannot tell an empty field from one that is not there. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value === '' ? null : (value ?? null);
  const { documentId, count } = value as Fields;
  // A number of members or keys: a form sends additions and removals, and overwrites none.
  if (typeof count === 'number') return null;
  // A related record stays the same when its other fields differ.
  return typeof documentId === 'string' ? documentId : value;
}

/** The fields in which two versions of a record differ. */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter(
    (name) =>
      !NOT_SHOWN.includes(name) &&
      JSON.stringify(comparable(before[name])) !== JSON.stringify(comparable(after[name])),
  );
}
