import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../../messages/message';
import { modelOf, type Attribute } from '../../strapi/models';
import { saying } from '../../strapi/saying';
import { ACTIONS, checkerOf, type Operator } from '../roles/ability';

/** Types that the Content Manager gives no role, and the other permission that allows reading them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'admin::user': 'admin::users.read',
  'admin::api-token': 'admin::api-tokens.read',
  'plugin::upload.file': 'plugin::upload.read',
};

/** Whether a permission outside the Content Manager decides who reads this type. */
export const elsewhere = (uid: string): boolean => Object.hasOwn(ELSEWHERE, uid);

/** Fields that everybody sees who may see the record. */
const ALWAYS = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);
export const isAlways = (field: string): boolean => ALWAYS.has(field);
/** Everybody sees these two fields as well, but not the fields of the person in them. */
export const isPerson = (field: string): boolean => ['createdBy', 'updatedBy'].includes(field);

/**
 * The fields that an operator may use in filters and sorts. Strapi checks only the first field of a
 * path, so a filter could test any field of a related record.
 */
export class QueryPermissions {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly operator: Operator,
  ) {}

  mayRead(uid: string, field?: string): boolean {
    if (field !== undefined && this.isHidden(uid, field)) return false;
    const { ability } = this.operator;
    const elsewhere = ELSEWHERE[uid];
    if (elsewhere !== undefined) return ability.can(elsewhere);
    return !checkerOf(this.strapi, ability, uid).cannot(ACTIONS.read, null, field);
  }

  /** Whether a field is for the service alone. Strapi shows and filters by such fields regardless of roles. */
  isHidden(uid: string, field: string): boolean {
    const isOwn = !isAlways(field) && !isPerson(field);
    return isOwn && this.attribute(uid, field)?.visible === false;
  }

  attribute(uid: string, key: string): Attribute | undefined {
    const model = modelOf(this.strapi, uid);
    return model && Object.hasOwn(model.attributes, key) ? model.attributes[key] : undefined;
  }

  /** The type of the records that a relation or file field holds. */
  target({ type, target }: Attribute): string | undefined {
    return type === 'media' ? 'plugin::upload.file' : target;
  }

  /**
   * Throws 403 when a filter, or a part of the same form, names a field that the operator may not
   * read.
   */
  check(uid: string, node: unknown, path: readonly string[] = []): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach((one) => this.check(uid, one, path));
    for (const [key, value] of Object.entries(node)) {
      const attribute = this.attribute(uid, key);
      if (!attribute) this.check(uid, value, path);
      else this.#checkAttribute(uid, attribute, value, [...path, key]);
    }
  }

  /** The same check for the path of a sort, such as `business.name`. */
  checkPath(uid: string, path: string): void {
    const node = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'asc');
    this.check(uid, node);
  }

  /** True when the operator may read the field at the end of such a path. */
  mayReadPath(uid: string, path: string): boolean {
    try {
      this.checkPath(uid, path);
      return true;
    } catch (error) {
      if (error instanceof errors.ForbiddenError) return false;
      throw error;
    }
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
    throw saying(errors.ForbiddenError, say('may_not_sort_by', { field: path.join('.') }));
  }
}
