import { errors } from '@strapi/utils';
import { metadataProblems, MOST_KEYS, type Metadata } from '../../domain/metadata';
import { say } from '../../messages/message';
import { saying } from '../../strapi/saying';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The pairs that a list's records must have, from the JSON text in its address. An object in the query
 * would be a filter of Strapi's.
 * @throws 400 for anything but pairs
 */
export function pairsOf(text: unknown): Metadata | null {
  if (text === undefined || text === '') return null;
  const pairs = typeof text === 'string' ? parsed(text) : null;
  if (metadataProblems(pairs, MOST_KEYS).length > 0)
    throw saying(errors.ValidationError, say('filter_value'));
  return pairs as Metadata;
}
