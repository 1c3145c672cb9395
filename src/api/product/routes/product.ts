import { PRODUCT } from '../../../billing/schemas/answers';
import { PRODUCT_CREATE, PRODUCT_UPDATE } from '../../../billing/schemas/product';
import { PRODUCT_SEARCH } from '../../../billing/schemas/search';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EXAMPLES } from '../../examples';

export const PRODUCT_OPERATIONS = [
  keyOperation('POST', '/products', 'product.create', {
    id: 'createProduct',
    tag: 'Products',
    summary: 'Create a product',
    does: 'creates',
    confirm: false,
    body: PRODUCT_CREATE,
    example: EXAMPLES.product,
    answer: PRODUCT,
    emits: 'product.created',
    refuses: ['duplicate_sku'],
  }),
  keyOperation('GET', '/products', 'product.find', {
    id: 'searchProducts',
    tag: 'Products',
    summary: 'Search products, by default newest first',
    query: PRODUCT_SEARCH,
    answer: PRODUCT,
    list: true,
    csv: true,
  }),
  keyOperation('GET', '/products/:id', 'product.findOne', {
    id: 'retrieveProduct',
    tag: 'Products',
    summary: 'Retrieve a product',
    answer: PRODUCT,
  }),
  keyOperation('PATCH', '/products/:id', 'product.update', {
    id: 'updateProduct',
    tag: 'Products',
    summary: 'Update the given fields of a product; active: false archives it',
    record: 'products',
    body: PRODUCT_UPDATE,
    example: EXAMPLES.productUpdate,
    answer: PRODUCT,
    emits: 'product.updated',
    refuses: ['duplicate_sku'],
  }),
];

export default routesOf(PRODUCT_OPERATIONS);
