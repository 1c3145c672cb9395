import type { EInvoiceWords } from './en';

export const FR: EInvoiceWords = {
  title: 'Facture électronique',
  invoice: {
    mendIssued:
      'Cette facture conserve les informations de son émission. Ce qui était vide alors peut encore être complété, et la facture électronique le reprend.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cette facture.',
    complete: 'Il ne manque rien. Émettez la facture pour la télécharger.',
  },
  creditNote: {
    mendIssued:
      'Cet avoir conserve les informations de son émission. Ce qui était vide alors peut encore être complété, et la facture électronique le reprend.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cet avoir.',
    complete: 'Il ne manque rien. Émettez l’avoir pour le télécharger.',
  },
  format: 'Format',
  choose: 'Choisir un format',
  download: 'Télécharger la facture électronique',
  handedOut: 'Vous recevez le fichier déjà remis auparavant.',
  rounding: {
    label: 'Arrondir la taxe par taux',
    reason:
      'La taxe de ce brouillon est arrondie par ligne. Ce format exige qu’elle le soit une fois par taux.',
    done: (number: string) => `La taxe de ${number} est maintenant arrondie par taux.`,
  },
  unreadable: 'La facture électronique n’a pas pu être vérifiée.',
};
