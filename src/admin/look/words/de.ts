import type { LookWords, TypeWords } from './en';

/** @param fresh `neue` in the gender of the noun */
const of = (fresh: string, one: string, many: string): TypeWords => ({
  one,
  newOne: `${fresh} ${one}`,
  none: `Noch keine ${many}`,
  found: { one: `${one} gefunden`, other: `${many} gefunden` },
});

export const DE: LookWords = {
  clearFilters: 'Filter zurücksetzen',
  nothingMatches: 'Keine Treffer',
  types: {
    business: of('Neues', 'Unternehmen', 'Unternehmen'),
    customer: of('Neuer', 'Kunde', 'Kunden'),
    product: of('Neues', 'Produkt', 'Produkte'),
    invoice: of('Neue', 'Rechnung', 'Rechnungen'),
    quotation: of('Neues', 'Angebot', 'Angebote'),
    creditNote: of('Neue', 'Rechnungskorrektur', 'Rechnungskorrekturen'),
    payment: of('Neue', 'Zahlung', 'Zahlungen'),
    refund: of('Neue', 'Erstattung', 'Erstattungen'),
    mail: of('Neue', 'E-Mail', 'E-Mails'),
    endpoint: of('Neuer', 'Webhook-Endpunkt', 'Webhook-Endpunkte'),
    delivery: of('Neue', 'Webhook-Zustellung', 'Webhook-Zustellungen'),
    allowance: of('Neues', 'Kontingent', 'Kontingente'),
    usage: of('Neue', 'Adresse', 'Adressen'),
    unknown: of('Neuer', 'Datensatz', 'Datensätze'),
  },
};
