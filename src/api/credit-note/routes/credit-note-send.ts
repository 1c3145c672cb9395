import { CREDIT_NOTE } from '../../../billing/kind';
import { sendRoute } from '../../../mail/send-route';

export default { routes: [sendRoute(CREDIT_NOTE, 'api::credit-note.credit-note.create')] };
