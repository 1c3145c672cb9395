import type { Context } from 'koa';
import { CUSTOMER } from '../../../billing/schemas/answers';
import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../billing/schemas/customer';
import { PORTAL_SESSION, PORTAL_SESSION_CREATE } from '../../../billing/schemas/portal-session';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { parseBody } from '../../../http/requests/ignored';
import { caller, pathId } from '../../../http/requests/request';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { EMAIL } from '../../../mail/answers';
import { STATEMENT_SEND } from '../../../mail/send-body';
import { sendStatement } from '../../../mail/send-statement';
import { acceptedMail } from '../../../mail/serialize';
import { runningStrapi } from '../../../strapi/service';
import { EXAMPLES } from '../../examples';

async function mailStatement(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const input = parseBody(ctx, STATEMENT_SEND);
  const sent = await inTransaction(strapi, ctx, (trx) =>
    sendStatement(strapi, trx, who, { id: pathId(ctx), input }),
  );
  send(ctx, 202, acceptedMail(sent));
}

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
  keyOperation('POST', '/customers/:id/statements/send', mailStatement, {
    id: 'sendStatement',
    tag: 'Customers',
    summary: 'Send a customer its statement of account by e-mail, with the PDF attached',
    does: 'sends',
    confirm: true,
    permissions: ['api::customer.customer.update'],
    record: 'customers',
    body: STATEMENT_SEND,
    example: EXAMPLES.statementSend,
    status: 202,
    answer: EMAIL,
    refuses: ['recipient_not_allowed', 'mail_not_configured', 'mail_limit'],
  }),
];

export default routesOf(CUSTOMER_OPERATIONS);
