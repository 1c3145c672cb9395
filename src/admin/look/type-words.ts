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
  REFUND,
} from '../content-manager';

/** How the panel calls the records of a type in its sentences. */
export interface TypeWords {
  one: string;
  many: string;
}

const ALLOWANCE = 'api::generator-allowance.generator-allowance';
const USAGE = 'api::generator-usage.generator-usage';

const WORDS: Readonly<Record<string, TypeWords>> = {
  [BUSINESS]: { one: 'business', many: 'businesses' },
  [CUSTOMER]: { one: 'customer', many: 'customers' },
  [PRODUCT]: { one: 'product', many: 'products' },
  [INVOICE]: { one: 'invoice', many: 'invoices' },
  [QUOTATION]: { one: 'quotation', many: 'quotations' },
  [CREDIT_NOTE]: { one: 'credit note', many: 'credit notes' },
  [PAYMENT]: { one: 'payment', many: 'payments' },
  [REFUND]: { one: 'refund', many: 'refunds' },
  [MAIL]: { one: 'e-mail', many: 'e-mails' },
  [ENDPOINT]: { one: 'webhook endpoint', many: 'webhook endpoints' },
  [DELIVERY]: { one: 'webhook delivery', many: 'webhook deliveries' },
  [ALLOWANCE]: { one: 'allowance', many: 'allowances' },
  [USAGE]: { one: 'address', many: 'addresses' },
};

const UNKNOWN: TypeWords = { one: 'record', many: 'records' };

/** The type whose list or form a path of the panel shows; undefined on other pages. */
export function typeOfPath(path: string): string | undefined {
  return /\/content-manager\/collection-types\/([^/]+)/.exec(path)?.[1];
}

/** The words for the records of the page that is open. */
export const wordsOfPage = (): TypeWords =>
  WORDS[typeOfPath(window.location.pathname) ?? ''] ?? UNKNOWN;
