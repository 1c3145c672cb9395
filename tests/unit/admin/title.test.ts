import { productTitle } from '../../../src/admin/frame/look/title';

test.each([
  ['Invoices | Strapi', 'Invoices | Invoicing'],
  ['Invoicing | Strapi', 'Invoicing'],
  ['Strapi Admin', 'Invoicing'],
  ['INV-00001 | Invoicing', 'INV-00001 | Invoicing'],
])('the title "%s" becomes "%s"', (strapi, ours) => {
  expect(productTitle(strapi)).toBe(ours);
});
