import { moneyPrinter } from '../../../domain/print-money';
import { panelLanguage } from '../../words/language';
import { printAmount } from '../../words/print-amount';

/** English amounts have the sign of their currency, as on paper. */
export const amountPrinter = (currency: string): ((amount: string) => string) =>
  panelLanguage() === 'en' ? moneyPrinter(currency) : (amount) => printAmount(amount, currency);
