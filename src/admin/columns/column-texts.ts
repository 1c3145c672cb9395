import type { Catalogues } from '../words/catalogues';

/** Strapi finds the heads of our columns by these ids, in the language of the panel. */
const EN = {
  'invoicing.webhooks.last-result': 'Last result',
  'invoicing.amount-due': 'Amount due',
  'invoicing.document': 'Document',
  'invoicing.customer': 'Customer',
  'invoicing.invoice': 'Invoice',
  'invoicing.business': 'Business',
};

export type ColumnText = keyof typeof EN;

export const COLUMN_TEXTS: Catalogues<Record<ColumnText, string>> = {
  en: EN,
  de: {
    'invoicing.webhooks.last-result': 'Letztes Ergebnis',
    'invoicing.amount-due': 'Offener Betrag',
    'invoicing.document': 'Dokument',
    'invoicing.customer': 'Kunde',
    'invoicing.invoice': 'Rechnung',
    'invoicing.business': 'Unternehmen',
  },
  fr: {
    'invoicing.webhooks.last-result': 'Dernier résultat',
    'invoicing.amount-due': 'Montant dû',
    'invoicing.document': 'Document',
    'invoicing.customer': 'Client',
    'invoicing.invoice': 'Facture',
    'invoicing.business': 'Entreprise',
  },
  es: {
    'invoicing.webhooks.last-result': 'Último resultado',
    'invoicing.amount-due': 'Importe pendiente',
    'invoicing.document': 'Documento',
    'invoicing.customer': 'Cliente',
    'invoicing.invoice': 'Factura',
    'invoicing.business': 'Empresa',
  },
};

/** The head of a column, as Strapi wants it. */
export const headOf = (id: ColumnText): { id: string; defaultMessage: string } => ({
  id,
  defaultMessage: EN[id],
});
