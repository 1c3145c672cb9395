import { COLUMNS } from '../lines/line';

/** A field whose value was refused, in words. */
export interface FormProblem {
  /** Its path in the form, such as `items.1.quantity`. */
  path: string;
  label: string;
}

type LabelOf = (field: string) => string;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Strapi's form holds a message as a text or as a description of it. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && typeof value['id'] === 'string');

/** The labels of the cells, and of the fields that a line folds away. */
const LINE_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COLUMNS.map(({ key, label }) => [key, label])),
  product_id: 'Product',
  tax_category: 'Tax category',
  tax_exemption_reason: 'Reason for no tax',
};

function problemsOfLine(line: unknown, index: number): FormProblem[] {
  const [path, label] = [`items.${index}`, `Line ${index + 1}`];
  if (isMessage(line)) return [{ path, label }];
  if (!isObject(line)) return [];
  return Object.keys(line)
    .filter((field) => isMessage(line[field]))
    .map((field) => ({
      path: `${path}.${field}`,
      label: `${label}: ${LINE_LABELS[field] ?? field}`,
    }));
}

/**
 * The fields that the form refused, in the order of its errors.
 * @param labelOf the label of a field of the record
 */
export function formProblems(errors: unknown, labelOf: LabelOf): FormProblem[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([field, error]) => {
    if (field === 'items' && isObject(error) && !isMessage(error))
      return Object.entries(error).flatMap(([index, line]) => problemsOfLine(line, Number(index)));
    return isMessage(error) ? [{ path: field, label: labelOf(field) }] : [];
  });
}
