import { CREDIT_NOTE } from '../../../billing/kind';
import { linkRoutes } from '../../../http/routes/link-routes';

export default { routes: linkRoutes(CREDIT_NOTE, 'api::credit-note.credit-note.create') };
