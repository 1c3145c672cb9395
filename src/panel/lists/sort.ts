import type { Core } from '@strapi/strapi';
import { columnOf } from '../../strapi/models';
import type { Found } from './found';
import type { PanelList, SortPart } from './list';

interface Key extends SortPart {
  direction: 'ASC' | 'DESC';
  column: string | null;
}

/** A sort as the panel sends it: `total:DESC`, several with commas, or a list of them. */
function keysOf(strapi: Core.Strapi, list: PanelList, sort: unknown): Key[] {
  const texts = [sort].flat().filter((one): one is string => typeof one === 'string');
  return texts
    .flatMap((one) => one.split(','))
    .flatMap((one): Key[] => {
      const [name = '', way = ''] = one.split(':').map((part) => part.trim());
      const direction = way.toUpperCase() === 'DESC' ? ('DESC' as const) : ('ASC' as const);
      const own = Object.hasOwn(list.sorts, name) ? list.sorts[name] : undefined;
      if (own) return [{ ...own, direction, column: null }];
      const column = columnOf(strapi, list.uid, name);
      return column === null ? [] : [{ needs: [name], sql: `d.${column}`, direction, column }];
    });
}

/** The fields that a sort reads; null for one that the list does not know. */
export function fieldsOfSort(strapi: Core.Strapi, list: PanelList, sort: string): string[] | null {
  const keys = keysOf(strapi, list, sort);
  return keys.length === 0 ? null : keys.flatMap(({ needs }) => needs);
}

/** @returns the wanted sorts, before it is known which of them the role allows */
export function sortOf(strapi: Core.Strapi, list: PanelList, sort: unknown) {
  const keys = keysOf(strapi, list, sort);
  return {
    columns: keys.flatMap(({ column }) => (column === null ? [] : [column])),
    /** Fields that the role hides do not sort, and only one key may need a join. */
    within: (shows: Found['shows']) => {
      const shown = keys.filter(shows);
      const joined = shown.find(({ join }) => join !== undefined);
      const used = shown.filter((key) => key.join === undefined || key === joined);
      const order = used.map(({ sql, direction }) => `${sql} ${direction} NULLS LAST`);
      return {
        order: [...order, used.length === 0 ? 'd.id' : list.then].join(', '),
        join: joined?.join ?? '',
      };
    },
  };
}
