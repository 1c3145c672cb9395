import type { RecordWords } from '../en/record';

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
