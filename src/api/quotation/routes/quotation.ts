import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/quotations', 'quotation.create'),
    keyRoute('GET', '/quotations', 'quotation.find'),
    keyRoute('GET', '/quotations/:id', 'quotation.findOne'),
    keyRoute('PATCH', '/quotations/:id', 'quotation.update', { record: 'quotations' }),
  ],
};
