import { parsePairs, type Metadata } from '../../../domain/metadata';
import type { ListAddress } from '../list-address';

/** The pairs that the records of a list must have, from the address; none where it cannot be read. */
export const pairsIn = ({ text }: Pick<ListAddress, 'text'>): Metadata =>
  parsePairs(text('metadata')) ?? {};

/** The same pairs as the parameter of an address; undefined removes it. */
export const pairsText = (pairs: Metadata | null): string | undefined =>
  pairs === null ? undefined : JSON.stringify(pairs);
