import type { Core } from '@strapi/strapi';
import { viewsOf } from '../../strapi/content-manager';
import { modelOf, type Attribute } from '../../strapi/models';
import type { Operator, Uid } from '../roles/ability';
import { visibleRowIds } from '../roles/visible-rows';
import { elsewhere, isAlways, isPerson, QueryPermissions } from './query-permissions';

type Entity = Record<string, unknown>;

/** A related record in an answer, and the field that names it there. */
interface Related {
  uid: string;
  item: Entity;
  named: string;
}

/** The fields of people and files that everybody sees, even without the right to list them. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'admin::user': ['firstname', 'lastname', 'username'],
  'plugin::upload.file': [
    'name',
    'alternativeText',
    'width',
    'height',
    'formats',
    'ext',
    'mime',
    'url',
  ],
};

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

/**
 * Strapi shows related records whole, also fields that the role may not read, and it shows hidden fields to
 * everybody. This keeps only the fields that the operator may read. If they may not read the record, it keeps the id and the naming field.
 */
export class Reducer {
  readonly #permissions: QueryPermissions;
  readonly #names = new Map<string, Promise<(field: string) => string>>();

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly operator: Operator,
  ) {
    this.#permissions = new QueryPermissions(strapi, operator);
  }

  /** Changes the records of an answer in place. */
  async reduce(uid: string, entities: readonly unknown[]): Promise<void> {
    const related: Related[] = [];
    for (const entity of entities) if (isEntity(entity)) await this.#collect(uid, entity, related);
    const deeper = new Map<string, Entity[]>();
    for (const [target, found] of groups(related)) {
      const seen = await this.#seen(target, found);
      for (const { item, named } of found) {
        const whole = seen === null || seen.has(Number(item['id']));
        this.#strip(target, item, named, whole);
        if (whole) deeper.set(target, [...(deeper.get(target) ?? []), item]);
      }
    }
    for (const [target, items] of deeper) await this.reduce(target, items);
  }

  async #collect(uid: string, entity: Entity, into: Related[]): Promise<void> {
    for (const [key, value] of Object.entries(entity)) {
      if (this.#permissions.isHidden(uid, key)) Reflect.deleteProperty(entity, key);
      const attribute = this.#permissions.attribute(uid, key);
      if (!attribute || !isEntity(value)) continue;
      const items = [value].flat().filter(isEntity);
      if (attribute.component !== undefined) {
        for (const item of items) await this.#collect(attribute.component, item, into);
      } else if (isRelation(attribute)) {
        const target = this.#permissions.target(attribute);
        if (target === undefined) entity[key] = items.map(({ id }) => ({ id }));
        const named = await this.#nameOf(uid, key);
        // `{ count: 3 }` stands for a list that was not loaded.
        const records = target === undefined ? [] : items.filter(({ id }) => id !== undefined);
        into.push(...records.map((item) => ({ uid: target ?? '', item, named })));
      }
    }
  }

  /** The row ids of the records that the operator may read; null for all. */
  async #seen(uid: string, found: readonly Related[]): Promise<Set<number> | null> {
    if (!this.#permissions.mayRead(uid)) return new Set();
    if (elsewhere(uid)) return null;
    const ids = [...new Set(found.map(({ item }) => Number(item['id'])))];
    const keys = await visibleRowIds(this.strapi, this.operator, uid as Uid, 'read', {
      id: { $in: ids },
    });
    return keys && new Set(keys);
  }

  #strip(uid: string, item: Entity, named: string, whole: boolean): void {
    const always = new Set(['id', 'documentId', named, ...(SHOWN[uid] ?? [])]);
    for (const key of Object.keys(item)) {
      if (always.has(key)) continue;
      const shown = whole && (isAlways(key) || isPerson(key) || elsewhere(uid));
      const field = this.#permissions.attribute(uid, key) !== undefined;
      if (!shown && !(whole && field && this.#permissions.mayRead(uid, key)))
        Reflect.deleteProperty(item, key);
    }
  }

  #nameOf(uid: string, field: string): Promise<string> {
    const known = this.#names.get(uid) ?? this.#namesIn(uid);
    this.#names.set(uid, known);
    return known.then((nameOf) => nameOf(field));
  }

  async #namesIn(uid: string): Promise<(field: string) => string> {
    const kind = uid in this.strapi.components ? 'components' : 'content-types';
    const views = viewsOf(this.strapi, kind);
    const { metadatas = {} } = await views.findConfiguration(modelOf(this.strapi, uid));
    return (field) => metadatas[field]?.edit?.mainField ?? 'id';
  }
}

const isRelation = ({ type }: Attribute): boolean => type === 'relation' || type === 'media';

function groups(related: readonly Related[]): Map<string, Related[]> {
  const all = new Map<string, Related[]>();
  for (const one of related) all.set(one.uid, [...(all.get(one.uid) ?? []), one]);
  return all;
}
