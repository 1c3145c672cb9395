/** The only entry of an object that has no other. */
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
 * The businesses that a filter comes to when it is nothing but "the business is one of these", alone
 * or within `$and` and `$or`; undefined when anything else has a say.
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
