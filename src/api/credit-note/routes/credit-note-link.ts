import { CREDIT_NOTE } from '../../../billing/kind';
import { linkRoutes } from '../../../http/link-routes';

export default { routes: linkRoutes(CREDIT_NOTE, 'api::credit-note.credit-note.create') };
