import { numberMarks } from '../../words/number-marks';
import { panelLocale } from '../../words/language';
import { homeWords } from '../../words';

const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

type Scale = ReturnType<typeof homeWords>['revenue']['scale'];

const isScale = (letter: string, scale: Scale): letter is keyof Scale => letter in scale;

/**
 * An amount for the width of a month's bar: 12345 as `12K`, in German as `12 Tsd.`, which takes two lines
 * above a narrow bar. The compact notation of other languages has no room there: German would be `12.000`.
 */
export function shortAmount(value: number): string {
  const { scale } = homeWords().revenue;
  const { decimal } = numberMarks(panelLocale());
  return COMPACT.formatToParts(value)
    .map(({ type, value: part }) => {
      if (type === 'decimal') return decimal;
      return type === 'compact' && isScale(part, scale) ? scale[part] : part;
    })
    .join('');
}
