import type { Queryable } from '../../database/connection';
import { validationError } from '../../domain/errors';
import { say } from '../../messages/message';
import { savedProfiles } from '../sql/saved-profiles';
import type { ImportField } from './fields';
import { ASKED, type Mapping } from './guess';
import { profilesOf, showingWords, type ListProfile, type ProfileReading } from './profiles';
import type { ExportTable, ImportedName } from './profiles/profile';
import { checkMapping } from './read-file';
import { columnWords } from './words';

interface Content extends Pick<ExportTable, 'shownBy' | 'fills'> {
  reading: ProfileReading;
}

/** The exports that are known of a list: those that the business has saved, and those of programs. */
export async function profilesFor(
  db: Queryable,
  businessRowId: number,
  list: ImportedName,
): Promise<ListProfile[]> {
  const saved = await savedProfiles<Content>(db, { businessRowId, list });
  return [
    ...saved.map(({ id, name, content: { reading, ...table } }): ListProfile => {
      return { id, name, tables: [{ ...table, isWhole: true }], reading };
    }),
    ...profilesOf(list),
  ];
}

/** The content of a profile to save. @throws ApiError 400 for a mapping that does not fit the columns */
export function contentOf(
  columns: readonly string[],
  mapping: Mapping,
  reading: ProfileReading,
  fields: readonly ImportField[],
): Content {
  if (mapping.includes(ASKED))
    throw validationError([{ path: ['mapping'], message: say('import_mapping') }]);
  checkMapping({ columns: [...columns] }, mapping, fields);
  const filled = columnWords(columns).flatMap((word, at): [string, string][] => {
    const field = mapping[at];
    return field ? [[word, field]] : [];
  });
  return { shownBy: showingWords(columns), fills: Object.fromEntries(filled), reading };
}
