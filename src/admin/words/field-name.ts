import { refusalWords } from '.';
import { fieldText } from './field-text';

/** The label of a field by its name in the API, for where no form says what it is called. */
export function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return refusalWords().names[name] ?? fieldText(label);
}

/** The same for a field of a document by its path, such as that of a line. */
export function pathName(path: readonly (string | number)[], labelOf = fieldName): string {
  const [first, index, ...rest] = path.map(String);
  if (first !== 'items' || index === undefined) return labelOf(path.join('_'));
  const line = refusalWords().line(Number(index) + 1);
  return rest.length === 0 ? line : `${line}, ${labelOf(rest.join('_'))}`;
}
