import { keyRoute } from '../../../http/routes/route';

export default {
  routes: [
    keyRoute('POST', '/credit-notes/:id/refunds', 'refund.create', {
      record: 'credit_notes',
      answers: 'refunds',
    }),
    keyRoute('GET', '/credit-notes/:id/refunds', 'refund.find'),
    keyRoute('POST', '/refunds/:id/void', 'refund.update', { record: 'refunds' }),
  ],
};
