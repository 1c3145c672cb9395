import { fieldText } from '../kit/fields/field-text';
import { refusalWords } from './words';

/** The label of a field by its name in the API, for where no form says what it is called. */
export function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return refusalWords().names[name] ?? fieldText(label);
}
