import type { Titles } from './de';

export const ES: Titles = {
  Customers: 'Clientes',
  Refunds: 'Reembolsos',
  Invoices: 'Facturas',
  'Generator allowances': 'Cuotas del generador',
  'Webhook endpoints': 'Endpoints de webhook',
  Businesses: 'Empresas',
  Quotations: 'Presupuestos',
  'Credit notes': 'Facturas rectificativas',
  'Document sequence': 'Secuencia de documentos',
  Emails: 'Correos electrónicos',
  'Generator usage': 'Uso del generador',
  Payments: 'Pagos',
  'Webhook deliveries': 'Entregas de webhook',
  Products: 'Productos',
};
