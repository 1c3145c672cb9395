import type { InputWords } from './en';

export const FR: InputWords = {
  loading: 'Chargement …',
  clear: 'Effacer',
  loadingList: 'Chargement …',
  businesses: {
    choose: 'Choisir une entreprise',
    first: 'Choisir d’abord l’entreprise',
    none: 'Il n’y a pas encore d’entreprise',
    notFound: 'Aucune entreprise de ce nom',
    new: 'Nouvelle entreprise',
  },
  customers: {
    choose: 'Choisir un client',
    none: 'Cette entreprise n’a pas encore de client',
    notFound: 'Aucun client de ce nom',
    new: 'Nouveau client',
    open: (name) => `Ouvrir ${name}`,
  },
  products: {
    choose: 'Choisir un produit',
    none: 'Cette entreprise n’a pas encore de produit',
    notFound: 'Aucun produit de ce nom',
    new: 'Nouveau produit',
    otherCurrency: ({ product, ofPrice, ofDocument }) =>
      `Le prix de ${product} est en ${ofPrice}, et ce document est en ${ofDocument}. Saisissez le prix unitaire.`,
  },
  lists: { choose: 'Choisir ou saisir', notFound: 'Rien de ce nom' },
  logo: { upload: 'Téléverser une image', picture: 'Image du logo' },
  yes: 'Oui',
  no: 'Non',
  numbers: {
    none: 'Ce n’est pas un nombre.',
    alone: 'Saisissez le nombre seul, sans % ni devise.',
    twoReadings: (readings) =>
      `Cela peut être ${readings.join(' ou ')}. Saisissez-le sans séparateur de milliers.`,
    whole: 'Il faut un nombre entier.',
    decimals: (most) => `${most} décimales au plus.`,
    digits: (most) => `${most} chiffres au plus.`,
  },
  dates: {
    incomplete: 'Cette date est incomplète, ou n’existe pas.',
    year: 'Saisissez l’année avec quatre chiffres.',
  },
  choices: {
    tax_rounding: { line: 'Pour chaque ligne', rate: 'Pour chaque taux' },
    tax_category: {
      S: 'Taux normal',
      Z: 'Taux zéro',
      E: 'Exonéré de taxe',
      AE: 'Autoliquidation',
      K: 'Livraison intracommunautaire',
      G: 'Exportation hors UE',
      O: 'Hors champ de la taxe',
    },
    lock_documents: { when_sent: 'Verrouillé après l’envoi', never: 'Peut être corrigé' },
    reason: {
      return: 'Marchandise retournée',
      price: 'Prix réduit',
      duplicate: 'Facturé deux fois',
      order_change: 'Commande modifiée',
      other: 'Autre',
    },
    template_type: { modern: 'Moderne', classic: 'Classique', minimal: 'Minimaliste' },
    kind: { document: 'Document', reminder: 'Relance', decision: 'Décision' },
  },
};
