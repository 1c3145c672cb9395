import Big from 'big.js';
import { isObject } from '../../domain/checks';
import { ApiError } from '../../domain/errors';

/** The arguments of a call, with all digits of their numbers. */
export type Arguments = ReadonlyMap<string, unknown>;

const ID = /^[\w-]{1,64}$/;

/** An id of another form is one that no record has. The API answers 404 for it. */
export const idText = (value: unknown): string =>
  typeof value === 'string' && ID.test(value) ? value : '-';

export const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Clients send null for what is not given. In a body it has a meaning. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** No tool has a tenth of them. */
const MOST_ARGUMENTS = 1_000;

/** @throws ApiError 400 for more than any tool has */
export function argumentsOf(value: unknown): Arguments {
  const given = isObject(value) ? value : {};
  if (Object.keys(given).length > MOST_ARGUMENTS)
    throw new ApiError('malformed_json', `A call has at most ${MOST_ARGUMENTS} arguments`);
  return new Map(Object.entries(given));
}

function write(value: unknown): string {
  if (value instanceof Big) return value.toFixed();
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return writeFields(Object.entries(value));
}

function writeFields(fields: [string, unknown][]): string {
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, one]) => `${JSON.stringify(name)}:${write(one)}`).join(',')}}`;
}

/** Whether a value is nested deeper than any message. Recursive code overflows after a few thousand levels. */
export const isTooDeep = (value: unknown, most = 100): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((one) => isTooDeep(one, most - 1)));

/** JSON with its names in order, so that equal arguments have equal texts. Numbers keep their digits. */
export function sortedJson(fields: Arguments): string {
  return writeFields([...fields]);
}
