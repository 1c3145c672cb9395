import { choiceWord } from '../../kit/status/choice-words';
import { LINE_FACTS } from '../../../domain/fields/line-facts';
import { PERIOD_BOUNDS } from '../../../domain/service-period';
import type { Line } from './line';
import { lineWords } from '../../words';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The words for the fields that a line folds away; empty where they hold nothing to be told. */
export function lineNotes(line: Line): string {
  const { tax_category: category, tax_exemption_reason: reason, product_id: product } = line;
  const notes = [
    typeof category === 'string' && category !== '' && category !== 'S'
      ? choiceWord('tax_category', category)
      : '',
    textOf(reason),
    product ? lineWords().fromProduct : '',
    ...[...LINE_FACTS, ...PERIOD_BOUNDS].map((name) => textOf(line[name])),
  ];
  return notes.filter(Boolean).join(' · ');
}
