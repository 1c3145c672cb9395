import { INVOICE } from '../../../billing/kind';
import { linkRoutes } from '../../../http/link-routes';

export default { routes: linkRoutes(INVOICE, 'api::invoice.invoice.update') };
