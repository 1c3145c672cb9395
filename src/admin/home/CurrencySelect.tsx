import { Box, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  ALL_CURRENCIES,
  currenciesOf,
  needsChoice,
  shownCurrencies,
  type Figures,
} from './shown-currencies';

interface CurrencySelectProps {
  figures: Figures;
  chosen: string | null;
  onChoose: (currency: string) => void;
}

/** Chooses the currency of the figures, where there are more than fit onto the page. */
export function CurrencySelect({ figures, chosen, onChoose }: CurrencySelectProps) {
  if (!needsChoice(figures)) return null;
  const shown = shownCurrencies(figures, chosen);
  return (
    <Box style={{ width: '14rem' }}>
      <SingleSelect
        aria-label="Currency"
        size="S"
        value={shown.length === 1 ? (shown[0] ?? ALL_CURRENCIES) : ALL_CURRENCIES}
        onChange={(value) => onChoose(String(value))}
      >
        {currenciesOf(figures).map((currency) => (
          <SingleSelectOption key={currency} value={currency}>
            {currency}
          </SingleSelectOption>
        ))}
        <SingleSelectOption value={ALL_CURRENCIES}>All currencies</SingleSelectOption>
      </SingleSelect>
    </Box>
  );
}
