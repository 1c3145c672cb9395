import { Box, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  ALL_CURRENCIES,
  currenciesOf,
  needsChoice,
  shownCurrencies,
  type Figures,
} from './shown-currencies';
import { homeWords } from '../../words';

interface CurrencySelectProps {
  figures: Figures;
  chosen: string | null;
  onChoose: (currency: string) => void;
}

/** Chooses the currency of the figures, where there are more than fit onto the page. */
export function CurrencySelect({ figures, chosen, onChoose }: CurrencySelectProps) {
  if (!needsChoice(figures)) return null;
  const words = homeWords();
  const shown = shownCurrencies(figures, chosen);
  return (
    <Box style={{ width: '14rem' }}>
      <SingleSelect
        aria-label={words.currency}
        size="S"
        value={shown.length === 1 ? (shown[0] ?? ALL_CURRENCIES) : ALL_CURRENCIES}
        onChange={(value) => onChoose(String(value))}
      >
        {currenciesOf(figures).map((currency) => (
          <SingleSelectOption key={currency} value={currency}>
            {currency}
          </SingleSelectOption>
        ))}
        <SingleSelectOption value={ALL_CURRENCIES}>{words.allCurrencies}</SingleSelectOption>
      </SingleSelect>
    </Box>
  );
}
