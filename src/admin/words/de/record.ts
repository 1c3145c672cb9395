import type { RecordWords } from '../en/record';

export const RECORD_WORDS: RecordWords = {
  timeline: 'Verlauf',
  showAll: (count: number) => `Alle ${count} anzeigen`,
  dueOn: (day: string) => `fällig am ${day}`,
  add: (label: string) => `${label} hinzufügen`,
  addIt: 'Hinzufügen',
  payment: (amount: string) => `Zahlung über ${amount}`,
  edit: (label: string) => `${label} bearbeiten`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  correct: 'Berichtigen',
  reminders: 'Zahlungserinnerungen',
  remindersOff: 'Ausgesetzt',
  stopReminders: 'Zahlungserinnerungen aussetzen',
  allowReminders: 'Wieder an Zahlung erinnern',
};
