/** The content types as Strapi names them. */
export const CONTENT_TYPE = {
  business: 'api::business.business',
  customer: 'api::customer.customer',
  invoice: 'api::invoice.invoice',
  quotation: 'api::quotation.quotation',
  endpoint: 'api::webhook-endpoint.webhook-endpoint',
  delivery: 'api::webhook-delivery.webhook-delivery',
  allowance: 'api::generator-allowance.generator-allowance',
  usage: 'api::generator-usage.generator-usage',
} as const;
