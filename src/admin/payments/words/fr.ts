import type { PaymentWords } from './en';

const dueAgain = (due: string | null): string =>
  due === null
    ? '.'
    : due === ''
      ? '. Rien de plus ne sera dû.'
      : `, et ${due} sont de nouveau dus.`;

export const FR: PaymentWords = {
  methods: {
    bank_transfer: 'Virement',
    cash: 'Espèces',
    card: 'Carte',
    direct_debit: 'Prélèvement',
    write_off: 'Passé en perte',
    other: 'Autre',
  },
  title: 'Paiements',
  unreadable: 'Les paiements n’ont pas pu être chargés.',
  none: 'Aucun paiement n’est enregistré.',
  record: 'Enregistrer un paiement',
  recordFor: (number) => `Enregistrer un paiement pour ${number}`,
  recorded: (amount, number) => `${amount} enregistrés pour ${number}.`,
  noInvoice: 'La facture n’a pas pu être chargée.',
  amountIn: (currency) => `Montant en ${currency}`,
  moreThanNothing: 'Le montant doit être supérieur à 0.',
  reference: 'Référence',
  referenceHint: 'Par exemple la référence du virement.',
  due: (amount) => `Montant dû\u00a0: ${amount}.`,
  atMost: (amount) => `Au plus le montant dû, ${amount}.`,
  dateHint: 'Jour de réception du paiement.',
  method: 'Mode de paiement',
  methodHint: 'Passé en perte\u00a0: aucune somme n’a été reçue.',
  note: 'Note',
  noteHint: 'Pour vous seulement. Non imprimée.',
  paidToday: {
    label: 'Payée en totalité aujourd’hui',
    title: (number) => `${number} est-elle payée en totalité aujourd’hui\u00a0?`,
    text: 'Enregistre le montant dû comme paiement du jour. Pour choisir la date, le mode de paiement ou un autre montant, utilisez «\u00a0Enregistrer un paiement\u00a0». Les points de terminaison webhook seront avertis.',
    confirm: 'Enregistrer le paiement',
    done: (number) => `${number} est payée.`,
  },
  voidIt: 'Annuler',
  void: {
    title: (amount, day) => `Annuler le paiement de ${amount} du ${day}\u00a0?`,
    text: (due) =>
      `Il reste dans la liste comme annulé${dueAgain(due)} Cette opération est irréversible, mais vous pouvez enregistrer à nouveau le paiement. Les points de terminaison webhook seront avertis.`,
    confirm: 'Annuler le paiement',
    done: (amount, day) => `Vous avez annulé le paiement de ${amount} du ${day}.`,
  },
};
