import type { DocumentLook } from '../../domain/document-look';
import { languageOf, type Language } from '../../domain/languages';
import { countryOf } from '../../domain/postal-address';
import { currentVersion, type TemplateName } from '../../domain/templates';
import type { PrintMoney } from '../../domain/print-money';
import type { BusinessDetails, CustomerDetails } from '../../billing/sql/printed-details';
import { WORDS } from '../../words';
import { withOwnLabels } from './own-labels';
import type { DocumentWords } from '../../words/document';
import {
  moneyIn,
  numberIn,
  paperDate,
  percentIn,
  quantityIn,
  shortDate,
  withMinus,
  type PrintQuantity,
} from '../../words/format';

/** How a document is put into words and figures. */
export interface Printing {
  /** The version of its template. Version 1 has its own words and figures, too. */
  readonly version: number;
  readonly language: Language;
  readonly words: DocumentWords;
  readonly look: DocumentLook;
  readonly money: PrintMoney;
  /** @param length shorter where many columns leave little room */
  readonly quantity: (length: 'long' | 'short') => PrintQuantity;
  readonly percent: PrintMoney;
  /** @param date `YYYY-MM-DD` */
  readonly date: (date: string) => string;
}

const firstPrinting = (language: Language, currency: string): Printing => ({
  version: 1,
  language,
  words: WORDS[language].document,
  look: {},
  money: moneyIn(currency, language),
  quantity: () => numberIn(language),
  percent: percentIn(language),
  date: (date) => shortDate(date, language),
});

/**
 * The language of a document (contract §12). One that was issued before documents had a language keeps
 * details without one, and stays English for ever (docs/decisions/0030).
 */
export function documentLanguage(
  business: BusinessDetails,
  customer: Pick<CustomerDetails, 'language'>,
): Language {
  if (business.language === undefined) return 'en';
  return languageOf(customer.language, business.language);
}

/** The printing of a stored document. */
export function printingOf(
  { currency, customer, ...document }: PrintedLike,
  business: BusinessDetails,
): Printing {
  const version = versionOf(document);
  const language = documentLanguage(business, customer);
  const first = firstPrinting(language, currency);
  if (version === 1) return first;
  const country = countryOf(business);
  const look = business.look ?? {};
  return {
    ...first,
    version,
    look,
    words: withOwnLabels(first.words, look.labels?.[language] ?? {}),
    money: withMinus(first.money),
    quantity: (length) => quantityIn(language, first.words.units, length),
    date: (date) => paperDate(date, language, country),
  };
}

interface PrintedLike {
  readonly currency: string;
  readonly customer: CustomerDetails;
  readonly template_type: TemplateName;
  readonly template_version?: number | null;
}

/** A draft has none yet, and is printed with the current one. */
const versionOf = ({
  template_type: template,
  template_version: version,
}: Pick<PrintedLike, 'template_type' | 'template_version'>): number =>
  version ?? currentVersion(template);
