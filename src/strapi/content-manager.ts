import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requirePart } from './part';

/** What an operator's roles come to; conditions of the role editor are evaluated in it. */
export interface Ability {
  can(action: string, subject?: string): boolean;
}

/** The Content Manager's own check, which its lists and forms go through, as far as we use it. */
export interface PermissionChecker {
  /** Of the type when no entity is named; of a field of it when one is. */
  cannot(action: string, entity?: object | null, field?: string): boolean;
  /** Whether a condition of the role editor has a say in it. */
  requiresEntity(action: string): boolean;
  /** The query without fields that the role hides. */
  sanitizeQuery(query: object): Promise<{ filters?: object }>;
  /** The same with the filters that the conditions come to. */
  sanitizedQuery(query: object, action: string): Promise<{ filters?: object }>;
}

interface PopulateBuilder {
  populateFromQuery(query: object): { build(): Promise<object | undefined> };
}

interface Views {
  findConfiguration(model: unknown): Promise<{
    metadatas?: Record<
      string,
      { edit?: { mainField?: string }; list?: { label?: string } } | undefined
    >;
    layouts?: { list?: string[] };
    settings?: { defaultSortBy?: string; defaultSortOrder?: string; pageSize?: number };
  }>;
}

interface Relations {
  extractAndValidateRequestInfo(ctx: Context, id?: string): Promise<object | undefined>;
}

interface Records {
  findOne(ctx: Context): Promise<unknown>;
}

const NAME = 'Content Manager';
const CHECKER = {
  name: `${NAME}'s permission-checker`,
  breaks: 'no permission of an operator could be checked',
};
const POPULATE = {
  name: `${NAME}'s populate-builder`,
  breaks: 'no record could be opened by a button of the panel',
};
const RELATIONS = {
  name: `${NAME}'s relations controller`,
  breaks: 'lists of related records would answer 500 instead of 403',
};

const RECORDS = {
  name: `${NAME}'s collection-types controller`,
  breaks: 'a form that is sent again would not find its record',
};

const serviceOf = (strapi: Core.Strapi, name: string): unknown =>
  strapi.plugin('content-manager')?.service(name);

export function permissionChecker(
  strapi: Core.Strapi,
  ability: Ability,
  uid: string,
): PermissionChecker {
  interface Factory {
    create(options: { userAbility: Ability; model: string }): unknown;
  }
  const factory = requirePart<Factory>(CHECKER, serviceOf(strapi, 'permission-checker'), [
    'create',
  ]);
  const checker = factory.create({ userAbility: ability, model: uid });
  return requirePart<PermissionChecker>(CHECKER, checker, [
    'cannot',
    'requiresEntity',
    'sanitizeQuery',
    'sanitizedQuery',
  ]);
}

/** Finds which relations a query names. */
export function populateBuilder(strapi: Core.Strapi, uid: string): PopulateBuilder {
  type Factory = ((uid: string) => unknown) & { call: unknown };
  const make = requirePart<Factory>(POPULATE, serviceOf(strapi, 'populate-builder'), ['call']);
  return requirePart<PopulateBuilder>(POPULATE, make(uid), ['populateFromQuery']);
}

/** The stored forms and lists of content types, or of components. */
export function viewsOf(strapi: Core.Strapi, kind: 'content-types' | 'components'): Views {
  const part = {
    name: `${NAME}'s service ${kind}`,
    breaks: 'related records would show no names to operators of some businesses',
  };
  return requirePart<Views>(part, serviceOf(strapi, kind), ['findConfiguration']);
}

export function relationsController(strapi: Core.Strapi): Relations {
  const controller: unknown = strapi.plugin('content-manager')?.controller('relations');
  return requirePart<Relations>(RELATIONS, controller, ['extractAndValidateRequestInfo']);
}

export function recordsController(strapi: Core.Strapi): Records {
  const controller: unknown = strapi.plugin('content-manager')?.controller('collection-types');
  return requirePart<Records>(RECORDS, controller, ['findOne']);
}
