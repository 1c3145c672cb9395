import { CUSTOMER } from '../../../billing/schemas/answers';
import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../billing/schemas/customer';
import { PORTAL_SESSION, PORTAL_SESSION_CREATE } from '../../../billing/schemas/portal-session';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EXAMPLES } from '../../examples';

export const CUSTOMER_OPERATIONS = [
  keyOperation('POST', '/customers', 'customer.create', {
    id: 'createCustomer',
    tag: 'Customers',
    summary: 'Create a customer',
    does: 'creates',
    confirm: false,
    body: CUSTOMER_CREATE,
    example: EXAMPLES.customer,
    answer: CUSTOMER,
    emits: 'customer.created',
    refuses: ['duplicate_number', 'invitation_not_allowed'],
  }),
  keyOperation('GET', '/customers', 'customer.find', {
    id: 'searchCustomers',
    tag: 'Customers',
    summary: 'Search customers, by default newest first',
    query: CUSTOMER_SEARCH,
    answer: CUSTOMER,
    list: true,
    csv: true,
  }),
  keyOperation('GET', '/customers/:id', 'customer.findOne', {
    id: 'retrieveCustomer',
    tag: 'Customers',
    summary: 'Retrieve a customer',
    answer: CUSTOMER,
  }),
  keyOperation('PATCH', '/customers/:id', 'customer.update', {
    id: 'updateCustomer',
    tag: 'Customers',
    summary: 'Update the given fields of a customer',
    record: 'customers',
    body: CUSTOMER_UPDATE,
    example: EXAMPLES.customerUpdate,
    answer: CUSTOMER,
    emits: 'customer.updated',
    refuses: ['duplicate_number', 'invitation_not_allowed'],
  }),
  keyOperation('POST', '/customers/:id/portal-sessions', 'customer.openPortal', {
    id: 'createPortalSession',
    tag: 'Customers',
    summary: 'Tell a URL that signs a contact in at the portal, once and within 60 seconds',
    does: 'creates',
    confirm: true,
    permissions: ['api::customer.customer.update'],
    record: 'customers',
    body: PORTAL_SESSION_CREATE,
    example: EXAMPLES.portalSession,
    answer: PORTAL_SESSION,
    refuses: ['portal_not_allowed'],
  }),
];

export default routesOf(CUSTOMER_OPERATIONS);
