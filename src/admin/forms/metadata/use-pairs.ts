import { useField } from '@strapi/strapi/admin';
import { withPair, type Metadata } from '../../../domain/metadata';
import { useMessages } from '../inputs/use-messages';

const FIELD = 'metadata';
const NONE: Metadata = {};

/** The metadata of the form. */
export function usePairs() {
  const { value, onChange } = useField<Metadata | null>(FIELD);
  const messageAt = useMessages(FIELD, value);
  const pairs = value ?? NONE;
  return {
    pairs,
    /** Strapi's form takes a point in a key for a step. */
    messageOf: (key: string) => messageAt(...key.split('.')),
    /** The message about all of them, such as that there are too many. */
    message: messageAt(),
    nameOf: (key: string) => `${FIELD}.${key}`,
    set: (key: string, text: string) => onChange(FIELD, withPair(pairs, key, text)),
  };
}
