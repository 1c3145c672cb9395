import type { AccountWords, ProviderWords } from '../en/money';

const dueAgain = (due: string | null): string =>
  due === null || due === '' ? '' : ` ${due} seront de nouveau dus.`;

export const ACCOUNT_WORDS: AccountWords = {
  title: 'Utilisation',
  unreadable: 'Les montants dus et disponibles n’ont pas pu être lus.',
  paysNone: 'Il ne règle aucune facture.',
  hidden: 'Une facture que vous ne pouvez pas voir',
  onAccount: (amount) => `Disponible\u00a0: ${amount}.`,
  atMost: (amount) => `Au plus ce qui est disponible et dû, ${amount}.`,
  refunds: 'Remboursé',
  refundOf: (day) => `Enregistrer un remboursement du paiement du ${day}`,
  refunded: (amount) => `Remboursement de ${amount} enregistré.`,
  voidRefund:
    'Il reste dans la liste comme annulé, et le montant est de nouveau disponible. Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le remboursement.',
  voidWhole:
    'Il reste dans la liste comme annulé, et ce qu’il règle est de nouveau dû. Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le paiement.',
  voidPart: {
    title: (amount, day) => `Reprendre ${amount} du paiement du ${day}\u202f?`,
    text: (due) =>
      `Le paiement règle aussi d’autres factures. Seule cette part est retirée et reste disponible pour le client.${dueAgain(due)}`,
    confirm: 'Reprendre',
    done: (amount, day) => `${amount} du paiement du ${day} sont de nouveau disponibles.`,
  },
  takeBack: {
    label: 'Reprendre',
    title: (amount, number) =>
      number === null ? `Reprendre ${amount}\u202f?` : `Reprendre ${amount} de ${number}\u202f?`,
    text: 'Ce montant est de nouveau dû sur la facture et reste disponible pour le client.',
    done: (amount) => `${amount} sont disponibles.`,
  },
  pay: {
    label: 'Régler une facture',
    title: 'Régler une facture avec le montant disponible',
    invoice: 'Facture',
    due: (number, due) => `${number}, ${due} dus`,
  },
  use: {
    notice: (amount) => `Le client a ${amount} disponibles.`,
    label: 'Régler cette facture avec',
    done: (amount) => `${amount} règlent cette facture.`,
  },
  keepRest: (amount) => `Garder ${amount} à la disposition du client`,
  online: {
    title: 'En ligne',
    at: (provider, day) => `Chez ${provider}, ${day}`,
    of: (count) => `pour ${count} factures`,
    failure: (text) => `Il a échoué\u00a0: ${text}`,
    refunded: (amount) => `Remboursé chez le prestataire\u00a0: ${amount}.`,
    dispute: {
      open: (amount, reason) =>
        `Le client conteste ${amount} (${reason}). Répondez chez le prestataire.`,
      won: (amount, reason) => `Un litige sur ${amount} (${reason}) a été gagné.`,
      lost: (amount, reason) =>
        `Un litige sur ${amount} (${reason}) a été perdu. Le prestataire a repris l’argent.`,
    },
  },
  customer: {
    title: (name) => `Enregistrer un paiement de ${name}`,
    currency: 'Devise',
    pays: 'Factures réglées, par ordre d’échéance',
    dueOn: (number, day) => `${number}, échéance ${day}`,
    gets: (amount, due) => `${amount} sur ${due}`,
    rest: (amount) => `Reste disponible\u00a0: ${amount}.`,
    noneOpen: (currency) => `Rien n’est dû en ${currency}. Le paiement reste disponible.`,
    recorded: (amount, name) => `Paiement de ${amount} de ${name} enregistré.`,
  },
};

export const PROVIDER_WORDS: ProviderWords = {
  title: 'Paiements en ligne',
  none: 'Les clients ne peuvent pas payer en ligne. Connectez pour cela un compte Stripe.',
  unreadable: 'Les prestataires de paiement n’ont pas pu être lus.',
  connectedAs: (account) => `Stripe, connecté en tant que ${account}.`,
  test: 'Mode test',
  form: 'Connecter Stripe',
  newKeys: 'Saisir de nouvelles clés',
  connect: 'Connecter',
  address: 'Adresse pour les événements',
  addressHint:
    'Créez d’abord chez Stripe un point de terminaison webhook avec cette adresse. Il doit envoyer les événements checkout.session, charge.refunded, charge.dispute et refund.',
  key: 'Clé secrète ou restreinte',
  keyHint:
    'Une clé restreinte qui ne permet que ce dont les paiements ont besoin est plus sûre. Elle est enregistrée chiffrée et n’est plus jamais affichée.',
  secret: 'Secret de signature du point de terminaison',
  secretHint: 'Il commence par whsec_.',
  done: (account) => `Stripe est connecté en tant que ${account}.`,
  disconnect: 'Déconnecter',
  ask: (account) => `Déconnecter ${account}\u202f?`,
  askText:
    'Les clients ne peuvent plus payer en ligne, et les pages de Stripe ouvertes sont fermées. Les paiements restent, et vous pouvez reconnecter le compte.',
  gone: 'Stripe est déconnecté.',
};
