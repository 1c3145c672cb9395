import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/invoices/:id/credit-notes', 'credit-note.create', {
      record: 'invoices',
      answers: 'credit-notes',
    }),
    keyRoute('GET', '/credit-notes', 'credit-note.find'),
    keyRoute('GET', '/credit-notes/:id', 'credit-note.findOne'),
  ],
};
