import type { Statement } from './connection';

/** Takes a value from the input of a statement. */
export type Value<Input> = (input: Input) => unknown;

/** SQL of a parameter, such as `$3`. The same `Value` always gives the same one. */
export type Place<Input> = (value: Value<Input>) => string;

/**
 * A prepared statement. Its text is written once, when the module is loaded, so nothing of a request
 * can get into it. Each run only collects the values (decision 25).
 * @param write makes the text; `place` numbers the parameters
 */
export function prepare<Input>(
  name: string,
  write: (place: Place<Input>) => string,
): (input: Input) => Statement {
  const parameters: Value<Input>[] = [];
  const text = write((value) => {
    const known = parameters.indexOf(value);
    return `$${known === -1 ? parameters.push(value) : known + 1}`;
  });
  return (input) => ({ name, text, values: parameters.map((value) => value(input)) });
}
