import type { AccountWords } from '../en/money';

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
