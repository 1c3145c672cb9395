import { QUOTATION } from '../../../billing/kind';
import { sendRoute } from '../../../mail/send-route';

export default { routes: [sendRoute(QUOTATION, 'api::quotation.quotation.update')] };
