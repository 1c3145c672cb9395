/** The entry of an object that has exactly one. */
function only(node: unknown): [key: string, value: unknown] | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const entries = Object.entries(node);
  return entries.length === 1 ? entries[0] : undefined;
}

function listed(node: unknown): number[] | undefined {
  const [key, value] = only(node) ?? [];
  const numbers = Array.isArray(value) && value.every((one) => typeof one === 'number');
  return key === '$in' && numbers ? value : undefined;
}

/**
 * The row ids of the businesses that a filter allows, if it tests the business and nothing else. The
 * tests may stand within `$and` and `$or`. Undefined for a filter with any other test.
 */
export function businessesIn(filter: unknown): number[] | undefined {
  const [key, value] = only(filter) ?? [];
  if (key === 'business') {
    const [field, test] = only(value) ?? [];
    return field === 'id' ? listed(test) : undefined;
  }
  if ((key !== '$or' && key !== '$and') || !Array.isArray(value)) return undefined;
  const parts = value.map(businessesIn);
  const [first] = parts;
  if (!first || parts.includes(undefined)) return undefined;
  const sets = parts as number[][];
  if (key === '$or') return [...new Set(sets.flat())];
  return first.filter((id) => sets.every((set) => set.includes(id)));
}
