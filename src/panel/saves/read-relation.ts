/**
 * The target of a to-one relation, in every form that the Content Manager, callers of the Document
 * Service and our own code use. Strapi stores a foreign-key column only from `{ id }`, so callers turn
 * the target into that.
 */
export type Reference = { documentId: string } | { rowId: number };

interface Target {
  id?: number | string;
  documentId?: string;
}

function fromTarget(target: Target | string | number): Reference | null {
  if (typeof target === 'string') return { documentId: target };
  if (typeof target === 'number') return { rowId: target };
  if (typeof target.documentId === 'string') return { documentId: target.documentId };
  return target.id === undefined ? null : { rowId: Number(target.id) };
}

interface RelationChange {
  connect?: unknown;
  disconnect?: unknown;
  set?: unknown;
}

function last(list: unknown): Target | string | number | undefined {
  const items = Array.isArray(list) ? list : list == null ? [] : [list];
  return items.at(-1) as Target | undefined;
}

/**
 * @returns the new target; null when the relation is emptied; undefined when it stays as it is
 */
export function readRelation(value: unknown): Reference | null | undefined {
  if (value === undefined || value === null) return value;
  if (typeof value !== 'object') return fromTarget(value as string | number);
  if (Array.isArray(value)) {
    const target = last(value);
    return target === undefined ? null : fromTarget(target);
  }
  const change = value as RelationChange & Target;
  if (!('connect' in change || 'set' in change || 'disconnect' in change))
    return fromTarget(change);
  const target = last(change.connect) ?? last(change.set);
  if (target !== undefined) return fromTarget(target);
  const emptied = last(change.disconnect) !== undefined || Array.isArray(change.set);
  return emptied ? null : undefined;
}
