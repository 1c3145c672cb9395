import { say, type Message } from '../messages/message';
import { checkFlag, checkOneLine, checkOneOf, isObject, type Check } from './checks';
import { isKey, LONGEST_KEY, pairValue, type Metadata } from './metadata';
import type { Problem } from './problems';

export const CUSTOM_FIELD_KINDS = ['customer', 'product', 'invoice', 'quotation'] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** A field that a business has named. Its value is the metadata of a record of the kind under the key. */
export interface CustomField {
  key: string;
  label: string;
  kind: CustomFieldKind;
  /** Whether documents print it. */
  printed: boolean;
}

/** No document prints a field of a product. */
export const isPrintable = (kind: CustomFieldKind): boolean => kind !== 'product';

export const MAX_CUSTOM_FIELDS = 50;
export const LONGEST_LABEL = 60;

const checkKey: Check<string> = (input) =>
  isKey(input) ? { value: input } : { problem: say('not_key', { max: LONGEST_KEY }) };

const CHECKS = {
  key: checkKey,
  label: checkOneLine(LONGEST_LABEL),
  kind: checkOneOf(CUSTOM_FIELD_KINDS),
  printed: checkFlag,
};

type Read = { field: CustomField } | { problems: Problem[] };

function readField(input: unknown, at: number): Read {
  if (!isObject(input)) return { problems: [{ path: [at], message: say('not_object') }] };
  const problems = Object.entries(CHECKS).flatMap(([name, check]): Problem[] => {
    const checked = check(input[name]);
    return 'problem' in checked ? [{ path: [at, name], message: checked.problem }] : [];
  });
  if (problems.length > 0) return { problems };
  const { key, label, kind, printed } = input as unknown as CustomField;
  if (printed && !isPrintable(kind))
    return { problems: [{ path: [at, 'printed'], message: say('product_not_printed') }] };
  return { field: { key, label: label.trim(), kind, printed } };
}

const nameOf = ({ kind, key }: CustomField): string => `${kind} ${key}`;

const problem = (message: Message): { problems: Problem[] } => ({
  problems: [{ path: [], message }],
});

/** The custom fields of a business as they are stored, or what is wrong with them. None are null. */
export function readCustomFields(
  input: unknown,
): { fields: readonly CustomField[] | null } | { problems: Problem[] } {
  if (!Array.isArray(input)) return problem(say('not_custom_fields'));
  if (input.length > MAX_CUSTOM_FIELDS)
    return problem(say('too_many_custom_fields', { max: MAX_CUSTOM_FIELDS }));
  const read = input.map(readField);
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) return { problems };
  const fields = read.flatMap((one) => ('field' in one ? [one.field] : []));
  const names = fields.map(nameOf);
  const twice = names.flatMap((name, at): Problem[] =>
    names.indexOf(name) < at ? [{ path: [at, 'key'], message: say('key_named_twice') }] : [],
  );
  if (twice.length > 0) return { problems: twice };
  return { fields: fields.length === 0 ? null : fields };
}

type All = readonly CustomField[] | null | undefined;

export const customFieldsOf = (all: All, kind: CustomFieldKind): CustomField[] =>
  (all ?? []).filter((field) => field.kind === kind);

/** Those of a kind that documents print. */
export const printedFieldsOf = (all: All, kind: CustomFieldKind): CustomField[] =>
  customFieldsOf(all, kind).filter(({ printed }) => printed);

interface Changing {
  metadata: Metadata | null;
  custom_fields: All;
}

/** The paths of the printed fields whose value a change of a document changes. */
export const changedFields = (
  kind: 'invoice' | 'quotation',
  { metadata: before, custom_fields: all }: Changing,
  { metadata: after }: Pick<Changing, 'metadata'>,
): { path: string[] }[] =>
  printedFieldsOf(all, kind)
    .filter(({ key }) => pairValue(before, key) !== pairValue(after, key))
    .map(({ key }) => ({ path: ['metadata', key] }));

/** A key that a label suggests: `Kostenstelle Süd` gives `kostenstelle_sud`. */
export const suggestedKey = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST_KEY)
    .replace(/^_|_$/g, '');
