import type { LookWords, TypeWords } from './en';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @param fresh `nouveau`, or `nouvel` before a vowel */
const masculine = (fresh: 'Nouveau' | 'Nouvel', one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `${fresh} ${one}`,
  none: `Aucun ${one} pour l’instant`,
  found: { one: `${one} trouvé`, other: `${many} trouvés` },
});

const feminine = (one: string, many: string): TypeWords => ({
  one: capital(one),
  newOne: `Nouvelle ${one}`,
  none: `Aucune ${one} pour l’instant`,
  found: { one: `${one} trouvée`, other: `${many} trouvées` },
});

export const FR: LookWords = {
  clearFilters: 'Effacer les filtres',
  nothingMatches: 'Aucun résultat',
  types: {
    business: feminine('entreprise', 'entreprises'),
    customer: masculine('Nouveau', 'client', 'clients'),
    product: masculine('Nouveau', 'produit', 'produits'),
    invoice: feminine('facture', 'factures'),
    quotation: masculine('Nouveau', 'devis', 'devis'),
    creditNote: masculine('Nouvel', 'avoir', 'avoirs'),
    payment: masculine('Nouveau', 'paiement', 'paiements'),
    refund: masculine('Nouveau', 'remboursement', 'remboursements'),
    mail: masculine('Nouvel', 'e-mail', 'e-mails'),
    endpoint: masculine('Nouveau', 'point de terminaison webhook', 'points de terminaison webhook'),
    delivery: feminine('livraison webhook', 'livraisons webhook'),
    allowance: masculine('Nouveau', 'quota', 'quotas'),
    usage: feminine('adresse', 'adresses'),
    unknown: masculine('Nouvel', 'enregistrement', 'enregistrements'),
  },
};
