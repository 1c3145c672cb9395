import { choiceWord } from '../../kit/status/choice-words';
import type { Line } from './line';
import { lineWords } from '../../words';

/** The words for the fields that a line folds away; empty where they hold nothing to be told. */
export function lineNotes(line: Line): string {
  const { tax_category: category, tax_exemption_reason: reason, product_id: product } = line;
  const notes = [
    typeof category === 'string' && category !== '' && category !== 'S'
      ? choiceWord('tax_category', category)
      : '',
    typeof reason === 'string' ? reason : '',
    product ? lineWords().fromProduct : '',
  ];
  return notes.filter(Boolean).join(' · ');
}
