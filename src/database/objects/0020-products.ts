import { PRODUCTS } from '../history/fields';
import { tracked } from '../history/tracked';
import { actionsOf, extendScope } from '../key-permission-parts';
import { statement, trigger, triggerFunction, type Part, type Step } from '../step';
import { trigrams } from './0001-text-filters';
import { uniqueIds } from './0003-unique-ids';
import { counted } from './0006-record-counts';
import { versioned } from './0012-versions';

const usedIn = (table: string, lines: string) => `EXISTS (
      SELECT 1 FROM ${lines} l
      JOIN ${table}_cmps link ON link.cmp_id = l.id AND link.field = 'items'
      JOIN ${table} d ON d.id = link.entity_id
      WHERE l.product_id = OLD.document_id AND d.business_id = OLD.business_id)`;

/**
 * A line names its product by the public id. Lines have no index for it: it would slow every create, and
 * a product is rarely deleted.
 */
const GUARD = triggerFunction(
  'invoicing_guard_products',
  `
BEGIN
  IF TG_TABLE_NAME = 'businesses' THEN
    IF EXISTS (SELECT 1 FROM products WHERE business_id = OLD.id) THEN
      RAISE EXCEPTION 'a business with products cannot be deleted' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF ${usedIn('invoices', 'components_billing_invoice_lines')}
    OR ${usedIn('quotations', 'components_billing_quotation_lines')} THEN
    RAISE EXCEPTION 'a product that a document names cannot be deleted; archive it instead'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END `,
);

const guarded = (table: string): Part =>
  trigger({
    name: `${table}_guard_products`,
    table,
    sql: `BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION invoicing_guard_products()`,
  });

const SKU: Part = {
  makes: [{ kind: 'index', name: 'products_business_sku_unique' }],
  ...statement(`CREATE UNIQUE INDEX IF NOT EXISTS products_business_sku_unique
    ON products (business_id, sku) WHERE sku IS NOT NULL`),
};

export const products: Step = {
  number: 20,
  name: 'products',
  parts: [
    uniqueIds('products'),
    versioned('products'),
    ...counted('products', 'product'),
    SKU,
    trigrams('products', 'name'),
    trigrams('products', 'sku'),
    GUARD,
    guarded('products'),
    guarded('businesses'),
    ...tracked(PRODUCTS),
    extendScope('read', actionsOf(['product'], ['find', 'findOne'])),
    extendScope('write', actionsOf(['product'], ['create', 'update'])),
  ],
};
