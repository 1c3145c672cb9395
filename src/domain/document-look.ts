import { say } from '../messages/message';
import { checkOneOf, checkOneLine, isObject, type Check } from './checks';
import { LANGUAGES, type Language } from './languages';
import type { Problem } from './problems';
import { TEMPLATES, type TemplateName } from './templates';

export const LOGO_SIDES = ['left', 'right'] as const;
export type LogoSide = (typeof LOGO_SIDES)[number];

/** Where the address of the customer stands: where the template has it, or where a window envelope shows it. */
export const ADDRESS_WINDOWS = ['none', 'din5008'] as const;

/** Without a choice, a document has the typeface of its template. */
export const DOCUMENT_FONTS = ['inter', 'source_sans', 'source_serif'] as const;
export type DocumentFont = (typeof DOCUMENT_FONTS)[number];

/** The parts that documents can leave out. */
export const HIDEABLE = ['units', 'tax_column', 'bank_details', 'custom_fields', 'footer'] as const;
type Hideable = (typeof HIDEABLE)[number];

/** The words of documents that a business may replace by its own. `src/pdf/stored/own-labels` places them. */
export const LABEL_KEYS = [
  'invoice',
  'quotation',
  'creditNote',
  'billTo',
  'number',
  'date',
  'dueDate',
  'validUntil',
  'item',
  'quantity',
  'rate',
  'discount',
  'tax',
  'amount',
  'subTotal',
  'total',
  'paid',
  'balanceDue',
  'bankDetails',
  'registrationId',
  'notes',
  'terms',
] as const;
export type LabelKey = (typeof LABEL_KEYS)[number];
export type OwnLabels = Partial<Record<LabelKey, string>>;

/** Longer ones leave the amounts beside them no room. */
export const LONGEST_DOCUMENT_LABEL = 60;

/** How a business has chosen its documents to look, beside their colour and paper. */
export interface DocumentLook {
  /** The template of new documents that name none. */
  template?: TemplateName;
  logo_side?: LogoSide;
  address_window?: (typeof ADDRESS_WINDOWS)[number];
  font?: DocumentFont;
  hidden?: Hideable[];
  labels?: Partial<Record<Language, OwnLabels>>;
}

export const isHidden = ({ hidden }: DocumentLook, part: Hideable): boolean =>
  hidden?.includes(part) ?? false;

type Reader = (input: unknown, path: Problem['path']) => Problem[];

const byCheck =
  (check: Check<unknown>): Reader =>
  (input, path) => {
    const checked = check(input);
    return 'problem' in checked ? [{ path, message: checked.problem }] : [];
  };

/** An object of which each key is known. */
const objectOf =
  (readers: Readonly<Record<string, Reader>>): Reader =>
  (input, path) => {
    if (!isObject(input)) return [{ path, message: say('not_object') }];
    return Object.entries(input).flatMap(([key, value]): Problem[] => {
      const read = Object.hasOwn(readers, key) ? readers[key] : undefined;
      if (read) return read(value, [...path, key]);
      const values = Object.keys(readers).join(', ');
      return [{ path: [...path, key], message: say('unknown_key', { values }) }];
    });
  };

const each = <Key extends string>(keys: readonly Key[], reader: Reader) =>
  Object.fromEntries(keys.map((key) => [key, reader]));

const hidden: Reader = (input, path) => {
  if (!Array.isArray(input)) return [{ path, message: say('not_list') }];
  const read = byCheck(checkOneOf(HIDEABLE));
  return input.flatMap((one, at) => read(one, [...path, at]));
};

const readLook = objectOf({
  template: byCheck(checkOneOf(TEMPLATES)),
  logo_side: byCheck(checkOneOf(LOGO_SIDES)),
  address_window: byCheck(checkOneOf(ADDRESS_WINDOWS)),
  font: byCheck(checkOneOf(DOCUMENT_FONTS)),
  hidden,
  labels: objectOf(
    each(LANGUAGES, objectOf(each(LABEL_KEYS, byCheck(checkOneLine(LONGEST_DOCUMENT_LABEL))))),
  ),
});

const trimmed = (labels: OwnLabels): OwnLabels =>
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, label.trim()]));

/** A look as it is stored, or what is wrong with it. One without a choice is null. */
export function readDocumentLook(
  input: unknown,
): { look: DocumentLook | null } | { problems: Problem[] } {
  const problems = readLook(input, []);
  if (problems.length > 0) return { problems };
  const { hidden: parts, labels, ...look } = input as DocumentLook;
  if (Object.keys(input as object).length === 0) return { look: null };
  const own = Object.entries(labels ?? {}).map(([language, words]) => [language, trimmed(words)]);
  return {
    look: {
      ...look,
      ...(parts && { hidden: [...new Set(parts)] }),
      ...(labels && { labels: Object.fromEntries(own) }),
    },
  };
}
