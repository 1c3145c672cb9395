import { trigger, triggerFunction, type Step } from '../step';

/** Deleting an endpoint, over the API or in the panel, deletes its secrets and deliveries. */
export const deletedEndpoints: Step = {
  number: 8,
  name: 'deleted-endpoints',
  parts: [
    triggerFunction(
      'invoicing_delete_endpoint',
      `
BEGIN
  DELETE FROM webhook_deliveries WHERE endpoint_id = OLD.id;
  RETURN OLD;
END `,
    ),
    triggerFunction(
      'invoicing_delete_endpoints',
      `
BEGIN
  DELETE FROM webhook_endpoints WHERE business_id = OLD.id;
  RETURN OLD;
END `,
    ),
    trigger({
      name: 'webhook_endpoints_delete',
      table: 'webhook_endpoints',
      sql: 'BEFORE DELETE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION invoicing_delete_endpoint()',
    }),
    // PostgreSQL runs triggers in the order of their names. This one follows the guard, which may
    // refuse.
    trigger({
      name: 'businesses_webhooks_delete',
      table: 'businesses',
      sql: 'BEFORE DELETE ON businesses FOR EACH ROW EXECUTE FUNCTION invoicing_delete_endpoints()',
    }),
  ],
};
