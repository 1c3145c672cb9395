type Fields = Record<string, unknown>;

/** What Strapi keeps of its own accord, and the amount that nobody sees. */
const NOT_SHOWN = [
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', 'status', 'amount_paid_before'],
];

/** A form cannot tell an empty field from one that is not there. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value === '' ? null : (value ?? null);
  const { documentId, count } = value as Fields;
  // How many members or keys there are: a form sends what it adds and removes, and overwrites none.
  if (typeof count === 'number') return null;
  // A related record is the same one, whatever else is shown of it.
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
