import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { modelOf } from '../../strapi/models';
import { putBefore, routesOf } from '../../strapi/routes';
import { nameOf, operatorIn } from '../roles/operator';

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

/** More people than anyone looks through. */
const MOST = 50;

/** The people whose name or address has each of these words. */
async function idsOf(strapi: Core.Strapi, text: string): Promise<number[]> {
  const hasWord = (word: string) => ({
    $or: NAMING.map((field) => ({ [field]: { $containsi: word } })),
  });
  const found = (await strapi.db.query(PERSON).findMany({
    where: { $and: text.trim().split(/\s+/).map(hasWord) },
    select: ['id'],
    orderBy: { id: 'asc' },
    limit: MOST,
  })) as Pick<Person, 'id'>[];
  return found.map(({ id }) => id);
}

/** Strapi searches people by their first name alone. Whoever may list people finds them by what is shown. */
async function searchWhole(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { _q: text, filters, ...rest } = ctx.query as Record<string, unknown>;
  if (typeof text !== 'string' || text.trim() === '') return;
  if (!operatorIn(ctx.state)?.ability.can('admin::users.read')) return;
  // No person has the id 0. An empty list would be no condition.
  const found = { id: { $in: [0, ...(await idsOf(strapi, text))] } };
  const query = { ...rest, filters: { $and: [...(filters ? [filters] : []), found] } };
  ctx.query = query as unknown as Context['query'];
}

/**
 * Strapi shows related people by their first name, which two of them may share. Here it shows them by their
 * whole name and address, and finds them by these. Operators who may not list people get rows without a name, as
 * before. Called in `register`.
 */
export function namePeople(strapi: Core.Strapi): void {
  for (const route of routesOf(strapi, 'content-manager')) {
    if (!RELATED.includes(route.handler)) continue;
    putBefore(route, [
      async (ctx: Context, next: Next) => {
        const { model = '', targetField = '' } = ctx.params;
        const isPerson = modelOf(strapi, model)?.attributes[targetField]?.target === PERSON;
        if (isPerson) await searchWhole(strapi, ctx);
        await next();
        if (!isPerson) return;
        const { results } = (ctx.body ?? {}) as { results?: Person[] };
        if (Array.isArray(results)) await nameRows(strapi, results);
      },
    ]);
  }
}
