import type { Tie } from '../../../domain/issued';
import type { LockedWords } from './en';

const BECAUSE: Readonly<Record<Tie, string>> = {
  'a payment is recorded': 'car un paiement est enregistré',
  'it has a credit note': 'car un avoir y est lié',
  'it was imported': 'car cette facture a été importée',
  'it was handed out': 'car ce document a été remis',
  'it became an invoice': 'car ce devis est devenu une facture',
};

const GIVEN = { invoice: 'la facture', quotation: 'le devis' };

export const FR: LockedWords = {
  locked: ({ number, day, tie }) => {
    const issued = `Document ${number} émis${day === null ? '' : ` le ${day}`}`;
    return tie === null
      ? `${issued}\u00a0: son contenu est verrouillé.`
      : `${issued}. Son contenu est verrouillé et ne peut pas être rouvert, ${BECAUSE[tie]}.`;
  },
  stillOpen: {
    invoice: 'Le statut, la date d’échéance, les remarques et les conditions restent modifiables.',
    quotation: 'Le statut, la validité, les remarques et les conditions restent modifiables.',
  },
  reopen: 'Rouvrir en brouillon',
  reopened: (number) => `${number} est de nouveau un brouillon.`,
  askTitle: (number) => `Rouvrir ${number} en brouillon\u00a0?`,
  askText: ({ kind, isPaid }) =>
    `Le numéro est conservé et le contenu redevient modifiable. À la prochaine émission, les coordonnées de l’entreprise et du client seront celles du moment. Prévenez votre client s’il a déjà reçu ${GIVEN[kind]}.${isPaid ? ' Le montant payé redevient celui d’avant le marquage comme payé.' : ''}`,
};
