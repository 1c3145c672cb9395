import { QUOTATION } from '../../../billing/kind';
import { linkRoutes } from '../../../http/routes/link-routes';

export default { routes: linkRoutes(QUOTATION, 'api::quotation.quotation.update') };
