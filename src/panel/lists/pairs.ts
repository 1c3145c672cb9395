import { errors } from '@strapi/utils';
import { parsePairs, type Metadata } from '../../domain/metadata';
import { say } from '../../messages/message';
import { saying } from '../../strapi/saying';

/**
 * The pairs that a list's records must have, from the JSON text in its address. An object in the query
 * would be a filter of Strapi's.
 * @throws 400 for anything but pairs
 */
export function pairsOf(text: unknown): Metadata | null {
  if (text === undefined || text === '') return null;
  const pairs = typeof text === 'string' ? parsePairs(text) : null;
  if (pairs === null) throw saying(errors.ValidationError, say('filter_value'));
  return pairs;
}
