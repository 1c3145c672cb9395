import { printAmount } from '../../words/print-amount';
import type { FoundProduct } from './product-api';
import { inputWords } from '../../words';

/** `Consulting (CONS-1)` */
export const productLabel = ({ name, sku }: FoundProduct): string =>
  sku ? `${name} (${sku})` : name;

/** `Consulting (CONS-1), 150.00 EUR` */
export const pricedLabel = (product: FoundProduct): string =>
  `${productLabel(product)}, ${printAmount(product.unit_price, product.currency)}`;

const inOtherCurrency = ({ currency }: FoundProduct, document: string): boolean =>
  currency !== null && currency !== '' && currency.toUpperCase() !== document.toUpperCase();

/**
 * The fields of a line that a product fills. A price in another currency would be wrong, so it is left out.
 * A product without a tax rate takes the usual rate, which an empty field stands for.
 * @param currency that of the document
 */
export function lineOfProduct(product: FoundProduct, currency: string): Record<string, unknown> {
  return {
    product_id: product.documentId,
    description: product.description || product.name,
    sku: product.sku,
    unit_code: product.unit_code ?? 'C62',
    tax_rate: product.tax_rate,
    tax_category: product.tax_category,
    ...(inOtherCurrency(product, currency) ? {} : { unit_price: product.unit_price }),
  };
}

/** Tells that the price was not filled in; undefined when it was. */
export function currencyNotice(product: FoundProduct, currency: string): string | undefined {
  if (!inOtherCurrency(product, currency)) return undefined;
  return inputWords().products.otherCurrency({
    product: product.name,
    ofPrice: String(product.currency),
    ofDocument: currency,
  });
}
