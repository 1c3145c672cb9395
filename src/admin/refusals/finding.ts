import type { EInvoiceProblem } from '../../panel/answers';
import { fieldText } from '../kit/fields/field-text';
import { panelLanguage } from '../words/language';
import { fieldName } from './field-name';
import { serverText } from './server-text';
import { refusalWords } from './words';

type Named = Pick<EInvoiceProblem, 'pointer' | 'field'>;

/** The server names a field of a party by its form: `Business: VAT number`. */
function fieldOf({ pointer, field }: Named): string {
  const [first = '', second = '', third] = pointer.split('/').slice(1);
  const words = refusalWords();
  if (first === 'items')
    return words.problem(words.line(Number(second) + 1), fieldName(third ?? ''));
  if (first !== 'business' && first !== 'customer')
    return fieldName([first, second].filter(Boolean).join('_'));
  const [party = '', ...label] = field.split(': ');
  return words.problem(fieldText(party), fieldText(label.join(': ')));
}

const WITH_RULE = /^(.*) (\([A-Z][\w-]*\))$/su;

/** `is needed (BR-S-02)`. The rule is for experts, and the same in every language. */
function messageOf(message: string): string {
  const [, text, rule] = WITH_RULE.exec(message) ?? [];
  return text === undefined || rule === undefined
    ? serverText(message)
    : `${serverText(text)} ${rule}`;
}

/** A finding about an e-invoice in the operator's language. */
export function shownFinding(problem: EInvoiceProblem): { field: string; message: string } {
  const { field, message } = problem;
  if (panelLanguage() === 'en') return { field, message };
  return { field: fieldOf(problem), message: messageOf(message) };
}

/** `items[0].amount` as the words of its line and field. */
function fieldOfName(name: string): string {
  const [, line, rest] = /^items\[(\d+)\]\.(.*)$/su.exec(name) ?? [];
  const words = refusalWords();
  return line === undefined
    ? fieldName(name)
    : words.problem(words.line(Number(line) + 1), fieldName(rest ?? ''));
}

function sentenceOf(sentence: string): string {
  const [, name = '', problem = ''] = /^(\S+) (.*)$/su.exec(sentence) ?? [];
  const text = serverText(problem);
  return text === problem ? sentence : refusalWords().problem(fieldOfName(name), text);
}

/** The reason why a document has no such e-invoice: one or more sentences of the API. */
export const shownReason = (reason: string): string =>
  reason.split('; ').map(sentenceOf).join('; ');
