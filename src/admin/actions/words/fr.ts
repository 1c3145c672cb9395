import type { ActionWords } from './en';

export const FR: ActionWords = {
  loading: 'Chargement…',
  back: 'Retour',
  needed: 'Cette information est obligatoire.',
  date: 'Date',
  actions: 'Actions',
  saveFirst: 'Enregistrez d’abord vos modifications.',
  openInvoice: (number) => `Ouvrir la facture ${number}`,
  unnumbered: { invoice: 'facture', quotation: 'devis', creditNote: 'avoir' },
  invoice: {
    sent: {
      label: 'Marquer comme envoyée',
      done: (number) => `${number} est marquée comme envoyée.`,
    },
    revived: {
      label: 'Rétablir la facture',
      done: (number) => `${number} n’est plus annulée.`,
      ask: (number, total) => ({
        title: `Rétablir ${number}\u00a0?`,
        text: `La facture de ${total} compte de nouveau. Les points de terminaison webhook seront avertis.`,
        confirm: 'Rétablir',
      }),
    },
    cancelled: {
      label: 'Annuler la facture',
      done: (number) => `${number} est annulée.`,
      ask: (number) => ({
        title: `Annuler ${number}\u00a0?`,
        text: 'La facture conserve son numéro et reste dans la liste. Les points de terminaison webhook seront avertis.',
        confirm: 'Annuler la facture',
      }),
    },
  },
  quotation: {
    sent: {
      label: 'Marquer comme envoyé',
      done: (number) => `${number} est marqué comme envoyé.`,
    },
    accepted: {
      label: 'Marquer comme accepté',
      done: (number) => `${number} est marqué comme accepté.`,
      ask: (number, total) => ({
        title: `Marquer ${number} comme accepté\u00a0?`,
        text: `Le devis de ${total} a expiré. Ses prix ne sont peut-être plus valables.`,
        confirm: 'Marquer comme accepté',
      }),
    },
    rejected: {
      label: 'Marquer comme refusé',
      done: (number) => `${number} est marqué comme refusé.`,
    },
  },
  duplicate: {
    label: 'Dupliquer',
    done: (number) => `${number} est un nouveau brouillon avec les mêmes lignes.`,
  },
  convert: {
    label: 'Convertir en facture',
    title: (number) => `Convertir ${number} en facture\u00a0?`,
    expired: 'Le devis a expiré.',
    text: 'La facture reprend les mêmes lignes et montants, et reçoit le numéro suivant. Un devis ne peut être converti qu’une seule fois.',
    confirm: 'Convertir',
    done: (quotation, invoice) =>
      `${quotation} est devenu la facture ${invoice}, encore à l’état de brouillon.`,
  },
};
