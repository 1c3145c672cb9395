import { lineWords } from '../../words';

/** A field whose value was refused, in words. */
export interface FormProblem {
  /** Its path in the form, such as `items.1.quantity`. */
  path: string;
  label: string;
}

type LabelOf = (path: string) => string | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Strapi's form holds a message as a text or as a description of it. */
const isMessage = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && 'defaultMessage' in value);

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

/** The paths of the messages within an error of a field: an empty one for that of the field itself. */
function messagePaths(error: unknown): string[][] {
  if (isMessage(error)) return [[]];
  if (!isObject(error)) return [];
  return Object.entries(error).flatMap(([name, inner]) =>
    messagePaths(inner).map((path) => [name, ...path]),
  );
}

/** A part of a field without a label goes by its key, and one of a list by its place. */
function problemOf(field: string, parts: readonly string[], labelOf: LabelOf): FormProblem {
  const path = [field, ...parts].join('.');
  const label = labelOf(path);
  if (label !== undefined || parts.length === 0) return { path, label: label ?? field };
  const isPlace = /^\d+$/.test(parts[0] ?? '') && parts.length > 1;
  const part = isPlace ? String(Number(parts[0]) + 1) : parts.join('.');
  return { path, label: `${labelOf(field) ?? field}: ${part}` };
}

/**
 * The fields that the form refused, in the order of its errors.
 * @param labelOf the label of a field of the record, or of a part of it, by its path
 */
export function formProblems(errors: unknown, labelOf: LabelOf): FormProblem[] {
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([field, error]) => {
    if (field === 'items' && isObject(error) && !isMessage(error))
      return Object.entries(error).flatMap(([index, line]) => problemsOfLine(line, Number(index)));
    return messagePaths(error).map((path) => problemOf(field, path, labelOf));
  });
}
