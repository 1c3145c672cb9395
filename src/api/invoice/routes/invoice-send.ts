import { INVOICE } from '../../../billing/kind';
import { sendRoute } from '../../../mail/send-route';

export default { routes: [sendRoute(INVOICE, 'api::invoice.invoice.update')] };
