import type { RefusalWords } from './en';

export const FR: RefusalWords = {
  line: (place) => `ligne ${place}`,
  problem: (field, problem) => `${field}\u00a0: ${problem}`,
  andMore: (shown, rest) => `${shown}\u00a0; et ${rest} de plus`,
  changedMeanwhile: (by) =>
    `Non enregistré\u00a0: ${by ?? 'l’API ou le service lui-même'} a modifié la fiche entre-temps.`,
  names: {
    invoice_number: 'Numéro de facture',
    quotation_number: 'Numéro de devis',
    credit_note_number: 'Numéro d’avoir',
    unit_code: 'Unité',
    tax_amount: 'Montant de taxe',
    tax_rate: 'Taxe %',
    discount_rate: 'Remise %',
    tax_exemption_reason: 'Motif d’exonération',
    items: 'Lignes',
    refunded_on: 'Remboursé le',
    cc: 'Copie',
    message: 'Texte',
    file: 'Fichier',
    mapping: 'Correspondance',
    new_customers: 'Nouveaux clients',
    scopes: 'Droits',
    expires_in_days: 'Validité en jours',
    period: 'Période',
  },
};
