import type { EInvoiceWords } from './en';

export const FR: EInvoiceWords = {
  title: 'Facture électronique',
  invoice: {
    mendIssued:
      'Cette facture conserve les informations de son émission. Complétez ce qui manque, remettez-la à l’état de brouillon et émettez-la de nouveau.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cette facture.',
    complete: 'Il ne manque rien. Émettez la facture pour la télécharger.',
  },
  creditNote: {
    mendIssued:
      'Cet avoir conserve les informations de son émission. Complétez ce qui manque, remettez-le à l’état de brouillon et émettez-le de nouveau.',
    mendDraft: 'Complétez ce qui manque avant d’émettre cet avoir.',
    complete: 'Il ne manque rien. Émettez l’avoir pour le télécharger.',
  },
  format: 'Format',
  choose: 'Choisir un format',
  download: 'Télécharger la facture électronique',
  handedOut: 'Vous recevez le fichier déjà remis auparavant.',
  unreadable: 'La facture électronique n’a pas pu être vérifiée.',
};
