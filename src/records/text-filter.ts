/** An ILIKE pattern for "contains": `%`, `_` and `\` of the input are ordinary characters. */
export function containsPattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Collects `$n` parameters while a WHERE clause is put together. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
