import { METHODS } from './payment-words';
import { wordOf } from './status-words';
import { inputWords } from '../../words';

type Words = Readonly<Record<string, string>>;

/** Each with its code, such as `Reverse charge (AE)`. */
const withCodes = (names: Words): Words =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, `${name} (${code})`]));

/** The words of a field's values; undefined when they are statuses or the like. */
function wordsFor(field: string): Words | undefined {
  const { tax_category, ...choices } = inputWords().choices;
  if (field === 'method') return METHODS;
  if (field === 'tax_category' || field === 'zero_rate_category') return withCodes(tax_category);
  return (choices as Readonly<Record<string, Words>>)[field];
}

/** How a list shows a stored value. @param field its path in the form, such as `items.0.tax_category` */
export function choiceWord(field: string, value: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return wordsFor(name)?.[value] ?? wordOf(value).word;
}
