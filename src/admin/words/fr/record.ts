import type { AttachmentWords, RecordWords } from '../en/record';

export const RECORD_WORDS: RecordWords = {
  timeline: 'Historique',
  showAll: (count: number) => `Tout afficher (${count})`,
  dueOn: (day: string) => `à payer le ${day}`,
  add: (label: string) => `Ajouter\u00a0: ${label}`,
  addIt: 'Ajouter',
  payment: (amount: string) => `Paiement de ${amount}`,
  edit: (label: string) => `Modifier\u00a0: ${label}`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Enregistré',
  correct: 'Corriger',
  reminders: 'Relances',
  remindersOff: 'Suspendues',
  stopReminders: 'Suspendre les relances',
  allowReminders: 'Reprendre les relances',
};

export const ATTACHMENT_WORDS: AttachmentWords = {
  title: 'Pièces jointes',
  add: 'Ajouter un fichier',
  hint: (size) => `PDF, PNG ou JPEG, ${size} au plus par fichier`,
  adding: (name, count, all) => `Ajout de ${name} (${count} sur ${all}) …`,
  notAdded: (name, reason) => `${name} n’a pas été ajouté\u00a0: ${reason}`,
  wrongType: 'ce n’est ni un PDF, ni un PNG, ni un JPEG.',
  tooLarge: (size) => `le fichier dépasse ${size}.`,
  download: (name) => `Télécharger ${name}`,
  remove: (name) => `Retirer ${name}`,
  askRemove: {
    title: (name) => `Retirer ${name}\u00a0?`,
    text: 'Le fichier est supprimé. L’historique en garde le nom.',
    confirm: 'Retirer',
  },
};
