import { languageOf, type Language } from '../../domain/languages';
import type { PrintMoney } from '../../domain/print-money';
import type { BusinessDetails, CustomerDetails } from '../../billing/sql/printed-details';
import { WORDS } from '../../words';
import type { DocumentWords } from '../../words/document';
import { moneyIn, numberIn, percentIn, shortDate } from '../../words/format';

/** How a document is put into words and figures. */
export interface Printing {
  readonly language: Language;
  readonly words: DocumentWords;
  readonly money: PrintMoney;
  readonly number: PrintMoney;
  readonly percent: PrintMoney;
  /** @param date `YYYY-MM-DD` */
  readonly date: (date: string) => string;
}

/** The printing of amounts of a currency in a language. */
const printingIn = (language: Language, currency: string): Printing => ({
  language,
  words: WORDS[language].document,
  money: moneyIn(currency, language),
  number: numberIn(language),
  percent: percentIn(language),
  date: (date) => shortDate(date, language),
});

/**
 * The language of a document (contract §12). One that was issued before documents had a language keeps
 * details without one, and stays English for ever (docs/decisions/0030).
 */
function documentLanguage(business: BusinessDetails, customer: CustomerDetails): Language {
  if (business.language === undefined) return 'en';
  return languageOf(customer.language, business.language);
}

/** The printing of a stored document. */
export const printingOf = (
  document: { readonly currency: string; readonly customer: CustomerDetails },
  business: BusinessDetails,
): Printing => printingIn(documentLanguage(business, document.customer), document.currency);
