import { say } from '../messages/message';
import { checkText, isObject } from './checks';
import { validationError } from './errors';
import type { Problem } from './problems';

/** Pairs of an integrator's own, kept with a record. Without any it is null: so no index has the record. */
export type Metadata = Readonly<Record<string, string>>;

/** Metadata as a request sends it. Null removes a key. */
export type MetadataChange = Readonly<Record<string, string | null>>;

export const MOST_KEYS = 50;
/** A change may remove all that there are, and set as many. */
export const MOST_CHANGED_KEYS = 2 * MOST_KEYS;
export const LONGEST_KEY = 40;
export const LONGEST_VALUE = 500;
export const KEY_PATTERN = `^[A-Za-z0-9_.-]{1,${LONGEST_KEY}}$`;

const KEY = new RegExp(KEY_PATTERN);
export const isKey = (input: unknown): input is string =>
  typeof input === 'string' && KEY.test(input);

const checkValue = checkText(LONGEST_VALUE);

const tooManyKeys = (max: number): Problem => ({
  path: [],
  message: say('too_many_keys', { max }),
});

/** A key may be as long as a body. */
const shown = (key: string): string =>
  key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;

function pairProblems([key, value]: [string, unknown]): Problem[] {
  if (!isKey(key)) return [{ path: [shown(key)], message: say('bad_key', { max: LONGEST_KEY }) }];
  if (value === null) return [];
  const checked = checkValue(value);
  return 'problem' in checked ? [{ path: [key], message: checked.problem }] : [];
}

/**
 * What is wrong with metadata of a request. Too many keys are the only problem that it then reports, since
 * each of them could have its own.
 * @param most so many keys may be sent
 */
export function metadataProblems(sent: unknown, most: number): Problem[] {
  if (!isObject(sent)) return [{ path: [], message: say('not_object') }];
  const pairs = Object.entries(sent);
  return pairs.length > most ? [tooManyKeys(most)] : pairs.flatMap(pairProblems);
}

/**
 * The metadata after a change: what was sent replaces what is stored under its keys, and null removes it.
 * `Object.fromEntries` defines each key, so `__proto__` is a key as any other.
 * @throws ApiError `validation_failed` for more than 50 keys
 */
export function mergeMetadata(stored: Metadata | null, sent: MetadataChange): Metadata | null {
  const merged = new Map([...Object.entries(stored ?? {}), ...Object.entries(sent)]);
  const kept = [...merged].filter((pair): pair is [string, string] => pair[1] !== null);
  if (kept.length > MOST_KEYS)
    throw validationError([{ ...tooManyKeys(MOST_KEYS), path: ['metadata'] }]);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** The change that makes the metadata of a record what a form holds: all of its pairs. */
export function replacedBy(
  stored: Metadata | null,
  sent: MetadataChange | null,
): MetadataChange | null {
  const without = Object.keys(stored ?? {}).map((key) => [key, null] as const);
  return sent && Object.fromEntries([...without, ...Object.entries(sent)]);
}

/** The pairs of a JSON text, such as a part of an address; null for anything else. */
export function parsePairs(text: string): Metadata | null {
  try {
    const pairs: unknown = JSON.parse(text);
    if (metadataProblems(pairs, MOST_KEYS).length > 0) return null;
    return Object.values(pairs as MetadataChange).includes(null) ? null : (pairs as Metadata);
  } catch {
    return null;
  }
}

/** The value of a key; empty for none. An inherited name of objects is no key. */
export const pairValue = (pairs: Metadata | null | undefined, key: string): string =>
  (pairs && Object.hasOwn(pairs, key) ? pairs[key] : undefined) ?? '';

/** The pairs with a value in its place. An empty one removes its key. */
export function withPair(pairs: Metadata, key: string, value: string): Metadata | null {
  const next = new Map(Object.entries(pairs));
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next.size === 0 ? null : Object.fromEntries(next);
}
