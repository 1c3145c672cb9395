import { termOf } from '../../billing/sql/payment-term';
import type { Queryable } from '../../database/connection';
import type { DeliveryAddress } from '../../domain/delivery-address';
import { customerNotFound } from '../../domain/errors';

/** The values that the invoices of a recurring invoice take from elsewhere. */
export interface Context {
  customerRowId: number;
  /** Where the customer wants new documents delivered. */
  deliveryAddress: DeliveryAddress | null;
  /** The term of the customer, else that of the business. */
  languages: readonly (string | null)[];
  /** Days to pay, of the customer or else of the business; null for none. */
  term: number | null;
  /** The prices of products, by their ids. */
  products: ReadonlyMap<string, ProductPrice>;
}

interface ProductPrice {
  unit_price: string;
  /** Null for any. */
  currency: string | null;
  sku: string | null;
}

interface Row {
  row_id: number;
  delivery_address: DeliveryAddress | null;
  language: string | null;
  business_language: string | null;
  term: number | null;
  products: Record<string, ProductPrice> | null;
}

/** Archived products have no price any more. */
const PRODUCTS = `(SELECT json_object_agg(p.document_id,
    json_build_object('unit_price', trim_scale(p.unit_price)::text, 'currency', p.currency,
      'sku', p.sku))
  FROM products p WHERE p.business_id = b.id AND p.active AND p.document_id = ANY ($3::text[]))`;

/**
 * Reads what invoices of a customer take from elsewhere.
 * @throws 400 `customer_not_found`
 */
export async function loadContext(
  db: Queryable,
  businessRowId: number,
  customerId: string | null,
  productIds: readonly string[],
): Promise<Context> {
  const [row] = await db.query<Row>({
    name: 'recurring-context',
    text: `SELECT c.id AS row_id, c.delivery_address, c.language, b.language AS business_language,
        ${termOf('c', 'b.payment_term_days')} AS term, ${PRODUCTS} AS products
      FROM customers c JOIN businesses b ON b.id = c.business_id
      WHERE c.business_id = $1 AND c.document_id = $2`,
    values: [businessRowId, customerId, productIds],
  });
  if (!row) throw customerNotFound();
  const { row_id: customerRowId, language, business_language: ofBusiness, term, products } = row;
  const prices = new Map(Object.entries(products ?? {}));
  const deliveryAddress = row.delivery_address;
  return {
    customerRowId,
    deliveryAddress,
    languages: [language, ofBusiness],
    term,
    products: prices,
  };
}
