import type { RefusalWords } from './en';

export const DE: RefusalWords = {
  line: (place) => `Position ${place}`,
  problem: (field, problem) => `${field}: ${problem}`,
  andMore: (shown, rest) => `${shown}; und ${rest} weitere`,
  changedMeanwhile: (by) =>
    `Nicht gespeichert: ${by ?? 'Die API oder der Dienst selbst'} hat den Datensatz inzwischen geändert.`,
  names: {
    invoice_number: 'Rechnungsnummer',
    quotation_number: 'Angebotsnummer',
    credit_note_number: 'Nummer der Rechnungskorrektur',
    unit_code: 'Einheit',
    tax_amount: 'Steuerbetrag',
    tax_rate: 'Steuer %',
    discount_rate: 'Rabatt %',
    tax_exemption_reason: 'Grund der Steuerbefreiung',
    items: 'Positionen',
    refunded_on: 'Erstattet am',
    cc: 'Kopie',
    message: 'Text',
    file: 'Datei',
    mapping: 'Zuordnung',
    new_customers: 'Neue Kunden',
    scopes: 'Berechtigungen',
    expires_in_days: 'Gültig in Tagen',
    period: 'Zeitraum',
  },
};
