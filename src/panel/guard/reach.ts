import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { modelOf, type Attribute } from '../../strapi/models';
import { ACTIONS, checkerOf, type Operator } from '../roles/ability';

/** Types that no role can read in the Content Manager, and what else lets somebody read them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'admin::user': 'admin::users.read',
  'admin::api-token': 'admin::api-tokens.read',
  'plugin::upload.file': 'plugin::upload.read',
};

/** Whether something other than the Content Manager's permissions lets somebody read this type. */
export const elsewhere = (uid: string): boolean => Object.hasOwn(ELSEWHERE, uid);

/** What every record shows to whoever may see it. */
const ALWAYS = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);
export const isAlways = (field: string): boolean => ALWAYS.has(field);
/** Shown of every record too, though what they lead to is not. */
export const isPerson = (field: string): boolean => ['createdBy', 'updatedBy'].includes(field);

/**
 * How far an operator may reach through relations in filters and sorts. Strapi checks the field that
 * a path begins with and none behind it, so a filter could ask for anything that a record leads to.
 */
export class QueryPermissions {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly operator: Operator,
  ) {}

  mayRead(uid: string, field?: string): boolean {
    const { ability } = this.operator;
    const elsewhere = ELSEWHERE[uid];
    if (elsewhere !== undefined) return ability.can(elsewhere);
    return !checkerOf(this.strapi, ability, uid).cannot(ACTIONS.read, null, field);
  }

  attribute(uid: string, key: string): Attribute | undefined {
    const model = modelOf(this.strapi, uid);
    return model && Object.hasOwn(model.attributes, key) ? model.attributes[key] : undefined;
  }

  /** What a relation or a file leads to. */
  target({ type, target }: Attribute): string | undefined {
    return type === 'media' ? 'plugin::upload.file' : target;
  }

  /** Throws 403 when a filter, or anything else of this form, asks for what the operator may not read. */
  check(uid: string, node: unknown, path: readonly string[] = []): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach((one) => this.check(uid, one, path));
    for (const [key, value] of Object.entries(node)) {
      const attribute = this.attribute(uid, key);
      if (!attribute) this.check(uid, value, path);
      else this.#checkAttribute(uid, attribute, value, [...path, key]);
    }
  }

  /** The same for `business.name`, as sorts are written. */
  checkPath(uid: string, path: string): void {
    const node = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'asc');
    this.check(uid, node);
  }

  #checkAttribute(
    uid: string,
    attribute: Attribute,
    value: unknown,
    path: readonly string[],
  ): void {
    const key = path.at(-1) ?? '';
    if (attribute.component !== undefined) return this.#checkComponent(uid, value, path);
    if (!ALWAYS.has(key) && !isPerson(key) && !this.mayRead(uid, key)) this.#refuse(path);
    const target = this.target(attribute);
    if (target === undefined) return;
    if (!this.mayRead(target)) this.#refuse(path);
    this.check(target, value, path);
  }

  /** A role names the fields of lines one by one: `items.description`. */
  #checkComponent(uid: string, value: unknown, path: readonly string[]): void {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const field = `${path.at(-1) ?? ''}.${key}`;
      if (key !== 'id' && !key.startsWith('$') && !this.mayRead(uid, field))
        this.#refuse([...path, key]);
    }
  }

  #refuse(path: readonly string[]): never {
    throw new errors.ForbiddenError(`You may not filter or sort by ${path.join('.')}`);
  }
}
