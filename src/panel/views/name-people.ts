import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { modelOf } from '../../strapi/models';
import { putBefore, routesOf } from '../../strapi/routes';
import { nameOf } from '../roles/operator';

const PERSON = 'admin::user';

/** Strapi's handlers that list related records, each by one field. */
const RELATED = ['relations.findAvailable', 'relations.findExisting'];

interface Person {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
  email?: string;
}

const NAMING = ['firstname', 'lastname', 'username', 'email'] as const;

/** `Ada Owner (ada@acme.example)` */
const labelOf = (person: Person): string => {
  const name = nameOf(person);
  return name ? `${name} (${person.email ?? ''})` : (person.email ?? '');
};

async function nameRows(strapi: Core.Strapi, rows: readonly Person[]): Promise<void> {
  const people = (await strapi.db.query(PERSON).findMany({
    where: { id: { $in: rows.map(({ id }) => id) } },
    select: ['id', ...NAMING],
  })) as Person[];
  const labels = new Map(people.map((one) => [one.id, labelOf(one)]));
  for (const row of rows)
    for (const field of NAMING) if (field in row) row[field] = labels.get(row.id) ?? '';
}

/**
 * Strapi shows related people by their first name, which two of them may share. Here it shows them by their
 * whole name and address. Operators who may not list people get rows without a name, as before. Called in
 * `register`.
 */
export function namePeople(strapi: Core.Strapi): void {
  for (const route of routesOf(strapi, 'content-manager')) {
    if (!RELATED.includes(route.handler)) continue;
    putBefore(route, [
      async (ctx: Context, next: Next) => {
        await next();
        const { model = '', targetField = '' } = ctx.params;
        if (modelOf(strapi, model)?.attributes[targetField]?.target !== PERSON) return;
        const { results } = (ctx.body ?? {}) as { results?: Person[] };
        if (Array.isArray(results)) await nameRows(strapi, results);
      },
    ]);
  }
}
