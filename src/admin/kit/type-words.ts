import {
  BUSINESS,
  CREDIT_NOTE,
  CUSTOMER,
  DELIVERY,
  ENDPOINT,
  INVOICE,
  MAIL,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  RECURRING,
  REFUND,
} from '../requests/content-manager';
import { lookWords } from '../words';
import type { LookWords, TypeWords } from '../words/en/frame';

const ALLOWANCE = 'api::generator-allowance.generator-allowance';
const USAGE = 'api::generator-usage.generator-usage';

const NAMES: Readonly<Record<string, keyof LookWords['types']>> = {
  [BUSINESS]: 'business',
  [CUSTOMER]: 'customer',
  [PRODUCT]: 'product',
  [INVOICE]: 'invoice',
  [QUOTATION]: 'quotation',
  [RECURRING]: 'recurring',
  [CREDIT_NOTE]: 'creditNote',
  [PAYMENT]: 'payment',
  [REFUND]: 'refund',
  [MAIL]: 'mail',
  [ENDPOINT]: 'endpoint',
  [DELIVERY]: 'delivery',
  [ALLOWANCE]: 'allowance',
  [USAGE]: 'usage',
};

/** The type whose list or form a path of the panel shows; undefined on other pages. */
export function typeOfPath(path: string): string | undefined {
  return /\/content-manager\/collection-types\/([^/]+)/.exec(path)?.[1];
}

/** The name of a type in our words. */
const nameOfType = (uid: string): keyof LookWords['types'] => NAMES[uid] ?? 'unknown';

/** The words for the records of a type. */
export const wordsOf = (uid: string): TypeWords => lookWords().types[nameOfType(uid)];

/** The words for the records of the page that is open. */
export const wordsOfPage = (): TypeWords => wordsOf(typeOfPath(window.location.pathname) ?? '');
