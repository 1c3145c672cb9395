import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/products', 'product.create'),
    keyRoute('GET', '/products', 'product.find'),
    keyRoute('GET', '/products/:id', 'product.findOne'),
    keyRoute('PATCH', '/products/:id', 'product.update', { record: 'products' }),
  ],
};
