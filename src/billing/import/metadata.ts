import type { CustomField } from '../../domain/custom-fields';
import { validationError } from '../../domain/errors';
import {
  mergeMetadata,
  metadataProblems,
  MOST_CHANGED_KEYS,
  type Metadata,
} from '../../domain/metadata';
import { say } from '../../messages/message';
import type { ImportField } from './fields';
import type { ImportValues } from './rows';

const PREFIX = 'metadata.';

/** Whether a field of an import is a custom one. */
export const isCustom = (name: string): boolean => name.startsWith(PREFIX);

/** A column by the label of a custom field is one pair of the metadata. */
export const customImportFields = (custom: readonly CustomField[]): ImportField[] =>
  custom.map(({ key, label }) => ({
    name: PREFIX + key,
    label,
    type: 'text',
    also: [],
    of: 'metadata',
  }));

/**
 * The values of a record with the metadata that its cells come to. They add to the stored pairs, and a cell
 * of a custom field is stronger than the cell of all pairs.
 * @throws ApiError `validation_failed`
 */
export function withMetadata(values: ImportValues): ImportValues {
  const { metadata_pairs: pairs = {}, metadata: stored = null, ...rest } = values;
  const own = Object.fromEntries(
    Object.entries(rest).flatMap(([name, cell]) =>
      isCustom(name) ? [[name.slice(PREFIX.length), cell as string]] : [],
    ),
  ) as Metadata;
  const problems = metadataProblems(own, MOST_CHANGED_KEYS).map(({ path, message }) => ({
    path: [PREFIX + path.join('.')],
    message,
  }));
  if (typeof pairs === 'string')
    problems.push({ path: ['metadata_pairs'], message: say('not_object') });
  if (problems.length > 0) throw validationError(problems);
  return {
    ...rest,
    metadata: mergeMetadata(stored as Metadata | null, { ...(pairs as Metadata), ...own }),
  };
}
