import type { EInvoiceFormatCheck, EInvoiceProblem } from '../../../panel/answers';
import { sentence } from '../../../domain/problems';
import { problemText } from '../../requests/with-labels';
import { refusalWords } from '../../words';
import { fieldName } from '../../words/field-name';
import { fieldText } from '../../words/field-text';
import { panelLanguage } from '../../words/language';

/**
 * The field of a finding in the operator's language. The service names one of a party by its form:
 * `Business: VAT number`.
 */
export function fieldOf({ pointer, field }: Pick<EInvoiceProblem, 'pointer' | 'field'>): string {
  if (panelLanguage() === 'en') return field;
  const [first = '', second = '', third] = pointer.split('/').slice(1);
  const words = refusalWords();
  if (first === 'items')
    return words.problem(words.line(Number(second) + 1), fieldName(third ?? ''));
  if (first !== 'business' && first !== 'customer')
    return fieldName([first, second].filter(Boolean).join('_'));
  const [party = '', ...label] = field.split(': ');
  return words.problem(fieldText(party), fieldText(label.join(': ')));
}

/** The reason why a document has no such e-invoice. */
export const shownReason = (refusal: NonNullable<EInvoiceFormatCheck['refusal']>): string =>
  panelLanguage() === 'en' ? sentence(refusal) : refusal.map((one) => problemText(one)).join('; ');
