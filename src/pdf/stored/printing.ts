import type { DocumentLook } from '../../domain/document-look';
import { languageOf, type Language } from '../../domain/languages';
import { countryOf } from '../../domain/postal-address';
import { currentVersion, type TemplateName } from '../../domain/templates';
import type { Labelled } from '../view-model';
import type { PrintMoney } from '../../domain/print-money';
import type { BusinessDetails, CustomerDetails } from '../../billing/sql/printed-details';
import { WORDS } from '../../words';
import { withOwnLabels } from './own-labels';
import type { DocumentWords } from '../../words/document';
import {
  moneyIn,
  paperDate,
  percentIn,
  quantityIn,
  withMinus,
  type PrintQuantity,
} from '../../words/format';

/** How a document is put into words and figures. */
export interface Printing {
  /** The version of its template. A later one may have words and figures of its own. */
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

/** A fact without a value is not there. */
export const labelled = (label: string, value: string | null): Labelled[] =>
  value ? [{ label, value }] : [];

/** A date as the document prints it. */
export const dated = (
  label: string,
  date: string | null | undefined,
  printing: Printing,
): Labelled[] => labelled(label, date ? printing.date(date) : null);

/**
 * The language of a document (contract §12). One that was issued before documents had a language keeps
 * details without one, and stays English for ever (docs/decisions/0030).
 */
export function documentLanguage(
  business: Pick<BusinessDetails, 'language'>,
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
  const language = documentLanguage(business, customer);
  const country = countryOf(business);
  const look = business.look ?? {};
  const words = WORDS[language].document;
  return {
    version: versionOf(document),
    language,
    look,
    words: withOwnLabels(words, look.labels?.[language] ?? {}),
    money: withMinus(moneyIn(currency, language)),
    quantity: (length) => quantityIn(language, words.units, length),
    percent: percentIn(language),
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
