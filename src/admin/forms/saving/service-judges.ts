import { CONTENT_TYPE } from '../../../content-types';

/** In place of Strapi's `required`, which its form would check by itself. */
export interface Mandatory {
  mandatory?: boolean;
}

interface Attribute {
  type: string;
  required?: boolean;
  repeatable?: boolean;
}

interface Schema {
  uid: string;
  attributes: Readonly<Record<string, Attribute>>;
}

/** The schemas of types and components, as the Content Manager answers them. */
export interface Schemas {
  contentTypes: readonly Schema[];
  components: readonly Schema[];
}

/** The types whose saves the service checks as a whole. */
const JUDGED: readonly string[] = [
  CONTENT_TYPE.business,
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.invoice,
  CONTENT_TYPE.quotation,
  CONTENT_TYPE.recurring,
  CONTENT_TYPE.endpoint,
];

const isJudged = ({ uid }: Schema): boolean => JUDGED.includes(uid) || uid.startsWith('billing.');

/** The rules that Strapi's form checks before it sends anything. */
const RULES = ['required', 'min', 'max', 'minLength', 'maxLength', 'regex'];

function withoutRules(attribute: Attribute): Attribute & Mandatory {
  const kept = Object.entries(attribute).filter(([name]) => !RULES.includes(name));
  // Strapi begins a required list as an empty one, and any other as none.
  const isList = attribute.repeatable && attribute.required;
  return {
    ...(Object.fromEntries(kept) as unknown as Attribute),
    ...(isList ? { default: [] } : {}),
    mandatory: attribute.required ?? false,
  };
}

function unchecked<Type extends Schema>(schema: Type): Type {
  if (!isJudged(schema)) return schema;
  const attributes = Object.entries(schema.attributes);
  return {
    ...schema,
    attributes: Object.fromEntries(attributes.map(([name, one]) => [name, withoutRules(one)])),
  };
}

/**
 * The schemas without the rules that Strapi's form checks. It knows only some, and would send nothing as
 * long as one of them is broken. So people saw the other wrong fields one save later.
 */
export const judgedByService = (schemas: Schemas): Schemas => ({
  ...schemas,
  contentTypes: schemas.contentTypes.map(unchecked),
  components: schemas.components.map(unchecked),
});
