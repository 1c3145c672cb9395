import { lineWords } from '../../words';

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

function problemsOfLine(line: unknown, index: number): FormProblem[] {
  const path = `items.${index}`;
  const words = lineWords();
  const labels: Readonly<Record<string, string>> = words.fields;
  if (isMessage(line)) return [{ path, label: words.place(index + 1) }];
  if (!isObject(line)) return [];
  return Object.keys(line)
    .filter((field) => isMessage(line[field]))
    .map((field) => ({
      path: `${path}.${field}`,
      label: words.of(index + 1, labels[field] ?? field),
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
