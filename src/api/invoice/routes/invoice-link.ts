import { INVOICE } from '../../../billing/kind';
import { linkRoutes } from '../../../http/routes/link-routes';

export default { routes: linkRoutes(INVOICE, 'api::invoice.invoice.update') };
