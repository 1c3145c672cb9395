import type { Parameters } from '../../database/text-filter';
import { LIST_PARAMETERS, type ListedKind } from '../schemas/list-fields';
import { CAST } from './list-order';

/** The parameters of `LIST_FIELDS` that a search has, with their values. */
function given(kind: ListedKind, search: object) {
  const values = new Map<string, unknown>(Object.entries(search));
  return LIST_PARAMETERS[kind].flatMap((parameter) => {
    const value = values.get(parameter.name);
    return typeof value === 'string' ? [{ ...parameter, value }] : [];
  });
}

export const hasFieldFilter = (kind: ListedKind, search: object): boolean =>
  given(kind, search).length > 0;

/** True when an index finds the records of one of the filters. */
export const hasIndexedFilter = (kind: ListedKind, search: object): boolean =>
  given(kind, search).some(({ isIndexed }) => isIndexed);

/** Records with one of the statuses, as SQL conditions. */
export function statusFilter(statuses: readonly string[] | null, parameters: Parameters): string[] {
  if (statuses === null) return [];
  const [only, ...others] = statuses;
  return others.length === 0
    ? [`state = ${parameters.add(only)}`]
    : [`state = ANY (${parameters.add(statuses)}::text[])`];
}

/** Records of the one that a filter names, as SQL conditions. `$1` is the business. */
export function ofNamed(
  of: 'customer' | 'invoice' | 'payment' | 'credit_note' | 'bank_statement',
  id: string | null | undefined,
  parameters: Parameters,
): string[] {
  if (!id) return [];
  const named = `document_id = ${parameters.add(id)} AND business_id = $1`;
  return [`${of}_id = (SELECT id FROM ${of}s WHERE ${named})`];
}

/** The filters as SQL conditions. */
export const fieldFilters = (kind: ListedKind, search: object, parameters: Parameters): string[] =>
  given(kind, search).map(
    ({ column, operator, type, value }) =>
      `${column} ${operator} ${parameters.add(value)}${CAST[type]}`,
  );
