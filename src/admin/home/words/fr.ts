import { counted } from '../../words/catalogues';
import type { HomeWords } from './en';

export const FR: HomeWords = {
  title: 'Accueil',
  hello: (name) => `Bonjour ${name}`,
  unreadable: 'Impossible de charger les chiffres. Rechargez la page.',
  noFigures: 'Votre rôle ne donne pas accès aux chiffres des factures.',
  currency: 'Devise',
  allCurrencies: 'Toutes les devises',
  failing: {
    label: 'Webhooks en échec',
    title: 'Webhooks en échec',
    failing: 'En échec',
    off: 'Désactivé',
    failed: (count) => counted(count, { one: 'livraison échouée', other: 'livraisons échouées' }),
    more: (count) => `et ${counted(count, { one: 'autre', other: 'autres' })}`,
  },
  refused: { label: 'E-mails refusés', title: 'Des e-mails ne sont pas arrivés' },
  noPublicUrl: {
    label: 'Paramètre manquant',
    title: 'PUBLIC_URL manque',
    text: 'Les liens des e-mails ne s’ouvrent que sur cette machine. Indiquez dans PUBLIC_URL l’adresse à laquelle les clients atteignent ce service, puis redémarrez-le.',
  },
  steps: {
    title: 'Votre première facture en trois étapes',
    done: 'Fait',
    noBusiness:
      'Vous n’êtes encore membre d’aucune entreprise. Un administrateur vous ajoute dans le formulaire de l’entreprise.',
    business: {
      text: 'Votre entreprise\u00a0: son nom et son adresse figurent sur chaque facture.',
      button: 'Ajouter une entreprise',
    },
    customer: { text: 'Un client, qui reçoit la facture.', button: 'Ajouter un client' },
    invoice: {
      text: 'La facture\u00a0: ajoutez des lignes, enregistrez, envoyez le PDF.',
      button: 'Créer une facture',
    },
  },
  outstanding: {
    title: 'Montants dus par ancienneté',
    label: 'Montant dû',
    inCurrency: (currency) => `Montants dus en ${currency}`,
    none: 'Aucun montant dû.',
  },
  paid: { title: 'Payé ce mois-ci', none: 'Rien n’a été payé ce mois-ci.' },
  latest: 'Dernières factures',
  waiting: { title: 'En attente', none: 'Aucun brouillon ni devis en attente.' },
  counts: {
    invoices: (count) => counted(count, { one: 'facture', other: 'factures' }),
    payments: (count) => counted(count, { one: 'paiement', other: 'paiements' }),
    markedPaid: (count) =>
      counted(count, { one: 'marquée comme payée', other: 'marquées comme payées' }),
    draft_invoices: (count) =>
      counted(count, { one: 'facture en brouillon', other: 'factures en brouillon' }),
    draft_quotations: (count) =>
      counted(count, { one: 'devis en brouillon', other: 'devis en brouillon' }),
    sent_quotations: (count) =>
      counted(count, { one: 'devis sans réponse', other: 'devis sans réponse' }),
    accepted_quotations: (count) =>
      counted(count, { one: 'devis accepté à facturer', other: 'devis acceptés à facturer' }),
  },
  revenue: {
    title: 'Chiffre d’affaires',
    months: (from, to) => `Hors taxes, ${from} – ${to}`,
    inTwelveMonths: 'en douze mois',
    loading: 'Chargement du chiffre d’affaires…',
    unreadable: 'Impossible de charger le chiffre d’affaires. Rechargez la page.',
    none: 'Rien n’a été facturé pendant ces douze mois.',
    chart: (currency) => `Chiffre d’affaires par mois en ${currency}`,
    bar: (month, amount) => `${month}\u00a0: ${amount}`,
    scale: { K: 'k', M: 'M', B: 'Md', T: 'Bn' },
  },
};
