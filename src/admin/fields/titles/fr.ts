import type { Titles } from './de';

export const FR: Titles = {
  Customers: 'Clients',
  Refunds: 'Remboursements',
  Invoices: 'Factures',
  'Generator allowances': 'Quotas du générateur',
  'Webhook endpoints': 'Points de terminaison webhook',
  Businesses: 'Entreprises',
  Quotations: 'Devis',
  'Credit notes': 'Avoirs',
  'Document sequence': 'Séquence de documents',
  Emails: 'E-mails',
  'Generator usage': 'Utilisation du générateur',
  Payments: 'Paiements',
  'Webhook deliveries': 'Livraisons webhook',
  Products: 'Produits',
};
