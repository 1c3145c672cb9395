import type { Statement } from './connection';

/** Reads a value from the input of a statement. */
export type Value<Input> = (input: Input) => unknown;

/** Gives the SQL of a parameter, such as `$3`. The same `Value` always gets the same parameter. */
export type Place<Input> = (value: Value<Input>) => string;

const NAMES = new Set<string>();

/**
 * A prepared statement. Its text is made once, when the module is loaded, so no part of a request
 * can get into it. Each run only collects the values (decision 1).
 * @param write makes the text, and calls `place` for each parameter
 * @throws when another statement has the name, since a connection would refuse the second one
 */
export function prepare<Input>(
  name: string,
  write: (place: Place<Input>) => string,
): (input: Input) => Statement {
  if (NAMES.has(name)) throw new Error(`There are two prepared statements "${name}"`);
  NAMES.add(name);
  const parameters: Value<Input>[] = [];
  const text = write((value) => {
    const known = parameters.indexOf(value);
    return `$${known === -1 ? parameters.push(value) : known + 1}`;
  });
  return (input) => ({ name, text, values: parameters.map((value) => value(input)) });
}

/** A value of a column `jsonb`; null is no value, and not the `null` of JSON. */
export const jsonValue = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
