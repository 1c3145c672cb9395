/** The names of the content types by their English in the schemas. */
export const DE = {
  Customers: 'Kunden',
  Refunds: 'Erstattungen',
  Invoices: 'Rechnungen',
  'Generator allowances': 'Generator-Kontingente',
  'Webhook endpoints': 'Webhook-Endpunkte',
  Businesses: 'Unternehmen',
  Quotations: 'Angebote',
  'Credit notes': 'Rechnungskorrekturen',
  'Document sequence': 'Nummernkreis',
  Emails: 'E-Mails',
  'Generator usage': 'Generator-Nutzung',
  Payments: 'Zahlungen',
  'Webhook deliveries': 'Webhook-Zustellungen',
  Products: 'Produkte',
};

export type Titles = Readonly<Record<keyof typeof DE, string>>;
